// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/stores/people/sqlworkstore.h"

#include "db/rows/columns.h"

#include <QCoreApplication>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::WorkStore)
};

const sql::Columns<Assignment> assignmentColumns("assignment",
                                                 {{"id", &Assignment::id},
                                                  {"person_id", &Assignment::person},
                                                  {"task", &Assignment::task, Task::Annotate},
                                                  {"image_id", &Assignment::image},
                                                  {"question_id", &Assignment::question},
                                                  {"round", &Assignment::round},
                                                  {"state", &Assignment::state, AssignmentState::Withdrawn},
                                                  {"origin", &Assignment::origin, AssignmentOrigin::Lead},
                                                  {"reserved_until", &Assignment::reservedUntil},
                                                  {"done_at", &Assignment::doneAt},
                                                  {"note", &Assignment::note},
                                                  {"created_at", &Assignment::createdAt, sql::orNow},
                                                  {"created_by", &Assignment::createdBy},
                                                  {"version", &Assignment::version}});

const sql::Columns<WorkReturn> returnColumns("work_return", {{"id", &WorkReturn::id},
                                                             {"image_id", &WorkReturn::image},
                                                             {"annotation_id", &WorkReturn::annotation},
                                                             {"person_id", &WorkReturn::person},
                                                             {"question_id", &WorkReturn::question},
                                                             {"origin", &WorkReturn::origin, ReturnOrigin::Review},
                                                             {"reason", &WorkReturn::reason},
                                                             {"note", &WorkReturn::note},
                                                             {"data", &WorkReturn::data},
                                                             {"round", &WorkReturn::round},
                                                             {"answered_at", &WorkReturn::answeredAt},
                                                             {"created_at", &WorkReturn::createdAt, sql::orNow},
                                                             {"created_by", &WorkReturn::createdBy}});

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
    if (filter.assigned)
        c.text += QLatin1String(" AND standing IN ('open', 'begun', 'expired', 'returned')");
    if (!filter.text.trimmed().isEmpty())
        c.add(QStringLiteral("EXISTS (SELECT 1 FROM image_name n WHERE n.image_id = w.image_id AND "
                             "n.name {{like}} ? ESCAPE '\\')"),
              likeAnywhere(filter.text.trimmed()));
    return c;
}

const QString workRows =
    QStringLiteral(
        "FROM (SELECT %1, a.updated_at AS touched, %2 AS standing FROM assignment g "
        "LEFT JOIN annotation a ON a.image_id = g.image_id AND a.person_id = g.person_id AND "
        "a.origin = 'annotation' AND a.state <> 'superseded' AND g.task = 'annotate') w")
        .arg(assignmentColumns.names("g"), workState);

/// A draft whose reservation has run out: it holds no place. Reads the annotation as a.
const QString ranOut =
    QStringLiteral("(a.state = 'draft' AND EXISTS (SELECT 1 FROM assignment e WHERE e.image_id = a.image_id "
                   "AND e.person_id = a.person_id AND e.task = 'annotate' AND e.question_id IS NULL AND "
                   "e.state = 'open' AND e.reserved_until <= ?))");

/// What others wrote at the image, but for drafts whose reservation has run out, and what is assigned to them.
sql::GateStatement taken(const QVariant &image, const QVariant &except, const QVariant &now)
{
    return {QStringLiteral(
                "SELECT count(*) FROM (SELECT a.person_id FROM annotation a WHERE a.image_id = ? "
                "AND a.origin = 'annotation' AND a.state <> 'superseded' AND a.person_id <> ? AND NOT %1 "
                "UNION SELECT g.person_id FROM assignment g WHERE g.image_id = ? AND g.question_id IS "
                "NULL "
                "AND g.task = 'annotate' AND g.state = 'open' AND g.person_id <> ? "
                "AND (g.reserved_until IS NULL OR g.reserved_until > ?)) taken")
                .arg(ranOut),
            {image, except, now, image, except, now}};
}

} // namespace

Result<> SqlWorkStore::lockImage(const ImageId &image)
{
    return m_connection.lock(Connection::Locked::Image, sql::id(image));
}

Result<> SqlWorkStore::add(const Assignment &assignment)
{
    Assignment fresh = assignment;
    fresh.version = 1;
    YUYI_TRY(const auto added, m_connection.write(
                                   QStringLiteral("INSERT INTO assignment (%1) VALUES (%2) ON CONFLICT DO NOTHING")
                                       .arg(assignmentColumns.names(), sql::marks(assignmentColumns.count())),
                                   assignmentColumns.values(fresh)));
    if (added == 0)
        return failure(ErrorCode::Conflict,
                       Tr::tr("This task is already assigned to this person."));
    return {};
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
        QLatin1String("SELECT ") + assignmentColumns.names()
            + QLatin1String(", (SELECT n.name FROM image_name n WHERE n.image_id = w.image_id "
                            "ORDER BY n.position LIMIT 1), standing, touched ")
            + workRows + c.text,
        QVariantList{sql::timeOrNow(now)} + c.values, [&](const Row &row) {
            const auto [name, state, touched] =
                row.as<QString, sql::CodeOr<WorkState::Open>, QDateTime>(assignmentColumns.count());
            list.append({assignmentColumns.read(row), name, state, touched});
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
    YUYI_TRY(const auto found,
             sql::rowsWhere(m_connection, assignmentColumns, QStringLiteral("WHERE id = ?"), {sql::id(id)}));
    if (found.isEmpty())
        return failure(ErrorCode::NotFound, Tr::tr("This assignment is not in the project."),
                       id.toString());
    return found.constFirst();
}

Result<> SqlWorkStore::update(const Assignment &assignment)
{
    return sql::updateRow(m_connection, assignmentColumns, assignment,
                          {"state", "origin", "reserved_until", "done_at", "note"});
}

Result<QList<Assignment>> SqlWorkStore::list(const AssignmentFilter &filter)
{
    Condition c = conditionOf(filter);
    c.text += QLatin1String(" ORDER BY created_at DESC, id DESC");
    if (filter.limit > 0) {
        c.text += QLatin1String(" LIMIT ? OFFSET ?");
        c.values += QVariantList{filter.limit, filter.offset};
    }
    return sql::rowsWhere(m_connection, assignmentColumns, c.text, c.values);
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
        QStringLiteral("WHERE person_id = ? AND task = ? AND state <> 'withdrawn' AND ");
    QVariantList values{sql::id(person), sql::code(task)};
    if (question.isNull()) {
        condition += QLatin1String("image_id = ? AND question_id IS NULL");
        values.append(sql::id(image));
    } else {
        condition += QLatin1String("question_id = ?");
        values.append(sql::id(question));
    }
    condition += QLatin1String(" ORDER BY round DESC, created_at DESC LIMIT 1");
    YUYI_TRY(const auto found, sql::rowsWhere(m_connection, assignmentColumns, condition, values));
    if (found.isEmpty())
        return std::optional<Assignment>();
    return std::optional<Assignment>(found.constFirst());
}

sql::GateStatement SqlWorkStore::placesTaken()
{
    return taken(sql::uuid(sql::gateGiven()), sql::id(sql::gatePerson()), sql::time(sql::gateNow()));
}

Result<qint64> SqlWorkStore::reservedCount(const ImageId &image, const PersonId &except,
                                           const QDateTime &now)
{
    if (m_connection.face() == Face::Desk)
        return m_connection.number(QStringLiteral("SELECT places_taken(?)"), {sql::id(image)});
    const sql::GateStatement statement = taken(sql::id(image), sql::id(except), sql::timeOrNow(now));
    return m_connection.number(statement.text, statement.values);
}

Result<QHash<ImageId, QList<PersonId>>> SqlWorkStore::annotators(const QDateTime &now)
{
    QHash<ImageId, QList<PersonId>> found;
    YUYI_CHECK(m_connection.read(
        QStringLiteral(
            "SELECT a.image_id, a.person_id FROM annotation a WHERE a.origin = 'annotation' "
            "AND a.state <> 'superseded' AND NOT (a.state = 'draft' AND EXISTS (SELECT 1 FROM person p WHERE "
            "p.id = a.person_id AND p.active = 0)) AND NOT %1 UNION SELECT g.image_id, g.person_id FROM assignment g "
            "WHERE g.question_id IS NULL AND g.task = 'annotate' AND g.state = 'open' "
            "AND (g.reserved_until IS NULL OR g.reserved_until > ?)")
            .arg(ranOut),
        {sql::timeOrNow(now), sql::timeOrNow(now)},
        [&](const Row &row) {
            const auto [image, person] = row.as<ImageId, PersonId>();
            found[image].append(person);
        }));
    return found;
}

Result<QSet<ImageId>> SqlWorkStore::heldByCalibration()
{
    QSet<ImageId> found;
    YUYI_CHECK(m_connection.read(QStringLiteral("SELECT k.image_id FROM calibration_image k JOIN "
                                                "calibration_batch b ON b.id = k.batch_id "
                                                "WHERE b.state <> 'closed'"),
                                 {}, [&](const Row &row) { found.insert(row.first<ImageId>()); }));
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
                const auto [person, open, expired, oldest] = row.as<PersonId, qint64, qint64, QDateTime>();
                PersonLoad &load = found[person];
                load.open = open;
                load.expired = expired;
                load.oldestOpen = oldest;
            }));
        YUYI_CHECK(m_connection.read(
            QStringLiteral(
                "SELECT person_id, state, count(*) FROM annotation WHERE origin = 'annotation' "
                "AND state <> 'superseded' AND person_id IS NOT NULL GROUP BY person_id, state"),
            {}, [&](const Row &row) {
                const auto [person, state, count] = row.as<PersonId, QString, qint64>();
                PersonLoad &load = found[person];
                if (state == QLatin1String("draft"))
                    load.drafts = count;
                else if (state == QLatin1String("returned"))
                    load.returned = count;
                else
                    load.submitted = count;
            }));
        YUYI_CHECK(m_connection.read(
            QStringLiteral("SELECT created_by, count(*) FROM vote WHERE withdrawn = 0 AND created_by IS NOT NULL "
                           "GROUP BY created_by"),
            {}, [&](const Row &row) {
                const auto [person, answers] = row.as<PersonId, qint64>();
                found[person].answers = answers;
            }));
        YUYI_CHECK(m_connection.read(
            QStringLiteral("SELECT adjudicator_id, count(*) FROM adjudication_case WHERE state = 'settled' "
                           "AND adjudicator_id IS NOT NULL GROUP BY adjudicator_id"),
            {}, [&](const Row &row) {
                const auto [person, settled] = row.as<PersonId, qint64>();
                found[person].settled = settled;
            }));
        return m_connection.read(
            QStringLiteral(
                "SELECT p.id, (SELECT e.created_at FROM event e WHERE e.created_by = p.id "
                "ORDER BY e.sequence DESC LIMIT 1) FROM person p"),
            {}, [&](const Row &row) {
                const auto [person, last] = row.as<PersonId, QDateTime>();
                found[person].lastActivity = last;
            });
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
            const auto [annotated, unfinished, submitted, assigned, adjudicated, worded] =
                row.as<bool, bool, bool, bool, bool, bool>();
            part = {annotated || (worded && !adjudicated), unfinished, submitted, assigned, adjudicated};
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
        [&](const Row &row) { list.append(row.first<ImageId>()); }));
    return list;
}

Result<> SqlWorkStore::addReturn(const WorkReturn &entry)
{
    return sql::addRow(m_connection, returnColumns, entry);
}

Result<QList<WorkReturn>> SqlWorkStore::returnsOf(const AnnotationId &annotation, bool openOnly)
{
    return sql::rowsWhere(m_connection, returnColumns,
                          QStringLiteral("WHERE annotation_id = ?%1 ORDER BY created_at, id")
                              .arg(QLatin1String(openOnly ? " AND answered_at IS NULL" : "")),
                          {sql::id(annotation)});
}

Result<QList<WorkReturn>> SqlWorkStore::returnsOfImage(const ImageId &image)
{
    return sql::rowsWhere(m_connection, returnColumns, QStringLiteral("WHERE image_id = ? ORDER BY created_at, id"),
                          {sql::id(image)});
}

Result<QList<WorkReturn>> SqlWorkStore::openReturns(const PersonId &person)
{
    return sql::rowsWhere(m_connection, returnColumns,
                          QStringLiteral("WHERE person_id = ? AND answered_at IS NULL ORDER BY created_at, id"),
                          {sql::id(person)});
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
        return failure(ErrorCode::NotFound, Tr::tr("The project has no record that this work was returned to its author."), id.toString());
    return {};
}

Result<QMap<int, qint64>> SqlWorkStore::returnsByRound()
{
    QMap<int, qint64> found;
    YUYI_CHECK(m_connection.read(
        QStringLiteral("SELECT round, count(DISTINCT image_id) FROM work_return GROUP BY round"),
        {}, [&](const Row &row) {
            const auto [round, images] = row.as<int, qint64>();
            found.insert(round, images);
        }));
    return found;
}

} // namespace yuyi
