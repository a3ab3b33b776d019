// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/stores/project/sqlinboxstore.h"

#include "db/rows/columns.h"

namespace yuyi {

namespace {

const sql::Columns<FilterWork> filterWorkColumns(
    "", {{"(SELECT count(*) FROM image i WHERE i.stage = 'collected' AND NOT EXISTS "
          "(SELECT 1 FROM searched_image s WHERE s.image_id = i.id AND s.engine = ?))",
          &FilterWork::unsearched},
         {"(SELECT count(*) FROM duplicate_group WHERE state = 'open')", &FilterWork::duplicateGroups},
         {"(SELECT count(*) FROM image i WHERE i.stage = 'collected' AND NOT EXISTS "
          "(SELECT 1 FROM text_measure t WHERE t.image_id = i.id AND t.newest = 1))",
          &FilterWork::unmeasured},
         {"(SELECT count(*) FROM text_measure t JOIN image i ON i.id = t.image_id WHERE t.newest = 1 AND t.ratio >= ? "
          "AND i.stage = 'collected' AND NOT EXISTS (SELECT 1 FROM standing_decision d "
          "WHERE d.image_id = i.id AND d.step = 'text'))",
          &FilterWork::nearTextLimit}});

/// Of an open discussion of a question.
const sql::Columns<Discussion> questionDiscussionColumns(
    "discussion", {{"id", &Discussion::id},
                   {"subject_id", &Discussion::subjectId},
                   {"image_id", &Discussion::image},
                   {"reason", &Discussion::reason, ValidationReason::None},
                   {"note", &Discussion::note},
                   {"created_at", &Discussion::createdAt},
                   {"created_by", &Discussion::createdBy},
                   {"version", &Discussion::version}});

const sql::Columns<TroubledRun> troubledRunColumns("", {{"id", &TroubledRun::id},
                                                        {"model", &TroubledRun::model},
                                                        {"configuration", &TroubledRun::configuration},
                                                        {"state", &TroubledRun::state, RunState::Done},
                                                        {"message", &TroubledRun::message},
                                                        {"errors", &TroubledRun::errors},
                                                        {"created_at", &TroubledRun::createdAt}});

Result<QList<ImageId>> imagesOf(Connection &connection, const QString &statement,
                                const QVariantList &values)
{
    QList<ImageId> found;
    YUYI_CHECK(connection.read(
        statement, values, [&](const Row &row) { found.append(row.first<ImageId>()); }));
    return found;
}

} // namespace

Result<FilterWork> SqlInboxStore::filterWork(const QString &engine, double ratio)
{
    FilterWork work;
    YUYI_CHECK(m_connection.read(QLatin1String("SELECT ") + filterWorkColumns.names(), {sql::text(engine), ratio},
                                 [&](const Row &row) { work = filterWorkColumns.read(row); }));
    return work;
}

Result<QList<Discussion>> SqlInboxStore::discussionsFor(const PersonId &person, bool lead,
                                                        bool adjudicator)
{
    const QVariant who = sql::id(person);
    return sql::rowsWhere(
        m_connection, questionDiscussionColumns,
        QStringLiteral(
            "WHERE d.state = 'open' AND d.entity = 'question' AND (? = 1 OR ((? = 1 "
            "OR EXISTS (SELECT 1 FROM question q JOIN annotation a ON a.id = q.annotation_id WHERE "
            "q.id = d.subject_id AND a.person_id = ?) "
            "OR EXISTS (SELECT 1 FROM validation v JOIN vote o ON o.validation_id = v.id WHERE "
            "v.question_id = d.subject_id AND o.created_by = ? AND o.withdrawn = 0)) "
            "AND NOT EXISTS (SELECT 1 FROM discussion_vote u WHERE u.discussion_id = d.id AND "
            "u.created_by = ? AND u.superseded = 0))) ORDER BY d.created_at, d.id"),
        {sql::flag(lead), sql::flag(adjudicator), who, who, who}, "d");
}

Result<QList<ImageId>> SqlInboxStore::openCases(int limit)
{
    return imagesOf(m_connection,
                    QStringLiteral("SELECT image_id FROM adjudication_case WHERE state = 'open' "
                                   "ORDER BY created_at, id LIMIT ?"),
                    {limit});
}

Result<qint64> SqlInboxStore::openCaseCount()
{
    return m_connection.number(
        QStringLiteral("SELECT count(*) FROM adjudication_case WHERE state = 'open'"));
}

Result<RoundSums> SqlInboxStore::openRounds()
{
    RoundSums sums;
    YUYI_CHECK(m_connection.read(
        QStringLiteral(
            "SELECT count(*), coalesce(sum(CASE WHEN needed > votes THEN needed - votes ELSE 0 END), 0) "
            "FROM (SELECT v.needed, (SELECT count(*) FROM vote o WHERE o.validation_id = v.id AND "
            "o.withdrawn = 0) AS votes FROM validation v WHERE v.state = 'open') r"),
        {}, [&](const Row &row) { std::tie(sums.rounds, sums.answersMissing) = row.as<qint64, qint64>(); }));
    return sums;
}

Result<QList<ImageId>> SqlInboxStore::flaggedImages()
{
    // CROSS JOIN keeps SQLite from beginning with all the images: few answers name a fault.
    return imagesOf(
        m_connection,
        QStringLiteral(
            "SELECT DISTINCT v.image_id FROM vote o CROSS JOIN validation v CROSS JOIN gold_question g "
            "CROSS JOIN annotation a CROSS JOIN image i WHERE o.withdrawn = 0 AND o.flags <> '[]' AND "
            "v.id = o.validation_id AND v.state = 'passed' AND g.question_version_id = "
            "v.question_version_id AND a.id = g.annotation_id AND i.id = v.image_id "
            "AND a.origin = 'gold' AND a.state <> 'superseded' AND i.stage IN ('accepted', 'released') "
            "AND NOT EXISTS (SELECT 1 FROM discussion d WHERE d.subject_id = v.question_id AND "
            "(d.state = 'open' OR d.outcome = 'keep-key')) "
            "AND NOT EXISTS (SELECT 1 FROM event e WHERE e.subject_id = v.question_id AND e.action IN "
            "('suspect-sent-back', 'suspect-looked-at') AND e.created_at > o.created_at) "
            "ORDER BY v.image_id"),
        {});
}

Result<QList<TroubledRun>> SqlInboxStore::troubledRuns()
{
    QList<TroubledRun> found;
    YUYI_CHECK(m_connection.read(
        QStringLiteral(
            "SELECT %1 FROM (SELECT r.id, r.model, r.configuration, r.state, r.message, r.created_at, "
            "(SELECT count(*) FROM response p JOIN attempt t ON t.id = p.attempt_id WHERE "
            "p.run_id = r.id AND p.status IN ('request', 'account', 'transient') AND NOT EXISTS "
            "(SELECT 1 FROM attempt n JOIN response m ON m.attempt_id = n.id WHERE n.run_id = t.run_id "
            "AND n.question_version_id = t.question_version_id AND n.repeat = t.repeat AND "
            "n.rotation = t.rotation AND n.number > t.number)) AS errors "
            "FROM run r WHERE r.hidden = 0 AND r.origin = 'asked' AND r.state IN ('paused', 'done')) k "
            "WHERE errors > 0 OR (state = 'paused' AND message <> '') ORDER BY created_at DESC, id")
            .arg(troubledRunColumns.names()),
        {}, [&](const Row &row) { found.append(troubledRunColumns.read(row)); }));
    return found;
}

Result<qint64> SqlInboxStore::finishedRuns()
{
    return m_connection.number(QStringLiteral(
        "SELECT count(*) FROM run WHERE hidden = 0 AND state = 'done' AND kind = 'questions'"));
}

Result<qint64> SqlInboxStore::annotationsLeft(int perImage)
{
    return m_connection.number(
        QStringLiteral("SELECT count(*) * ? - coalesce(sum(CASE WHEN n.done > ? THEN ? ELSE n.done END), 0) "
                       "FROM image i LEFT JOIN (SELECT image_id, count(*) AS done FROM annotation "
                       "WHERE state = 'submitted' AND origin = 'annotation' GROUP BY image_id) n "
                       "ON n.image_id = i.id WHERE i.stage IN ('kept', 'annotating')"),
        {perImage, perImage, perImage});
}

Result<QList<WorkDone>> SqlInboxStore::doneSince(const PersonId &person, const QDateTime &since)
{
    QList<WorkDone> found;
    const QVariant from = sql::timeOrNow(since);
    const QVariant who = person.isNull() ? sql::text(QString()) : sql::id(person);
    // Times are text: their first sixteen characters are the minute. Crossed: SQLite then looks for the days of each person by its index.
    YUYI_CHECK(m_connection.read(
        QStringLiteral(
            "SELECT p.id, substr(a.submitted_at, 1, 16), 0, count(*) FROM person p CROSS JOIN annotation a WHERE "
            "a.person_id = p.id AND a.submitted_at >= ? AND a.origin = 'annotation' AND ? IN ('', p.id) "
            "GROUP BY p.id, substr(a.submitted_at, 1, 16) "
            "UNION ALL SELECT p.id, substr(o.created_at, 1, 16), 1, count(*) FROM person p CROSS JOIN vote o WHERE "
            "o.created_by = p.id AND o.created_at >= ? AND o.withdrawn = 0 AND ? IN ('', p.id) "
            "GROUP BY p.id, substr(o.created_at, 1, 16)"),
        {from, who, from, who}, [&](const Row &row) {
            const auto [worker, minute, answer, count] = row.as<PersonId, QString, bool, qint64>();
            found.append({worker, sql::parseTime(minute + QLatin1String(":00.000Z")), answer, count});
        }));
    return found;
}

} // namespace yuyi
