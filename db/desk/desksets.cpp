// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/desk/desksets.h"

#include "db/packages/deskcolumns.h"
#include "db/packages/sets.h"
#include "models/domain/codes.h"

#include <QHash>
#include <QRegularExpression>

namespace yuyi {

namespace {

/// Where the sets of a role begin, or what only desks ask for. {set:NAME}: another set of the role, made before.
struct Root {
    const char *name;
    const char *query;
    bool late = false; ///< made from sets that the steps make
};

QList<Root> rootsOf(Role role)
{
    const QList<Root> always{{"projects", "SELECT id FROM project"}, {"guidelines", "SELECT id FROM guideline"}};
    switch (role) {
    case Role::Annotator:
        return always
             + QList<Root>{
                 {"annotations", "SELECT id FROM annotation WHERE person_id = {me} AND origin = 'annotation'"},
                 {"images", "SELECT image_id FROM assignment WHERE person_id = {me} AND task = 'annotate' AND state <> 'withdrawn' AND "
                            "image_id IS NOT NULL UNION ALL SELECT image_id FROM annotation WHERE person_id = {me} AND origin = "
                            "'annotation'"},
                 {"submissions", "SELECT id FROM submission WHERE person_id = {me}"},
                 // Handed in by the transaction that asks: its labels follow.
                 {"fresh", "SELECT id FROM submission WHERE person_id = {me} AND xmin::text = pg_current_xact_id_if_assigned()::xid::text"},
                 {"settled-images",
                  "SELECT DISTINCT a.image_id FROM annotation a JOIN adjudication_case c ON c.image_id = a.image_id AND c.state = "
                  "'settled' "
                  "WHERE a.person_id = {me} AND a.origin = 'annotation' AND a.state = 'submitted'"},
                 {"settled", "SELECT id FROM annotation WHERE state = 'submitted' AND origin IN ('annotation', 'gold') AND image_id IN "
                             "(SELECT id FROM {set:settled-images})"},
                 {"batches", "SELECT batch_id FROM calibration_person WHERE person_id = {me}"},
                 {"revealed", "SELECT b.id FROM calibration_batch b JOIN calibration_person p ON p.batch_id = b.id WHERE p.person_id = "
                              "{me} "
                              "AND b.state <> 'labelling'"},
                 {"open-annotations",
                  "SELECT id FROM annotation WHERE person_id = {me} AND origin = 'annotation' AND state IN ('draft', 'returned')"},
                 {"open-questions", "SELECT id FROM question WHERE annotation_id IN (SELECT id FROM {set:open-annotations})"},
                 {"open-versions",
                  "SELECT id FROM question_version WHERE frozen = 0 AND question_id IN (SELECT id FROM {set:open-questions})"},
                 {"tasks", "SELECT image_id FROM assignment WHERE person_id = {me} AND task = 'annotate' AND state = 'open' AND image_id "
                           "IS "
                           "NOT NULL"}};
    case Role::Validator:
        return always
             + QList<Root>{{"validations", "SELECT v.id FROM validation v WHERE {held}"},
                           {"versions", "SELECT v.question_version_id FROM validation v WHERE {held}"},
                           {"open-rounds",
                            "SELECT v.id FROM assignment s JOIN validation v ON v.question_id = s.question_id AND v.round = s.round "
                            "WHERE s.person_id = {me} AND s.task = 'validate' AND s.state = 'open' AND v.state = 'open'"}};
    case Role::Adjudicator:
        return always
             + QList<Root>{{"cases",
                            "SELECT c.id FROM adjudication_case c WHERE c.adjudicator_id = {me} AND c.state = 'open' AND NOT EXISTS "
                            "(SELECT 1 "
                            "FROM submission s WHERE s.id IN (c.submission_a, c.submission_b) AND s.person_id = {me}) AND NOT EXISTS "
                            "(SELECT 1 "
                            "FROM annotation a WHERE a.image_id = c.image_id AND a.person_id = {me} AND a.origin = 'annotation')"},
                           // Pictures are named in what was handed in and decided; the questions may have gone on since.
                           {"media",
                            "SELECT (regexp_matches(t.content, '\"sha256\" *: *\"([0-9a-f]{64})\"', 'g'))[1] FROM (SELECT content FROM "
                            "submission WHERE id IN (SELECT id FROM {set:submissions}) UNION ALL SELECT value_a || value_b FROM "
                            "discrepancy "
                            "WHERE id IN (SELECT id FROM {set:discrepancies}) UNION ALL SELECT final_value FROM adjudication WHERE "
                            "superseded "
                            "= 0 AND discrepancy_id IN (SELECT id FROM {set:discrepancies})) t",
                            true}};
    case Role::Expert:
        return always
             + QList<Root>{{"error-types", "SELECT id FROM error_types"},
                           {"error-cases", "SELECT case_id FROM error_code WHERE created_by = {me} AND final = 0"},
                           {"versions", "SELECT a.question_version_id FROM error_case c JOIN attempt a ON a.id = c.attempt_id WHERE c.id "
                                        "IN "
                                        "(SELECT id FROM {set:error-cases})"},
                           {"images", "SELECT n.image_id FROM question_version w JOIN question q ON q.id = w.question_id JOIN annotation n "
                                      "ON n.id = q.annotation_id WHERE w.id IN (SELECT id FROM {set:versions})"},
                           {"golds", "SELECT id FROM annotation WHERE origin = 'gold' AND state <> 'superseded' AND image_id IN (SELECT id "
                                     "FROM {set:images})"},
                           {"decided", "SELECT case_id FROM error_code WHERE final = 1 AND case_id IN (SELECT id FROM {set:error-cases})"},
                           {"decided-attempts",
                            "SELECT attempt_id FROM error_case WHERE id IN (SELECT id FROM {set:decided})"}};
    // A participant sees a question when it is near: the three after the last one that was answered.
    case Role::Participant:
        return {{"projects", "SELECT id FROM project"},
                {"studies", "SELECT study_id FROM participant WHERE id = {taker}"},
                {"planned", "SELECT question_version_id FROM trial WHERE participant_id = {taker}"},
                {"versions", "SELECT t.question_version_id FROM trial t WHERE t.participant_id = {taker} AND t.position <= 3 + (SELECT "
                             "coalesce(max(d.position), -1) FROM trial d WHERE d.participant_id = {taker} AND d.answered_at IS NOT NULL)"},
                {"images", "SELECT i.image_id FROM study_item i JOIN participant p ON p.study_id = i.study_id WHERE p.id = {taker} AND "
                           "i.question_version_id IN (SELECT id FROM {set:versions})"},
                {"pictures", "SELECT i.sha256 FROM image i WHERE i.id IN (SELECT id FROM {set:images}) UNION ALL SELECT id FROM "
                             "{set:media}",
                 true}};
    default: return {};
    }
}

/// The sets of one role by name, each with the queries that are put together.
class RoleSets
{
public:
    explicit RoleSets(Role role) : m_role(role) {}

    QList<DeskSet> make()
    {
        const QList<Root> roots = rootsOf(m_role);
        for (const Root &root : roots) {
            if (!root.late)
                add(QLatin1String(root.name), withSets(QString::fromLatin1(root.query)));
        }
        const QList<PackedStep> steps = packedSteps(m_role);
        for (const PackedStep &step : steps) {
            // What begins somewhere else needs no step: an empty set gives nothing.
            if (!m_queries.contains(QLatin1String(step.from)))
                continue;
            const QString from = QStringLiteral("SELECT id FROM %1").arg(inner(QLatin1String(step.from)));
            add(QLatin1String(step.name), QString::fromLatin1(step.statement).arg(from));
        }
        for (const Root &root : roots) {
            if (root.late)
                add(QLatin1String(root.name), withSets(QString::fromLatin1(root.query)));
        }
        QList<DeskSet> sets;
        for (const QString &name : std::as_const(m_order)) {
            sets.append({deskSetName(m_role, name),
                         QStringLiteral("SELECT q.id FROM (%1) q(id) WHERE %2")
                             .arg(united(name), withDeskSets(QStringLiteral("{has}"), m_role)),
                         m_role == Role::Participant});
        }
        return sets;
    }

private:
    QString united(const QString &name) const { return m_queries.value(name).join(QLatin1String(" UNION ALL ")); }
    /// @brief A set within the query of another. Not its view: what stands behind a barrier can only be read as a whole, while one query is
    /// asked for one id at a time.
    QString inner(const QString &name) const { return QStringLiteral("(%1) s(id)").arg(united(name)); }
    QString withSets(QString sql) const
    {
        static const QRegularExpression mark(QStringLiteral("\\{set:([a-z-]+)\\}"));
        for (auto match = mark.match(sql); match.hasMatch(); match = mark.match(sql))
            sql.replace(match.captured(0), inner(match.captured(1)));
        // A round that a validator has a place in, or has answered.
        sql.replace(QLatin1String("{held}"),
                    QLatin1String("(EXISTS (SELECT 1 FROM assignment s WHERE s.question_id = v.question_id AND s.person_id = {me} AND "
                                  "s.task = 'validate' AND s.round = v.round AND s.state <> 'withdrawn') OR EXISTS (SELECT 1 FROM "
                                  "vote t WHERE t.validation_id = v.id AND t.created_by = {me}))"));
        return sql;
    }
    void add(const QString &name, const QString &query)
    {
        m_queries[name].append(query);
        // After everything that it is made from, also from its last query.
        m_order.removeAll(name);
        m_order.append(name);
    }

    Role m_role;
    QHash<QString, QStringList> m_queries;
    QStringList m_order;
};

} // namespace

QString deskSetName(Role role, const QString &set)
{
    QString name = QStringLiteral("set_%1_%2").arg(deskLetter(role)).arg(set);
    return name.replace(u'-', u'_');
}

QList<DeskSet> deskSets()
{
    QList<DeskSet> sets{{QStringLiteral("set_mentions"), QStringLiteral("SELECT comment_id AS id FROM comment_mention WHERE person_id = "
                                                                        "{me}")},
                        {QStringLiteral("set_comments"), QStringLiteral("SELECT id FROM comment WHERE created_by = {me}")}};
    QStringList pictures{QStringLiteral("SELECT sha256 AS id FROM image WHERE (SELECT {D}.at_desk())"),
                         QStringLiteral("SELECT sha256 FROM medium WHERE created_by = {me}")};
    for (const Role role : {Role::Annotator, Role::Validator, Role::Adjudicator, Role::Expert}) {
        sets += RoleSets(role).make();
        pictures.append(QStringLiteral("SELECT id FROM {D}.%1").arg(deskSetName(role, QStringLiteral("media"))));
    }
    sets.append({QStringLiteral("set_pictures"), pictures.join(QLatin1String(" UNION ALL "))});
    sets += RoleSets(Role::Participant).make();
    return sets;
}

QString withDeskSets(QString sql, Role role)
{
    static const QRegularExpression mark(QStringLiteral("\\{in:([a-z-]+):([a-z0-9_.]+)\\}"));
    for (auto match = mark.match(sql); match.hasMatch(); match = mark.match(sql)) {
        sql.replace(match.captured(0), QStringLiteral("EXISTS (SELECT 1 FROM {D}.%1 x WHERE x.id = %2)")
                                           .arg(deskSetName(role, match.captured(1)), match.captured(2)));
    }
    sql.replace(QLatin1String("{item-sets}"),
                QStringLiteral("(SELECT id FROM {D}.%1)").arg(deskSetName(role, QStringLiteral("item-sets"))));
    sql.replace(QLatin1String("{holder}"), QLatin1String("{me}"));
    sql.replace(QLatin1String("{has}"), role == Role::Participant ? QStringLiteral("({taker} IS NOT NULL)")
                                                                  : QStringLiteral("(SELECT {D}.has('%1'))").arg(codeOf(role)));
    return sql;
}

} // namespace yuyi
