// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/stores/project/sqlhistorystore.h"

#include "db/rows/columns.h"

#include <QCoreApplication>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::HistoryStore)
};

constexpr int undoLimit = 200;

/// What is written as it is read; the store gives the sequence, and the image and the act where they are missing.
const sql::Columns<Event> eventColumns("event", {{"id", &Event::id},
                                                 {"entity", &Event::entity, Entity::Project},
                                                 {"subject_id", &Event::subject},
                                                 {"action", &Event::action},
                                                 {"before_value", &Event::before},
                                                 {"after_value", &Event::after},
                                                 {"created_by", &Event::person},
                                                 {"created_at", &Event::createdAt, sql::orNow}});

/// Without the act: an empty text where there is none.
const sql::Columns<UndoStep> stepColumns("undo_step", {{"id", &UndoStep::id},
                                                       {"person_id", &UndoStep::person},
                                                       {"sequence", &UndoStep::sequence},
                                                       {"kind", &UndoStep::kind},
                                                       {"title", &UndoStep::text},
                                                       {"image_id", &UndoStep::image},
                                                       {"subject_id", &UndoStep::subject},
                                                       {"before_state", &UndoStep::before},
                                                       {"after_state", &UndoStep::after},
                                                       {"undone", &UndoStep::undone},
                                                       {"created_at", &UndoStep::createdAt, sql::orNow}});

/// Without the ranges: they are a text.
const sql::Columns<AuditSeal> sealColumns("audit_seal", {{"number", &AuditSeal::number},
                                                         {"events", &AuditSeal::events},
                                                         {"hash", &AuditSeal::hash},
                                                         {"created_at", &AuditSeal::createdAt}});

/// All columns of an event but its number, in the order of StoredEvent.
const QLatin1String sealedColumns(
    "id, session, entity, subject_id, action, before_value, after_value, created_at, created_by, image_id, act");
constexpr int sealedCount = 11;

QString actText(const QUuid &act)
{
    return act.isNull() ? QString() : act.toString(QUuid::WithoutBraces);
}

/// The image of a record whose events carry the record's own id.
QString imageOf(Entity entity)
{
    switch (entity) {
    case Entity::Annotation:
        return QStringLiteral("(SELECT image_id FROM annotation WHERE id = ?)");
    case Entity::Decision:
        return QStringLiteral("(SELECT image_id FROM decision WHERE id = ?)");
    case Entity::DuplicateGroup:
        return QStringLiteral("(SELECT kept_id FROM duplicate_group WHERE id = ?)");
    case Entity::Question:
        return QStringLiteral("(SELECT a.image_id FROM question q JOIN annotation a ON a.id = "
                              "q.annotation_id WHERE q.id = ?)");
    case Entity::SourceEntry:
        return QStringLiteral("(SELECT image_id FROM source_entry WHERE id = ?)");
    case Entity::Assignment:
        return QStringLiteral("(SELECT image_id FROM assignment WHERE id = ?)");
    case Entity::Return:
        return QStringLiteral("(SELECT image_id FROM work_return WHERE id = ?)");
    case Entity::Submission:
        return QStringLiteral("(SELECT image_id FROM submission WHERE id = ?)");
    case Entity::Adjudication:
        return QStringLiteral("(SELECT image_id FROM adjudication_case WHERE id = ?)");
    case Entity::Validation:
        return QStringLiteral("(SELECT image_id FROM validation WHERE id = ?)");
    case Entity::Vote:
        return QStringLiteral("(SELECT v.image_id FROM vote o JOIN validation v ON v.id = "
                              "o.validation_id WHERE o.id = ?)");
    case Entity::Discussion:
        return QStringLiteral("(SELECT image_id FROM discussion WHERE id = ?)");
    case Entity::Comment:
        return QStringLiteral("(SELECT image_id FROM comment WHERE id = ?)");
    default:
        return QStringLiteral("(SELECT id FROM image WHERE id = ?)");
    }
}

struct Condition {
    QString text;
    QVariantList values;

    void add(const QString &more, const QVariant &value)
    {
        text += QLatin1String(text.isEmpty() ? "WHERE " : " AND ") + more;
        values.append(value);
    }
};

Condition conditionOf(const EventFilter &filter)
{
    Condition c;
    if (!filter.person.isNull())
        c.add(QStringLiteral("created_by = ?"), sql::id(filter.person));
    if (filter.entity)
        c.add(QStringLiteral("entity = ?"), sql::code(*filter.entity));
    if (!filter.action.isEmpty())
        c.add(QStringLiteral("action = ?"), sql::text(filter.action));
    if (!filter.image.isNull())
        c.add(QStringLiteral("image_id = ?"), sql::id(filter.image));
    if (!filter.subject.isNull())
        c.add(QStringLiteral("subject_id = ?"), sql::uuid(filter.subject));
    if (filter.from.isValid())
        c.add(QStringLiteral("created_at >= ?"), sql::time(filter.from));
    if (filter.until.isValid())
        c.add(QStringLiteral("created_at < ?"), sql::time(filter.until));
    if (!filter.withTyping)
        c.add(QStringLiteral("action NOT IN ('saved', CAST(? AS TEXT))"), QVariant(QStringLiteral("seen")));
    return c;
}

} // namespace

Result<> SqlHistoryStore::append(const Event &event)
{
    Event entry = event;
    if (entry.id.isNull())
        entry.id = EventId::create();
    const QVariant subject = sql::uuid(entry.subject);
    QVariantList values = eventColumns.values(entry);
    values << m_session << sql::text(actText(entry.act.isNull() ? m_act : entry.act)) << sql::id(entry.image) << subject
           << subject;
    return sql::nothing(m_connection.write(
        QStringLiteral("INSERT INTO event (%1, session, act, image_id) VALUES (%2, ?, ?, "
                       "coalesce(CAST(? AS TEXT), (SELECT id FROM image WHERE id = ?), %3))")
            .arg(eventColumns.names(), sql::marks(eventColumns.count()), imageOf(entry.entity)),
        values));
}

Result<QList<Event>> SqlHistoryStore::list(const QString &condition, const QVariantList &values)
{
    QList<Event> found;
    YUYI_CHECK(m_connection.read(
        QStringLiteral("SELECT %1, sequence, image_id, act FROM event %2").arg(eventColumns.names(), condition), values,
        [&](const Row &row) {
            Event event = eventColumns.read(row);
            std::tie(event.sequence, event.image, event.act) = row.as<qint64, ImageId, QUuid>(eventColumns.count());
            found.append(event);
        }));
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

Result<QList<Event>> SqlHistoryStore::find(const EventFilter &filter, qint64 beforeSequence,
                                           int limit)
{
    Condition condition = conditionOf(filter);
    if (beforeSequence > 0)
        condition.add(QStringLiteral("sequence < ?"), sql::integer(beforeSequence));
    condition.values.append(limit);
    return list(condition.text + QLatin1String(" ORDER BY sequence DESC LIMIT ?"), condition.values);
}

Result<qint64> SqlHistoryStore::count(const EventFilter &filter)
{
    const Condition condition = conditionOf(filter);
    return m_connection.number(QLatin1String("SELECT count(*) FROM event ") + condition.text,
                               condition.values);
}

Result<QList<Event>> SqlHistoryStore::eventsOfAct(const QUuid &act)
{
    if (act.isNull())
        return QList<Event>();
    return list(QStringLiteral("WHERE act = ? AND act <> '' ORDER BY sequence"),
                {sql::text(actText(act))});
}

Result<QList<Event>> SqlHistoryStore::eventsAfterAct(const QUuid &act, int limit)
{
    if (act.isNull())
        return QList<Event>();
    const QVariant value = sql::text(actText(act));
    return list(QStringLiteral(
                    "WHERE image_id IN (SELECT image_id FROM event WHERE act = ? AND act <> '' AND "
                    "image_id IS NOT NULL) AND sequence > (SELECT max(sequence) FROM event WHERE "
                    "act = ? AND act <> '') AND act <> ? ORDER BY sequence LIMIT ?"),
                {value, value, value, limit});
}

Result<std::optional<UndoStep>> SqlHistoryStore::stepOfAct(const QUuid &act)
{
    if (act.isNull())
        return std::optional<UndoStep>();
    return step(QStringLiteral("act = ? AND act <> '' ORDER BY sequence DESC LIMIT 1"),
                {sql::text(actText(act))});
}

Result<> SqlHistoryStore::push(const UndoStep &step)
{
    const QVariant person = sql::id(step.person);
    YUYI_CHECK(m_connection.write(
        QStringLiteral("DELETE FROM undo_step WHERE person_id = ? AND undone = 1"), {person}));
    YUYI_TRY(const auto last, m_connection.number(
                                  QStringLiteral("SELECT coalesce(max(sequence), 0) FROM undo_step WHERE person_id = ?"),
                                  {person}));
    UndoStep entry = step;
    if (entry.id.isNull())
        entry.id = UndoId::create();
    entry.sequence = last + 1;
    entry.undone = false;
    YUYI_CHECK(sql::addRow(m_connection, stepColumns, entry,
                           {{"act", sql::text(actText(step.act.isNull() ? m_act : step.act))}}));
    // Undone steps are gone by now, so the sequence of what is left has no holes.
    YUYI_CHECK(m_connection.write(
        QStringLiteral("DELETE FROM undo_step WHERE person_id = ? AND sequence <= ?"),
        {person, sql::integer(last + 1 - undoLimit)}));
    return {};
}

Result<QList<UndoStep>> SqlHistoryStore::steps(const QString &condition, const QVariantList &values)
{
    QList<UndoStep> found;
    YUYI_CHECK(m_connection.read(
        QStringLiteral("SELECT %1, act FROM undo_step WHERE %2").arg(stepColumns.names(), condition), values,
        [&](const Row &row) {
            UndoStep step = stepColumns.read(row);
            std::tie(step.act) = row.as<QUuid>(stepColumns.count());
            found.append(step);
        }));
    return found;
}

Result<std::optional<UndoStep>> SqlHistoryStore::step(const QString &condition,
                                                      const QVariantList &values)
{
    YUYI_TRY(const auto found, steps(condition, values));
    return found.isEmpty() ? std::nullopt : std::optional(found.constLast());
}

Result<QList<UndoStep>> SqlHistoryStore::lastSteps(const PersonId &person, int limit)
{
    return steps(QStringLiteral("person_id = ? AND undone = 0 ORDER BY sequence DESC LIMIT ?"), {sql::id(person), sql::integer(limit)});
}

Result<QList<UndoStep>> SqlHistoryStore::stepsOf(const PersonId &person, const QUuid &subject)
{
    return steps(QStringLiteral("person_id = ? AND subject_id = ? ORDER BY sequence"), {sql::id(person), sql::uuid(subject)});
}

Result<std::optional<UndoStep>> SqlHistoryStore::nextUndo(const PersonId &person)
{
    return step(
        QStringLiteral("person_id = ? AND undone = 0 ORDER BY sequence DESC LIMIT 1"),
        {sql::id(person)});
}

Result<std::optional<UndoStep>> SqlHistoryStore::nextRedo(const PersonId &person)
{
    return step(QStringLiteral("person_id = ? AND undone = 1 ORDER BY sequence LIMIT 1"),
                {sql::id(person)});
}

Result<> SqlHistoryStore::setUndone(const UndoId &id, bool undone)
{
    YUYI_TRY(const auto rows, m_connection.write(QStringLiteral("UPDATE undo_step SET undone = ? WHERE id = ?"),
                                                 {sql::flag(undone), sql::id(id)}));
    if (rows == 0)
        return failure(ErrorCode::NotFound, Tr::tr("There is nothing left to undo."),
                       id.toString());
    return {};
}

Result<> SqlHistoryStore::forget(const UndoId &id)
{
    YUYI_CHECK(m_connection.write(QStringLiteral("DELETE FROM undo_step WHERE id = ?"), {sql::id(id)}));
    return {};
}

Result<QList<AuditSeal>> SqlHistoryStore::seals(qint64 first, qint64 last)
{
    QList<AuditSeal> found;
    YUYI_CHECK(m_connection.read(
        QStringLiteral("SELECT %1, covers FROM audit_seal WHERE number BETWEEN ? AND ? ORDER BY number").arg(sealColumns.names()),
        {sql::integer(first), sql::integer(last)}, [&](const Row &row) {
            AuditSeal seal = sealColumns.read(row);
            seal.covers = parseRanges(std::get<0>(row.as<QString>(sealColumns.count()))).value_or(QList<EventRange>());
            found.append(seal);
        }));
    return found;
}

Result<AuditHead> SqlHistoryStore::sealHead()
{
    AuditHead head;
    YUYI_TRY(const auto newest, m_connection.number(QStringLiteral("SELECT coalesce(max(number), 0) FROM audit_seal")));
    YUYI_TRY(const auto last, seals(newest, newest));
    if (last.isEmpty())
        return head;
    head.last = last.constFirst();
    YUYI_TRY(head.events, m_connection.number(QStringLiteral("SELECT CAST(sum(events) AS BIGINT) FROM audit_seal WHERE number <= ?"),
                                              {sql::integer(newest)}));
    return head;
}

Result<qint64> SqlHistoryStore::firstSealSince(const QDateTime &time)
{
    return m_connection.number(QStringLiteral("SELECT coalesce(min(number), 0) FROM audit_seal WHERE created_at >= ?"), {sql::time(time)});
}

Result<> SqlHistoryStore::visitEvents(const EventRange &numbers, int limit, const std::function<void(const StoredEvent &)> &visit)
{
    return m_connection.read(
        QStringLiteral("SELECT %1, sequence FROM event WHERE sequence BETWEEN ? AND ? ORDER BY sequence LIMIT ?").arg(sealedColumns),
        {sql::integer(numbers.first), sql::integer(numbers.last), limit}, [&](const Row &row) {
            StoredEvent event;
            std::tie(event.sequence) = row.as<qint64>(sealedCount);
            for (int column = 0; column < sealedCount; ++column)
                event.values.append(row.isNull(column) ? std::nullopt : std::optional(row.utf8(column)));
            visit(event);
        });
}

Result<qint64> SqlHistoryStore::countEvents(const EventRange &numbers)
{
    return m_connection.number(QStringLiteral("SELECT count(*) FROM event WHERE sequence BETWEEN ? AND ?"),
                               {sql::integer(numbers.first), sql::integer(numbers.last)});
}

Result<bool> SqlHistoryStore::addSeal(const AuditSeal &seal)
{
    QVariantList values = sealColumns.values(seal);
    values << sql::text(rangesText(seal.covers));
    YUYI_TRY(const auto rows, m_connection.write(QStringLiteral("INSERT INTO audit_seal (%1, covers) VALUES (%2) ON CONFLICT (number) DO "
                                                                "NOTHING")
                                                     .arg(sealColumns.names(), sql::marks(values.size())),
                                                 values));
    return rows > 0;
}

} // namespace yuyi
