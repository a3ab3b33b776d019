// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/stores/sqlworkstore.h"

#include <QCoreApplication>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::WorkStore)
};

struct Condition {
    QString text;
    QVariantList values;

    void add(const QString &more, const QVariant &value)
    {
        text += QLatin1String(text.isEmpty() ? " WHERE " : " AND ") + more;
        values.append(value);
    }
};

Condition conditionOf(const AssignmentFilter &filter)
{
    Condition c;
    if (!filter.person.isNull())
        c.add(QStringLiteral("person_id = ?"), sql::id(filter.person));
    if (filter.task)
        c.add(QStringLiteral("task = ?"), sql::code(*filter.task));
    if (filter.state)
        c.add(QStringLiteral("state = ?"), sql::code(*filter.state));
    if (filter.origin)
        c.add(QStringLiteral("origin = ?"), sql::code(*filter.origin));
    if (!filter.image.isNull())
        c.add(QStringLiteral("image_id = ?"), sql::id(filter.image));
    if (!filter.question.isNull())
        c.add(QStringLiteral("question_id = ?"), sql::id(filter.question));
    if (filter.expiredAt.isValid())
        c.add(QStringLiteral("state = 'open' AND reserved_until <= ?"),
              sql::time(filter.expiredAt));
    if (!filter.createdBy.isNull())
        c.add(QStringLiteral("created_by = ?"), sql::id(filter.createdBy));
    if (filter.createdAt.isValid())
        c.add(QStringLiteral("created_at = ?"), sql::time(filter.createdAt));
    return c;
}

/// Where a piece of work stands: reads the person's annotation in force as a.
const QString workState =
    QStringLiteral("CASE WHEN g.state = 'withdrawn' THEN 'withdrawn' "
                   "WHEN a.state = 'returned' AND g.question_id IS NULL THEN 'returned' "
                   "WHEN g.state = 'done' THEN 'done' "
                   "WHEN g.reserved_until <= ? THEN 'expired' "
                   "WHEN a.state = 'draft' THEN 'begun' ELSE 'open' END");

Condition rowCondition(const WorkFilter &filter)
{
    Condition c;
    if (!filter.person.isNull())
        c.add(QStringLiteral("person_id = ?"), sql::id(filter.person));
    if (filter.task)
        c.add(QStringLiteral("task = ?"), sql::code(*filter.task));
    if (filter.state)
        c.add(QStringLiteral("standing = ?"), sql::code(*filter.state));
    else
        c.text += QLatin1String(c.text.isEmpty() ? " WHERE " : " AND ")
            + QLatin1String("standing <> 'withdrawn'");
    if (filter.inHand)
        c.text += QLatin1String(" AND standing IN ('open', 'begun', 'expired', 'returned')");
    if (!filter.text.trimmed().isEmpty())
        c.add(QStringLiteral("EXISTS (SELECT 1 FROM image_name n WHERE n.image_id = w.image_id AND "
                             "n.name {{like}} ? ESCAPE '\\')"),
              likeAnywhere(filter.text.trimmed()));
    return c;
}

const QString workRows =
    QStringLiteral(
        "FROM (SELECT g.id, g.person_id, g.task, g.image_id, g.question_id, g.round, g.state, "
        "g.origin, "
        "g.reserved_until, g.done_at, g.note, g.created_at, g.created_by, g.version, a.updated_at "
        "AS touched, "
        "%1 AS standing FROM assignment g LEFT JOIN annotation a ON a.image_id = g.image_id AND "
        "a.person_id = g.person_id AND a.origin = 'annotation' AND a.state <> 'superseded' AND "
        "g.task = 'annotate') w")
        .arg(workState);

Assignment assignmentOf(const Row &row)
{
    Assignment a;
    a.id = row.id<AssignmentId>(0);
    a.person = row.id<PersonId>(1);
    a.task = row.code(2, Task::Annotate);
    a.image = row.id<ImageId>(3);
    a.question = row.id<QuestionId>(4);
    a.round = row.small(5);
    a.state = row.code(6, AssignmentState::Withdrawn);
    a.origin = row.code(7, AssignmentOrigin::Lead);
    a.reservedUntil = row.time(8);
    a.doneAt = row.time(9);
    a.note = row.text(10);
    a.createdAt = row.time(11);
    a.createdBy = row.id<PersonId>(12);
    a.version = row.small(13);
    return a;
}

} // namespace

Result<> SqlWorkStore::lockImage(const ImageId &image)
{
    if (!m_connection.inTransaction())
        return failure(ErrorCode::Refused,
                       Tr::tr("A project can only be changed within a transaction."));
    return m_connection.read(QStringLiteral("SELECT id FROM image WHERE id = ? {{lock}}"),
                             {sql::id(image)}, [](const Row &) {});
}

Result<> SqlWorkStore::add(const Assignment &assignment)
{
    YUYI_TRY(const auto added, m_connection.write(
        QStringLiteral("INSERT INTO assignment (id, person_id, task, image_id, question_id, round, "
                       "state, origin, "
                       "reserved_until, done_at, note, created_at, created_by, version) "
                       "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 1) ON CONFLICT DO NOTHING"),
        {sql::id(assignment.id), sql::id(assignment.person), sql::code(assignment.task),
         sql::id(assignment.image), sql::id(assignment.question), assignment.round,
         sql::code(assignment.state), sql::code(assignment.origin),
         sql::time(assignment.reservedUntil), sql::time(assignment.doneAt),
         sql::text(assignment.note), sql::timeOrNow(assignment.createdAt),
         sql::id(assignment.createdBy)}));
    if (added == 0)
        return failure(ErrorCode::Conflict,
                       Tr::tr("This task is already assigned to this person."));
    return {};
}

Result<QList<Assignment>> SqlWorkStore::read(const QString &condition, const QVariantList &values)
{
    QList<Assignment> list;
    YUYI_CHECK(m_connection.read(
        QLatin1String(
            "SELECT id, person_id, task, image_id, question_id, round, state, origin, "
            "reserved_until, done_at, note, created_at, created_by, version FROM assignment")
            + condition,
        values, [&](const Row &row) { list.append(assignmentOf(row)); }));
    return list;
}

Result<QList<WorkRow>> SqlWorkStore::rows(const WorkFilter &filter, const QDateTime &now)
{
    Condition c = rowCondition(filter);
    c.text += QLatin1String(" ORDER BY created_at, id");
    if (filter.limit > 0) {
        c.text += QLatin1String(" LIMIT ? OFFSET ?");
        c.values += QVariantList{filter.limit, filter.offset};
    }
    QList<WorkRow> list;
    YUYI_CHECK(m_connection.read(
        QLatin1String("SELECT id, person_id, task, image_id, question_id, round, state, origin, "
                      "reserved_until, done_at, "
                      "note, created_at, created_by, version, touched, standing, (SELECT n.name "
                      "FROM image_name n "
                      "WHERE n.image_id = w.image_id ORDER BY n.position LIMIT 1) ")
            + workRows + c.text,
        QVariantList{sql::timeOrNow(now)} + c.values, [&](const Row &row) {
            list.append(
                {assignmentOf(row), row.text(16), row.code(15, WorkState::Open), row.time(14)});
        }));
    return list;
}

Result<qint64> SqlWorkStore::countRows(const WorkFilter &filter, const QDateTime &now)
{
    const Condition c = rowCondition(filter);
    return m_connection.number(QLatin1String("SELECT count(*) ") + workRows + c.text,
                               QVariantList{sql::timeOrNow(now)} + c.values);
}

Result<Assignment> SqlWorkStore::assignment(const AssignmentId &id)
{
    YUYI_TRY(const auto found, read(QStringLiteral(" WHERE id = ?"), {sql::id(id)}));
    if (found.isEmpty())
        return failure(ErrorCode::NotFound, Tr::tr("This assignment is not in the project."),
                       id.toString());
    return found.constFirst();
}

Result<> SqlWorkStore::update(const Assignment &assignment)
{
    return m_connection.writeVersion(
        QStringLiteral("UPDATE assignment SET state = ?, origin = ?, reserved_until = ?, done_at = "
                       "?, note = ?, "
                       "version = version + 1 WHERE id = ? AND version = ?"),
        {sql::code(assignment.state), sql::code(assignment.origin),
         sql::time(assignment.reservedUntil), sql::time(assignment.doneAt),
         sql::text(assignment.note), sql::id(assignment.id), assignment.version});
}

Result<QList<Assignment>> SqlWorkStore::list(const AssignmentFilter &filter)
{
    Condition c = conditionOf(filter);
    c.text += QLatin1String(" ORDER BY created_at DESC, id DESC");
    if (filter.limit > 0) {
        c.text += QLatin1String(" LIMIT ? OFFSET ?");
        c.values += QVariantList{filter.limit, filter.offset};
    }
    return read(c.text, c.values);
}

Result<qint64> SqlWorkStore::count(const AssignmentFilter &filter)
{
    const Condition c = conditionOf(filter);
    return m_connection.number(QLatin1String("SELECT count(*) FROM assignment") + c.text, c.values);
}

Result<std::optional<Assignment>> SqlWorkStore::find(const PersonId &person, Task task,
                                                     const ImageId &image,
                                                     const QuestionId &question)
{
    QString condition =
        QStringLiteral(" WHERE person_id = ? AND task = ? AND state <> 'withdrawn' AND ");
    QVariantList values{sql::id(person), sql::code(task)};
    if (question.isNull()) {
        condition += QLatin1String("image_id = ? AND question_id IS NULL");
        values.append(sql::id(image));
    } else {
        condition += QLatin1String("question_id = ?");
        values.append(sql::id(question));
    }
    YUYI_TRY(const auto found, read(condition + QLatin1String(" ORDER BY round DESC, created_at DESC LIMIT 1"), values));
    if (found.isEmpty())
        return std::optional<Assignment>();
    return std::optional<Assignment>(found.constFirst());
}

Result<qint64> SqlWorkStore::placesTaken(const ImageId &image, const PersonId &except,
                                         const QDateTime &now)
{
    return m_connection.number(
        QStringLiteral(
            "SELECT count(*) FROM (SELECT a.person_id FROM annotation a WHERE a.image_id = ? "
            "AND a.origin = 'annotation' AND a.state <> 'superseded' AND a.person_id <> ? AND NOT "
            "(a.state = 'draft' AND EXISTS (SELECT 1 FROM assignment e WHERE e.image_id = "
            "a.image_id "
            "AND e.person_id = a.person_id AND e.task = 'annotate' AND e.question_id IS NULL AND "
            "e.state = 'open' AND e.reserved_until <= ?)) "
            "UNION SELECT g.person_id FROM assignment g WHERE g.image_id = ? AND g.question_id IS "
            "NULL "
            "AND g.task = 'annotate' AND g.state = 'open' AND g.person_id <> ? "
            "AND (g.reserved_until IS NULL OR g.reserved_until > ?)) taken"),
        {sql::id(image), sql::id(except), sql::timeOrNow(now), sql::id(image), sql::id(except),
         sql::timeOrNow(now)});
}

Result<QHash<ImageId, QList<PersonId>>> SqlWorkStore::annotators(const QDateTime &now)
{
    QHash<ImageId, QList<PersonId>> found;
    YUYI_CHECK(m_connection.read(
        QStringLiteral(
            "SELECT a.image_id, a.person_id FROM annotation a WHERE a.origin = 'annotation' "
            "AND a.state <> 'superseded' UNION SELECT g.image_id, g.person_id FROM assignment g "
            "WHERE g.question_id IS NULL AND g.task = 'annotate' AND g.state = 'open' "
            "AND (g.reserved_until IS NULL OR g.reserved_until > ?)"),
        {sql::timeOrNow(now)},
        [&](const Row &row) { found[row.id<ImageId>(0)].append(row.id<PersonId>(1)); }));
    return found;
}

Result<QSet<ImageId>> SqlWorkStore::heldByCalibration()
{
    QSet<ImageId> found;
    YUYI_CHECK(m_connection.read(QStringLiteral("SELECT k.image_id FROM calibration_image k JOIN "
                                         "calibration_batch b ON b.id = k.batch_id "
                                         "WHERE b.state <> 'closed'"),
                          {}, [&](const Row &row) { found.insert(row.id<ImageId>(0)); }));
    return found;
}

Result<QHash<PersonId, PersonLoad>> SqlWorkStore::loads(const QDateTime &now)
{
    QHash<PersonId, PersonLoad> found;
    YUYI_CHECK(m_connection.snapshot([&]() -> Result<> {
        YUYI_CHECK(m_connection.read(
            QStringLiteral("SELECT person_id, sum(CASE WHEN reserved_until IS NULL OR "
                           "reserved_until > ? THEN 1 ELSE 0 END), "
                           "sum(CASE WHEN reserved_until <= ? THEN 1 ELSE 0 END), "
                           "min(CASE WHEN reserved_until IS NULL OR reserved_until > ? THEN "
                           "created_at END) FROM assignment "
                           "WHERE task = 'annotate' AND state = 'open' GROUP BY person_id"),
            {sql::timeOrNow(now), sql::timeOrNow(now), sql::timeOrNow(now)}, [&](const Row &row) {
                PersonLoad &load = found[row.id<PersonId>(0)];
                load.open = row.integer(1);
                load.expired = row.integer(2);
                load.oldestOpen = row.time(3);
            }));
        YUYI_CHECK(m_connection.read(
            QStringLiteral(
                "SELECT person_id, state, count(*) FROM annotation WHERE origin = 'annotation' "
                "AND state <> 'superseded' AND person_id IS NOT NULL GROUP BY person_id, state"),
            {}, [&](const Row &row) {
                PersonLoad &load = found[row.id<PersonId>(0)];
                if (row.text(1) == QLatin1String("draft"))
                    load.drafts = row.integer(2);
                else if (row.text(1) == QLatin1String("returned"))
                    load.returned = row.integer(2);
                else
                    load.submitted = row.integer(2);
            }));
        YUYI_CHECK(m_connection.read(
            QStringLiteral("SELECT created_by, count(*) FROM vote WHERE withdrawn = 0 AND created_by IS NOT NULL "
                           "GROUP BY created_by"),
            {}, [&](const Row &row) { found[row.id<PersonId>(0)].answers = row.integer(1); }));
        YUYI_CHECK(m_connection.read(
            QStringLiteral("SELECT adjudicator_id, count(*) FROM adjudication_case WHERE state = 'settled' "
                           "AND adjudicator_id IS NOT NULL GROUP BY adjudicator_id"),
            {}, [&](const Row &row) { found[row.id<PersonId>(0)].settled = row.integer(1); }));
        return m_connection.read(
            QStringLiteral(
                "SELECT p.id, (SELECT e.created_at FROM event e WHERE e.created_by = p.id "
                "ORDER BY e.sequence DESC LIMIT 1) FROM person p"),
            {}, [&](const Row &row) { found[row.id<PersonId>(0)].lastActivity = row.time(1); });
    }));
    return found;
}

Result<PartInImage> SqlWorkStore::partIn(const ImageId &image, const PersonId &person,
                                         const QDateTime &now)
{
    PartInImage part;
    const QVariant of = sql::id(image);
    const QVariant him = sql::id(person);
    YUYI_CHECK(m_connection.read(
        QStringLiteral(
            "SELECT (SELECT count(*) FROM annotation a WHERE a.image_id = ? AND a.person_id = ? "
            "AND "
            "a.origin = 'annotation'), "
            "(SELECT count(*) FROM annotation a WHERE a.image_id = ? AND a.person_id = ? AND "
            "a.origin = 'annotation' AND a.state IN ('draft', 'returned')), "
            "(SELECT count(*) FROM annotation a WHERE a.image_id = ? AND a.person_id = ? AND "
            "a.origin = 'annotation' AND a.state = 'submitted'), "
            "(SELECT count(*) FROM assignment g WHERE g.image_id = ? AND g.person_id = ? AND "
            "g.question_id IS NULL "
            "AND g.task = 'annotate' AND g.state = 'open' AND (g.reserved_until IS NULL OR "
            "g.reserved_until > ?)), "
            "(SELECT count(*) FROM adjudication_case c WHERE c.image_id = ? AND (c.adjudicator_id "
            "= ? OR EXISTS "
            "(SELECT 1 FROM discrepancy d JOIN adjudication j ON j.discrepancy_id = d.id WHERE "
            "d.case_id = c.id "
            "AND j.created_by = ?))), "
            "(SELECT count(*) FROM annotation a JOIN question q ON q.annotation_id = a.id JOIN "
            "question_version v "
            "ON v.question_id = q.id WHERE a.image_id = ? AND a.origin <> 'import' AND "
            "v.created_by = ?)"),
        {of, him, of, him, of, him, of, him, sql::timeOrNow(now), of, him, him, of, him},
        [&](const Row &row) {
            // An adjudicator's own wording of a question is part of adjudicating.
            part.wrote = row.integer(0) > 0 || (row.integer(5) > 0 && row.integer(4) == 0);
            part.unfinished = row.integer(1) > 0;
            part.submitted = row.integer(2) > 0;
            part.assigned = row.integer(3) > 0;
            part.adjudicated = row.integer(4) > 0;
        }));
    return part;
}

Result<QList<ImageId>> SqlWorkStore::unfinishedOf(const PersonId &person, const QDateTime &now)
{
    QList<ImageId> list;
    YUYI_CHECK(m_connection.read(
        QStringLiteral(
            "SELECT a.image_id FROM annotation a WHERE a.person_id = ? AND a.origin = 'annotation' "
            "AND a.state IN ('draft', 'returned') UNION SELECT g.image_id FROM assignment g "
            "WHERE g.person_id = ? AND g.task = 'annotate' AND g.state = 'open' AND g.question_id "
            "IS NULL "
            "AND (g.reserved_until IS NULL OR g.reserved_until > ?)"),
        {sql::id(person), sql::id(person), sql::timeOrNow(now)},
        [&](const Row &row) { list.append(row.id<ImageId>(0)); }));
    return list;
}

Result<> SqlWorkStore::addReturn(const WorkReturn &entry)
{
    YUYI_CHECK(m_connection.write(
        QStringLiteral(
            "INSERT INTO work_return (id, image_id, annotation_id, person_id, question_id, origin, "
            "reason, note, data, round, answered_at, created_at, created_by) "
            "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"),
        {sql::id(entry.id), sql::id(entry.image), sql::id(entry.annotation), sql::id(entry.person),
         sql::id(entry.question), sql::code(entry.origin), sql::text(entry.reason),
         sql::text(entry.note), sql::text(entry.data), entry.round, sql::time(entry.answeredAt),
         sql::timeOrNow(entry.createdAt), sql::id(entry.createdBy)}));
    return {};
}

Result<QList<WorkReturn>> SqlWorkStore::readReturns(const QString &condition,
                                                    const QVariantList &values)
{
    QList<WorkReturn> list;
    YUYI_CHECK(m_connection.read(
        QLatin1String("SELECT id, image_id, annotation_id, person_id, question_id, origin, reason, "
                      "note, data, "
                      "round, answered_at, created_at, created_by FROM work_return WHERE ")
            + condition + QLatin1String(" ORDER BY created_at, id"),
        values, [&](const Row &row) {
            WorkReturn entry;
            entry.id = row.id<ReturnId>(0);
            entry.image = row.id<ImageId>(1);
            entry.annotation = row.id<AnnotationId>(2);
            entry.person = row.id<PersonId>(3);
            entry.question = row.id<QuestionId>(4);
            entry.origin = row.code(5, ReturnOrigin::Review);
            entry.reason = row.text(6);
            entry.note = row.text(7);
            entry.data = row.utf8(8);
            entry.round = row.small(9);
            entry.answeredAt = row.time(10);
            entry.createdAt = row.time(11);
            entry.createdBy = row.id<PersonId>(12);
            list.append(entry);
        }));
    return list;
}

Result<QList<WorkReturn>> SqlWorkStore::returnsOf(const AnnotationId &annotation, bool openOnly)
{
    return readReturns(openOnly ? QStringLiteral("annotation_id = ? AND answered_at IS NULL")
                                : QStringLiteral("annotation_id = ?"),
                       {sql::id(annotation)});
}

Result<QList<WorkReturn>> SqlWorkStore::returnsOfImage(const ImageId &image)
{
    return readReturns(QStringLiteral("image_id = ?"), {sql::id(image)});
}

Result<QList<WorkReturn>> SqlWorkStore::openReturns(const PersonId &person)
{
    return readReturns(QStringLiteral("person_id = ? AND answered_at IS NULL"), {sql::id(person)});
}

Result<> SqlWorkStore::answerReturns(const AnnotationId &annotation, const QDateTime &at)
{
    YUYI_CHECK(m_connection.write(QStringLiteral("UPDATE work_return SET answered_at = ? WHERE "
                                          "annotation_id = ? AND answered_at IS NULL"),
                           {sql::timeOrNow(at), sql::id(annotation)}));
    return {};
}

Result<> SqlWorkStore::setReturnAnswered(const ReturnId &id, const QDateTime &at)
{
    YUYI_TRY(const auto done, m_connection.write(QStringLiteral("UPDATE work_return SET answered_at = ? WHERE id = ?"),
                           {sql::time(at), sql::id(id)}));
    if (done == 0)
        return failure(ErrorCode::NotFound, Tr::tr("This return is not in the project."), id.toString());
    return {};
}

Result<QMap<int, qint64>> SqlWorkStore::returnsByRound()
{
    QMap<int, qint64> found;
    YUYI_CHECK(m_connection.read(
        QStringLiteral("SELECT round, count(DISTINCT image_id) FROM work_return GROUP BY round"),
        {}, [&](const Row &row) { found.insert(row.small(0), row.integer(1)); }));
    return found;
}

} // namespace yuyi
