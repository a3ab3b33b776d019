// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/desk/deskwrites.h"

#include "db/desk/desksets.h"

namespace yuyi {

namespace {

QStringList words(const char *text)
{
    return QString::fromLatin1(text).split(u' ', Qt::SkipEmptyParts);
}

struct Line {
    const char *table;
    const char *role; ///< a, v, j, e, p; "": everybody of the team at a desk
    const char *added;
    const char *before = "";
    const char *after = "";
    const char *changed = "";
    bool deleted = false;
    const char *left = "";
    const char *ignored = "";
};

Role roleOf(QChar letter)
{
    for (const Role role : {Role::Annotator, Role::Validator, Role::Adjudicator, Role::Participant}) {
        if (deskLetter(role) == letter)
            return role;
    }
    return Role::Expert;
}

QList<DeskWrite> madeWrites()
{
    const char *ofAnnotation = "{in:open-annotations:annotation_id}";
    const char *ofVersion = "{in:open-versions:question_version_id}";
    const char *ofQuestion = "{in:open-questions:question_id}";
    const QList<Line> lines{
        {"annotation", "a", "person_id = {me} AND origin = 'annotation' AND state = 'draft' AND {in:tasks:annotation.image_id}",
         "person_id = {me} AND origin = 'annotation' AND state IN ('draft', 'returned')",
         "person_id = {me} AND origin = 'annotation' AND state IN ('draft', 'returned', 'submitted')",
         "state round guideline_id explanation implied_meaning unsure submitted_at updated_at version", false, "source_entry_id"},
        {"annotation_label", "a", ofAnnotation, ofAnnotation, "", "", true},
        {"annotation_context", "a", ofAnnotation, ofAnnotation, "", "", true},
        {"annotation_skip", "a", "person_id = {me}", "person_id = {me}", "", "", true},
        {"question", "a", "created_by = {me} AND {in:open-annotations:annotation_id}", ofAnnotation, ofAnnotation, "group_id position "
                                                                                                                   "state"},
        {"question_label", "a", ofAnnotation, ofAnnotation, "", "", true},
        {"question_image", "a", ofQuestion, ofQuestion, "", "", true},
        {"question_version", "a", "created_by = {me} AND frozen = 0 AND {in:open-questions:question_id}", ofQuestion, ofQuestion,
         "is_current frozen kind stem rationale"},
        {"question_option", "a", ofVersion, ofVersion, ofVersion, "position content image_id note picture", true},
        {"question_medium", "a", ofVersion, ofVersion, "", "", true},
        {"question_key", "a", ofVersion, ofVersion, "", "", true},
        {"question_accepted", "a", ofVersion, ofVersion, "", "", true},
        {"medium", "a", "created_by = {me}"},
        // In pieces, until the bytes are those that the hash says.
        {"blob", "a", "created_by = {me} AND EXISTS (SELECT 1 FROM {S}.medium m WHERE m.sha256 = blob.sha256)",
         "created_by = {me} AND encode(sha256(content), 'hex') <> blob.sha256", "created_by = {me}", "content"},
        {"work_return", "a", "", "person_id = {me}", "person_id = {me}", "answered_at"},
        {"submission", "a",
         "person_id = {me} AND withdrawn = 0 AND EXISTS (SELECT 1 FROM {S}.annotation a WHERE a.id = annotation_id AND a.person_id = {me} "
         "AND a.origin = 'annotation' AND a.state = 'submitted' AND a.image_id = submission.image_id)",
         "", "", "", false, "", "newest_blind"},
        {"submission_label", "a", "{in:fresh:submission_id}"},
        {"vote", "v",
         "created_by = {me} AND withdrawn = 0 AND {in:open-rounds:vote.validation_id} AND EXISTS (SELECT 1 FROM {S}.validation r WHERE "
         "r.id = vote.validation_id AND r.question_version_id = vote.question_version_id AND r.round = vote.round)"},
        {"adjudication", "j", "created_by = {me} AND superseded = 0 AND {in:discrepancies:discrepancy_id}",
         "created_by = {me} AND {in:discrepancies:discrepancy_id}", "created_by = {me} AND {in:discrepancies:discrepancy_id}",
         "choice final_value cause note change_guideline superseded"},
        {"discrepancy", "j", "", "{in:cases:case_id}", "{in:cases:case_id} AND state IN ('open', 'settled')", "state version"},
        {"error_code", "e", "created_by = {me} AND final = 0 AND {in:error-cases:case_id}", "created_by = {me} AND final = 0 AND state = "
                                                                                            "'draft'",
         "created_by = {me} AND final = 0", "error_types_id state verdict content submitted_at version"},
        {"comment", "", "created_by = {me} AND state = 'open' AND resolved_by IS NULL", "created_by = {me}",
         "created_by = {me} AND (resolved_by IS NULL OR resolved_by = {me})", "body state resolved_at resolved_by version"},
        {"comment_mention", "", "EXISTS (SELECT 1 FROM {D}.set_comments x WHERE x.id = comment_id)", "person_id = {me}", "person_id = {me}",
         "seen_at"},
        {"text_draft", "", "person_id = {me}", "person_id = {me}", "person_id = {me}", "body updated_at", true},
        {"undo_step", "", "person_id = {me}", "person_id = {me}", "person_id = {me}", "undone", true},
        {"event", "", "created_by = {me}"},
        // What was consented to and answered stays, as the guards say (deskstudies.cpp).
        {"participant", "p", "", "participant.id = {taker}", "participant.id = {taker}",
         "state texts language background consent_at finished_at version text_size"},
        {"trial", "p", "", "trial.participant_id = {taker}", "trial.participant_id = {taker}",
         "first_option_id first_options first_answer option_id options answer changes milliseconds flags shown_at answered_at"},
        {"event", "p",
         "entity = 'participant' AND subject_id = {taker} AND created_by IS NULL AND image_id IS NULL AND before_value = '' AND "
         "octet_length(after_value) <= 4000 AND action IN ('opened', 'began', 'resumed', 'too-late', 'declined', 'displayed', "
         "'picture-failed', 'finished')"},
    };
    QList<DeskWrite> writes;
    for (const Line &line : lines) {
        DeskWrite write;
        write.table = QString::fromLatin1(line.table);
        write.everybody = *line.role == 0;
        if (!write.everybody)
            write.role = roleOf(QLatin1Char(*line.role));
        write.added = QString::fromLatin1(line.added);
        write.before = QString::fromLatin1(line.before);
        write.after = QString::fromLatin1(line.after);
        write.changed = words(line.changed);
        write.deleted = line.deleted;
        write.left = words(line.left);
        write.ignored = words(line.ignored);
        writes.append(write);
    }
    return writes;
}

} // namespace

const QList<DeskWrite> &deskWrites()
{
    static const QList<DeskWrite> writes = madeWrites();
    return writes;
}

QString policyName(const char *name, DeskGroup group)
{
    return QLatin1String(name) + QLatin1String(group == DeskGroup::Members ? "" : "_participant");
}

QString DeskWriting::condition(const QString &text) const
{
    const QString who = m_write.everybody ? QStringLiteral("(SELECT {D}.at_desk())") : QStringLiteral("{has}");
    return withDeskSets(QStringLiteral("%1 AND (%2)").arg(who, text), m_write.role);
}

QStringList DeskWriting::policies() const
{
    QStringList made;
    const auto add = [&](const char *name, const char *command, const QString &rule) {
        made.append(QStringLiteral("CREATE POLICY %1 ON {S}.%2 FOR %3 TO %4 %5")
                        .arg(policyName(name, m_write.group()), m_write.table, QLatin1String(command), roleOf(m_write.group()), rule));
    };
    if (!m_write.added.isEmpty())
        add("added", "INSERT", QStringLiteral("WITH CHECK (%1)").arg(condition(m_write.added)));
    if (!m_write.changed.isEmpty())
        add("changed", "UPDATE", QStringLiteral("USING (%1) WITH CHECK (%2)").arg(condition(m_write.before), condition(m_write.after)));
    if (m_write.deleted)
        add("deleted", "DELETE", QStringLiteral("USING (%1)").arg(condition(m_write.before)));
    return made;
}

QStringList DeskWriting::insertable() const
{
    QStringList names;
    if (m_write.added.isEmpty())
        return names;
    for (const CatalogColumn &column : m_reads.catalog()) {
        if (!m_write.left.contains(column.name) && !column.identity)
            names.append(column.name);
    }
    return names;
}

QStringList DeskWriting::grants() const
{
    QStringList made;
    const QString table = QLatin1String("{S}.") + m_write.table;
    const QString view = QLatin1String("{D}.") + m_write.table;
    const QString who = roleOf(m_write.group());
    QStringList onView;
    if (const QStringList columns = insertable(); !columns.isEmpty()) {
        made.append(QStringLiteral("GRANT INSERT (%1) ON %2 TO %3").arg(columns.join(QLatin1String(", ")), table, who));
        onView.append(QStringLiteral("INSERT"));
    }
    if (!m_write.changed.isEmpty()) {
        made.append(QStringLiteral("GRANT UPDATE (%1) ON %2 TO %3").arg(m_write.changed.join(QLatin1String(", ")), table, who));
        onView.append(QStringLiteral("UPDATE"));
    } else if (!m_write.ignored.isEmpty()) {
        onView.append(QStringLiteral("UPDATE"));
    }
    if (m_write.deleted) {
        made.append(QStringLiteral("GRANT DELETE ON %1 TO %2").arg(table, who));
        onView.append(QStringLiteral("DELETE"));
    }
    if (m_reads.hasView() && !onView.isEmpty())
        made.append(QStringLiteral("GRANT %1 ON %2 TO %3").arg(onView.join(QLatin1String(", ")), view, who));
    return made;
}

QString DeskWriting::keyMatch() const
{
    QStringList parts;
    for (const CatalogColumn &column : m_reads.catalog()) {
        if (column.key)
            parts.append(QStringLiteral("%1 = OLD.%1").arg(column.name));
    }
    return parts.join(QLatin1String(" AND "));
}

QString DeskWriting::insertTrigger() const
{
    QStringList names;
    QStringList values;
    for (const CatalogColumn &column : m_reads.catalog()) {
        if (!insertable().contains(column.name))
            continue;
        names.append(column.name);
        values.append(column.fallback.isEmpty() ? QLatin1String("NEW.") + column.name
                                                : QStringLiteral("coalesce(NEW.%1, %2)").arg(column.name, column.fallback));
    }
    // A picture that is there is there.
    const QString conflict = m_write.table == QLatin1String("medium") ? QStringLiteral(" ON CONFLICT DO NOTHING") : QString();
    return QStringLiteral("BEGIN INSERT INTO {S}.%1 (%2) VALUES (%3)%4; RETURN NEW; END")
        .arg(m_write.table, names.join(QLatin1String(", ")), values.join(QLatin1String(", ")), conflict);
}

QString DeskWriting::updateTrigger() const
{
    QStringList sets;
    QStringList refused;
    for (const CatalogColumn &column : m_reads.catalog()) {
        if (m_write.changed.contains(column.name))
            sets.append(QStringLiteral("%1 = NEW.%1").arg(column.name));
        else if (!m_write.ignored.contains(column.name))
            refused.append(QStringLiteral("NEW.%1 IS DISTINCT FROM OLD.%1").arg(column.name));
    }
    const QString refusal =
        QStringLiteral("IF %1 THEN RAISE insufficient_privilege USING MESSAGE = 'permission denied for a column of %2'; END IF;")
            .arg(refused.join(QLatin1String(" OR ")), m_write.table);
    // What is set by the server is left as it is, and no row counts as changed.
    if (sets.isEmpty())
        return QStringLiteral("BEGIN %1 RETURN NULL; END").arg(refusal);
    return QStringLiteral("DECLARE n integer; BEGIN %1 UPDATE {S}.%2 SET %3 WHERE %4; GET DIAGNOSTICS n = ROW_COUNT; IF n = 0 THEN RETURN "
                          "NULL; END IF; RETURN NEW; END")
        .arg(refusal, m_write.table, sets.join(QLatin1String(", ")), keyMatch());
}

QString DeskWriting::deleteTrigger() const
{
    return QStringLiteral("DECLARE n integer; BEGIN DELETE FROM {S}.%1 WHERE %2; GET DIAGNOSTICS n = ROW_COUNT; IF n = 0 THEN RETURN NULL; "
                          "END IF; RETURN OLD; END")
        .arg(m_write.table, keyMatch());
}

QStringList DeskWriting::triggers() const
{
    QStringList made;
    if (!m_reads.hasView())
        return made;
    const auto add = [&](const char *name, const char *command, const QString &body) {
        made.append(QStringLiteral("CREATE FUNCTION {D}.%1_%2() RETURNS trigger LANGUAGE plpgsql SET search_path = {S}, pg_temp AS "
                                   "$body$ %3 "
                                   "$body$")
                        .arg(QLatin1String(name), m_write.table, body));
        made.append(QStringLiteral("CREATE TRIGGER %1 INSTEAD OF %2 ON {D}.%3 FOR EACH ROW EXECUTE FUNCTION {D}.%1_%3()")
                        .arg(QLatin1String(name), QLatin1String(command), m_write.table));
    };
    if (!insertable().isEmpty())
        add("added", "INSERT", insertTrigger());
    if (!m_write.changed.isEmpty() || !m_write.ignored.isEmpty())
        add("changed", "UPDATE", updateTrigger());
    if (m_write.deleted)
        add("deleted", "DELETE", deleteTrigger());
    return made;
}

} // namespace yuyi
