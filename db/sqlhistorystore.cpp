// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/sqlprojectstore.h"

#include <QCoreApplication>

namespace yuyi {

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(yuyi::HistoryStore)
};

constexpr int undoLimit = 200;

} // namespace

Result<> SqlHistoryStore::append(const Event &event)
{
    const auto done = m_connection.write(
        QStringLiteral("INSERT INTO event (id, session, entity, subject_id, action, before_value, "
                       "after_value, created_at, "
                       "created_by) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"),
        {sql::id(event.id.isNull() ? EventId::create() : event.id), m_session,
         sql::code(event.entity), sql::uuid(event.subject), sql::text(event.action),
         sql::text(event.before), sql::text(event.after), sql::timeOrNow(event.createdAt),
         sql::id(event.person)});
    if (!done)
        return passOn(done);
    return {};
}

Result<QList<Event>> SqlHistoryStore::list(const QString &condition, const QVariantList &values)
{
    QList<Event> found;
    const auto done =
        m_connection.read(QLatin1String("SELECT id, sequence, entity, subject_id, action, "
                                        "before_value, after_value, created_by, created_at "
                                        "FROM event ")
                              + condition,
                          values, [&](const Row &row) {
                              Event event;
                              event.id = row.id<EventId>(0);
                              event.sequence = row.integer(1);
                              event.entity = row.code(2, Entity::Project);
                              event.subject = row.uuid(3);
                              event.action = row.text(4);
                              event.before = row.utf8(5);
                              event.after = row.utf8(6);
                              event.person = row.id<PersonId>(7);
                              event.createdAt = row.time(8);
                              found.append(event);
                          });
    if (!done)
        return passOn(done);
    return found;
}

Result<QList<Event>> SqlHistoryStore::events(qint64 afterSequence, int limit)
{
    return list(QStringLiteral("WHERE sequence > ? ORDER BY sequence LIMIT ?"),
                {sql::integer(afterSequence), limit});
}

Result<qint64> SqlHistoryStore::lastSequence()
{
    return m_connection.number(QStringLiteral("SELECT max(sequence) FROM event"));
}

Result<QList<Event>> SqlHistoryStore::eventsOf(const QUuid &subject)
{
    return list(QStringLiteral("WHERE subject_id = ? ORDER BY sequence"), {sql::uuid(subject)});
}

Result<> SqlHistoryStore::push(const UndoStep &step)
{
    const QVariant person = sql::id(step.person);
    const auto redo = m_connection.write(
        QStringLiteral("DELETE FROM undo_step WHERE person_id = ? AND undone = 1"), {person});
    if (!redo)
        return passOn(redo);
    const auto last = m_connection.number(
        QStringLiteral("SELECT coalesce(max(sequence), 0) FROM undo_step WHERE person_id = ?"),
        {person});
    if (!last)
        return passOn(last);
    const auto added = m_connection.write(
        QStringLiteral("INSERT INTO undo_step (id, person_id, sequence, kind, title, image_id, "
                       "subject_id, before_state, "
                       "after_state, undone, created_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, 0, ?)"),
        {sql::id(step.id.isNull() ? UndoId::create() : step.id), person, sql::integer(*last + 1),
         sql::text(step.kind), sql::text(step.text), sql::id(step.image), sql::uuid(step.subject),
         sql::text(step.before), sql::text(step.after), sql::timeOrNow(step.createdAt)});
    if (!added)
        return passOn(added);
    // Undone steps are gone by now, so the sequence of what is left has no holes.
    const auto trimmed = m_connection.write(
        QStringLiteral("DELETE FROM undo_step WHERE person_id = ? AND sequence <= ?"),
        {person, sql::integer(*last + 1 - undoLimit)});
    if (!trimmed)
        return passOn(trimmed);
    return {};
}

Result<std::optional<UndoStep>> SqlHistoryStore::step(const QString &condition,
                                                      const PersonId &person)
{
    std::optional<UndoStep> found;
    const auto done = m_connection.read(
        QLatin1String("SELECT id, person_id, sequence, kind, title, image_id, subject_id, "
                      "before_state, after_state, "
                      "undone, created_at FROM undo_step WHERE person_id = ? AND ")
            + condition,
        {sql::id(person)}, [&](const Row &row) {
            UndoStep step;
            step.id = row.id<UndoId>(0);
            step.person = row.id<PersonId>(1);
            step.sequence = row.integer(2);
            step.kind = row.text(3);
            step.text = row.text(4);
            step.image = row.id<ImageId>(5);
            step.subject = row.uuid(6);
            step.before = row.utf8(7);
            step.after = row.utf8(8);
            step.undone = row.flag(9);
            step.createdAt = row.time(10);
            found = step;
        });
    if (!done)
        return passOn(done);
    return found;
}

Result<std::optional<UndoStep>> SqlHistoryStore::nextUndo(const PersonId &person)
{
    return step(QStringLiteral("undone = 0 ORDER BY sequence DESC LIMIT 1"), person);
}

Result<std::optional<UndoStep>> SqlHistoryStore::nextRedo(const PersonId &person)
{
    return step(QStringLiteral("undone = 1 ORDER BY sequence LIMIT 1"), person);
}

Result<> SqlHistoryStore::setUndone(const UndoId &id, bool undone)
{
    const auto rows =
        m_connection.write(QStringLiteral("UPDATE undo_step SET undone = ? WHERE id = ?"),
                           {sql::flag(undone), sql::id(id)});
    if (!rows)
        return passOn(rows);
    if (*rows == 0)
        return failure(ErrorCode::NotFound, Text::tr("There is nothing to undo any more."),
                       id.toString());
    return {};
}

} // namespace yuyi
