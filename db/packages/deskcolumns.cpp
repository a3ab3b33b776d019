// SPDX-License-Identifier: GPL-3.0-or-later
// What a desk at a server shows is what a package of the same work would hold, except for what is listed here.
#include "db/packages/deskcolumns.h"

#include <algorithm>

namespace yuyi {

namespace {

constexpr Role deskRoles[] = {Role::Annotator, Role::Validator, Role::Adjudicator, Role::Expert, Role::Participant};

/// A role's rules of one table that differ from its package. `rows` empty: as in the package; "-": none.
struct Difference {
    const char *table;
    const char *roles;
    const char *rows;
    const char *columns = ""; ///< only those that differ, as in columns.cpp
    bool apart = false;
};

/// What items are drawn by, and which are there to see whether one pays attention, as PackageRows leaves it out.
const char *const studyDesign =
    "design=((design::jsonb || jsonb_build_object('category', '', 'blocks', '', 'practice_filter', '', 'gold_filter', '', 'gold_share', "
    "0)) - 'across' - 'at_least')::text";
const char *const eventColumns =
    "sequence; id; session; entity; subject_id; action; before_value=''; after_value=''; created_at; created_by; image_id; act";

const QList<Difference> &differences()
{
    static const QList<Difference> list{
        // Made by the packer; here there are rows.
        {"person", "avje", "TRUE"},
        {"person_role", "avje", "person_role.person_id = {me}"},
        {"blob", "avje", "EXISTS (SELECT 1 FROM {D}.set_pictures x WHERE x.id = blob.sha256)"},
        {"package", "avjep", "-"},
        {"package_piece", "avjep", "-"},
        // A participant is told nobody's name; the program asks for some all the same.
        {"person", "p", "FALSE"},
        {"person_role", "p", "FALSE"},
        {"blob", "p", "{in:pictures:blob.sha256}"},
        // Online, work is taken from the pool.
        {"project", "avjep", "", "open_pool; calibrated_only"},
        {"image", "a", "TRUE"},
        {"image", "vje", "TRUE", "version", true},
        {"image", "p", "", "version", true},
        {"medium", "a", "{in:media:medium.sha256} OR medium.created_by = {me}"},
        {"medium_content", "a", "-"},
        // An annotation has to be in a file for its questions; a server needs none.
        {"annotation", "vjp", "-"},
        {"annotation", "e", "{in:golds:annotation.id}",
         "state; round; guideline_id; submitted_at; version; unsure=0; explanation; implied_meaning; origin", true},
        {"annotation", "a", "{in:annotations:annotation.id} OR {in:settled:annotation.id}"},
        {"annotation_label", "a", "{in:annotations:annotation_label.annotation_id} OR {in:settled:annotation_label.annotation_id}"},
        {"annotation_context", "a", "{in:annotations:annotation_context.annotation_id} OR {in:settled:annotation_context.annotation_id}"},
        {"annotation_skip", "a", "annotation_skip.person_id = {me}"},
        {"question_version", "vep", "", "number; frozen"},
        {"gold_question", "e", "{in:golds:gold_question.annotation_id} AND {in:versions:gold_question.question_version_id}"},
        {"assignment", "av", "assignment.person_id = {me}", "reserved_until; done_at"},
        {"work_return", "a", "work_return.person_id = {me}"},
        {"submission", "j", "",
         "number; round; blind; newest_blind; withdrawn; guideline_id; calibration_batch_id"},
        {"adjudication_case", "j", "", "adjudicator_id; reserved_until"},
        {"adjudication", "j",
         "{in:discrepancies:adjudication.discrepancy_id} AND (adjudication.superseded = 0 OR adjudication.created_by = {me})",
         "created_at"},
        {"study", "p", "", studyDesign, true},
        {"study_item", "p", "{in:planned:study_item.question_version_id} AND {in:studies:study_item.study_id}", "", true},
        {"participant", "p", "participant.id = {taker}"},
        {"trial", "p", "trial.participant_id = {taker}"},
    };
    return list;
}

/// What packages leave to the project and a desk shows.
const QList<Difference> &onlyAtDesks()
{
    static const QList<Difference> list{
        {"schema_migration", "avjep", "TRUE", "number; name; applied_at"},
        {"assignment", "je", "assignment.person_id = {me}",
         "id; person_id; task; image_id; question_id; round; state; reserved_until; created_at; created_by=NULL; version; "
         "origin; done_at; note"},
        {"work_return", "vje", "work_return.person_id = {me}",
         "id; image_id; annotation_id; person_id; question_id; origin; reason; note; data; round; answered_at; created_at; "
         "created_by=NULL"},
        {"submission", "a", "submission.person_id = {me}",
         "id; annotation_id; image_id; person_id; number; round; blind; newest_blind; withdrawn; guideline_id; "
         "calibration_batch_id; content; created_at; created_by=NULL"},
        {"submission_label", "a", "{in:submissions:submission_label.submission_id}", "submission_id; dimension; label; position"},
        // Whether an answer was right would say what the key is.
        {"vote", "v", "vote.created_by = {me}",
         "id; validation_id; question_version_id; round; seed; shown_order; option_id; correct=0; milliseconds; flags; note; "
         "withdrawn; created_at; created_by; options; answer"},
        {"calibration_batch", "a", "{in:batches:calibration_batch.id}",
         "id; name; guideline_id; state; seed; revealed_at; closed_at; created_at; created_by=NULL; version"},
        {"calibration_image", "a", "{in:batches:calibration_image.batch_id}", "batch_id; image_id; position"},
        {"calibration_person", "a",
         "calibration_person.person_id = {me} OR {in:revealed:calibration_person.batch_id}",
         "batch_id; person_id; result; note; decided_at; decided_by=NULL"},
        {"calibration_outcome", "a", "{in:revealed:calibration_outcome.batch_id}",
         "id; batch_id; image_id; field; agreed_value; guideline_id; clause; note; created_at; created_by=NULL; version"},
        {"comment", "a",
         "comment.created_by = {me} OR EXISTS (SELECT 1 FROM {D}.set_mentions x WHERE x.id = comment.id) OR "
         "{in:settled-images:comment.image_id}",
         "id; entity; subject_id; image_id; field; body; state; resolved_at; resolved_by; created_at; created_by; version"},
        {"comment", "vje", "comment.created_by = {me} OR EXISTS (SELECT 1 FROM {D}.set_mentions x WHERE x.id = comment.id)",
         "id; entity; subject_id; image_id; field; body; state; resolved_at; resolved_by; created_at; created_by; version"},
        {"comment_mention", "avje",
         "comment_mention.person_id = {me} OR EXISTS (SELECT 1 FROM {D}.set_comments x WHERE x.id = comment_mention.comment_id)",
         "comment_id; person_id; seen_at"},
        {"discussion", "a", "{in:settled-images:discussion.image_id}",
         "id; entity; subject_id; image_id; reason; state; outcome; note; closed_at; closed_by=NULL; created_at; "
         "created_by=NULL; version"},
        {"discussion_vote", "avje", "discussion_vote.created_by = {me}",
         "id; discussion_id; choice; note; superseded; created_at; created_by"},
        {"rating", "e", "rating.created_by = {me} OR {in:decided-attempts:rating.attempt_id}",
         "id; attempt_id; judgement_id; score; perspectives; rule; note; superseded; created_at; created_by"},
        {"error_code", "e", "{in:decided:error_code.case_id}",
         "id; case_id; error_types_id; final; state; verdict; content; submitted_at; created_at; created_by; version"},
        {"text_draft", "avje", "text_draft.person_id = {me}", "person_id; place; body; updated_at"},
        {"undo_step", "avje", "undo_step.person_id = {me}",
         "id; person_id; sequence; kind; title; image_id; subject_id; before_state; after_state; undone; created_at; act"},
        // The values of an event hold whole records.
        {"event", "avje", "event.created_by = {me}", eventColumns},
        {"event", "p", "event.entity = 'participant' AND event.subject_id = {taker} AND event.created_by IS NULL", eventColumns},
    };
    return list;
}

bool has(const Difference &difference, Role role)
{
    return QString::fromLatin1(difference.roles).contains(deskLetter(role));
}

PackedColumn columnOf(const QString &text)
{
    PackedColumn column;
    const qsizetype equals = text.indexOf(u'=');
    column.name = (equals < 0 ? text : text.left(equals)).trimmed();
    column.expression = equals < 0 ? column.name : text.mid(equals + 1).trimmed();
    return column;
}

QList<PackedColumn> columnsOf(const char *text)
{
    QList<PackedColumn> columns;
    const QStringList parts = QString::fromLatin1(text).split(u';', Qt::SkipEmptyParts);
    for (const QString &part : parts)
        columns.append(columnOf(part.trimmed()));
    return columns;
}

/// As the package writes it. Ids of a server tell when a record was made, so the time itself is no secret there.
PackedColumn atDesk(PackedColumn column)
{
    if (column.expression == QLatin1String("{now}")) {
        const bool told = column.name == QLatin1String("created_at") || column.name == QLatin1String("updated_at");
        column.expression = told ? column.name : QStringLiteral("'1970-01-01T00:00:00.000Z'");
    }
    return column;
}

/// Whether a packed table changes for this role, and how.
void change(DeskRule &rule, const QString &table, bool &seen)
{
    for (const Difference &difference : differences()) {
        if (QLatin1String(difference.table) != table || !has(difference, rule.role))
            continue;
        const QString rows = QString::fromLatin1(difference.rows);
        seen = rows != QLatin1String("-");
        if (!rows.isEmpty())
            rule.rows = rows;
        rule.apart = difference.apart;
        const QList<PackedColumn> changed = columnsOf(difference.columns);
        for (PackedColumn &column : rule.columns) {
            const auto other = std::find_if(changed.begin(), changed.end(),
                                            [&](const PackedColumn &one) { return one.name == column.name; });
            if (other != changed.end())
                column.expression = other->expression;
        }
    }
}

void add(QList<DeskTable> &tables, const QString &table, const DeskRule &rule)
{
    auto found = std::find_if(tables.begin(), tables.end(), [&](const DeskTable &one) { return one.table == table; });
    if (found == tables.end()) {
        tables.append({table, {rule}});
        return;
    }
    // Annotators read the most: what is theirs is asked first.
    found->rules.append(rule);
}

QList<DeskTable> madeTables()
{
    QList<DeskTable> tables;
    for (const PackedTable &packed : packedTables()) {
        for (const Role role : deskRoles) {
            if (!packed.roles.contains(role))
                continue;
            DeskRule rule;
            rule.role = role;
            for (const PackedColumn &column : packed.columns)
                rule.columns.append(atDesk(column));
            bool seen = !packed.key.isEmpty();
            if (seen) {
                rule.rows = QStringLiteral("{in:%1:%2.%3}").arg(packed.set, packed.table, packed.key);
                if (!packed.also.isEmpty())
                    rule.rows += QStringLiteral(" AND (%1)").arg(packed.also);
            }
            change(rule, packed.table, seen);
            if (seen)
                add(tables, packed.table, rule);
        }
    }
    for (const Difference &only : onlyAtDesks()) {
        for (const Role role : deskRoles) {
            if (has(only, role))
                add(tables, QString::fromLatin1(only.table), {role, QString::fromLatin1(only.rows), false, columnsOf(only.columns)});
        }
    }
    return tables;
}

} // namespace

QChar deskLetter(Role role)
{
    switch (role) {
    case Role::Annotator: return u'a';
    case Role::Validator: return u'v';
    case Role::Adjudicator: return u'j';
    case Role::Expert: return u'e';
    case Role::Participant: return u'p';
    default: return {};
    }
}

const QList<DeskTable> &deskTables()
{
    static const QList<DeskTable> tables = madeTables();
    return tables;
}

} // namespace yuyi
