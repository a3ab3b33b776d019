// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/stores/sqlstores.h"

#include "db/connection/serverlink.h"
#include "db/rows/stored.h"

#include <QCoreApplication>

#include <exception>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::Stores)
};

constexpr int severalChanges = 500; ///< more than this of one kind are announced as "many"
constexpr int patience = 120;       ///< looks for a number that may have been rolled back
constexpr int missingLimit = 1000;

/// Long lists become one "many of this kind" per entity and action.
void condense(Changes &changes)
{
    if (changes.list.size() <= severalChanges)
        return;
    QList<Change> kinds;
    QSet<QPair<int, QString>> seen;
    for (const Change &change : changes.list) {
        const QPair<int, QString> kind{static_cast<int>(change.entity), change.action};
        if (seen.contains(kind))
            continue;
        seen.insert(kind);
        kinds.append({change.entity, QUuid(), change.action});
    }
    changes.list = kinds;
}

/// @brief What a notification says of records that a desk shows though others change them. Anybody may send one: it is a hint to read
/// again.
/// `said`: codes of entities; empty: notifications may have been missed.
Changes shownAtDesks(const QString &said)
{
    static const Entity shown[] = {Entity::Project, Entity::Person, Entity::Image, Entity::Assignment, Entity::Return,
                                   Entity::Adjudication, Entity::Validation, Entity::Discussion, Entity::Comment, Entity::Guideline,
                                   Entity::Calibration, Entity::ErrorSample, Entity::ErrorCase};
    const QStringList codes = said.split(u' ');
    Changes changes;
    changes.external = true;
    for (const Entity entity : shown) {
        // An id that is nobody's: what is open need not be read again, lists do.
        if (said.isEmpty() || codes.contains(codeOf(entity)))
            changes.list.append({entity, newUuid(), QString()});
    }
    return changes;
}

} // namespace

SqlStores::SqlStores(std::unique_ptr<Connection> connection, const QString &session)
    : m_connection(std::move(connection)), m_session(session), m_project(*m_connection),
      m_images(*m_connection), m_media(*m_connection), m_composing(*m_connection), m_filters(*m_connection), m_annotations(*m_connection),
      m_annotationQueue(*m_connection), m_review(*m_connection), m_reviewSamples(*m_connection),
      m_submissions(*m_connection), m_work(*m_connection), m_validation(*m_connection),
      m_validationQueue(*m_connection), m_discussions(*m_connection), m_talk(*m_connection),
      m_calibration(*m_connection), m_endpoints(*m_connection), m_runs(*m_connection), m_sharedRuns(*m_connection),
      m_responses(*m_connection), m_errors(*m_connection), m_ratings(*m_connection),
      m_studies(*m_connection), m_packages(*m_connection), m_sources(*m_connection),
      m_taxonomy(*m_connection), m_translations(*m_connection), m_releases(*m_connection), m_jobs(*m_connection),
      m_history(*m_connection, session),
      m_inbox(*m_connection), m_desk(*m_connection)
{
}

Result<> SqlStores::transaction(const std::function<Result<>()> &work)
{
    const QUuid name = std::exchange(m_name, {});
    YUYI_CHECK(m_connection->begin());
    m_recorded = {};
    m_project.forget();
    m_history.beginAct(name);
    m_firstEvent = EventId(name);
    Result<> done;
    try {
        done = work();
    } catch (const std::exception &exception) {
        done = failure(
            ErrorCode::Environment,
            Tr::tr("The program failed during a change. The change was not saved."),
            QString::fromLocal8Bit(exception.what()));
    }
    if (done && m_beforeCommit)
        done = m_beforeCommit(*m_connection);
    if (done)
        done = notify();
    if (!done) {
        m_connection->rollback();
        m_recorded = {};
        return done;
    }
    const auto committed = m_connection->commit();
    if (!committed) {
        m_recorded = {};
        return committed;
    }
    const Changes changes = std::exchange(m_recorded, {});
    if (m_listener && !changes.list.isEmpty())
        m_listener(changes);
    return {};
}

Result<> SqlStores::record(const Event &event)
{
    Event entry = event;
    if (!m_firstEvent.isNull())
        entry.id = std::exchange(m_firstEvent, {});
    YUYI_CHECK(m_history.append(entry));
    m_recorded.list.append({event.entity, event.subject, event.action});
    return {};
}

Result<ServerLink> SqlStores::serverLink()
{
    return linkOf(*m_connection);
}

Result<> SqlStores::notify()
{
    QSet<QString> entities;
    for (const Change &change : std::as_const(m_recorded.list))
        entities.insert(codeOf(change.entity));
    if (entities.isEmpty())
        return {};
    QStringList sorted(entities.cbegin(), entities.cend());
    sorted.sort();
    return notifyOthers(*m_connection, sorted.join(u' '));
}

bool SqlStores::listen(std::function<void(const Changes &more)> heard)
{
    if (m_connection->backend() == Backend::Sqlite)
        return false;
    m_hearing = std::make_unique<Listener>(*m_connection, [this, heard = std::move(heard)](const QString &said) {
        heard(m_connection->face() == Face::Desk ? shownAtDesks(said) : Changes());
    });
    return true;
}

Result<qint64> SqlStores::dataVersion()
{
    // A server has nothing like it: there the events themselves are asked every time.
    return m_connection->backend() == Backend::Sqlite
             ? m_connection->number(QStringLiteral("PRAGMA data_version"))
             : Result<qint64>(m_dataVersion + 1);
}

qint64 SqlStores::notice(const Row &row, Changes &changes)
{
    const auto [sequence, session, entity, subject, action] =
        row.as<qint64, QString, sql::CodeOr<Entity::Project>, QUuid, QString>();
    if (session != m_session)
        changes.list.append({entity, subject, action});
    return sequence;
}

Result<> SqlStores::readSince(Changes &changes)
{
    const QString columns =
        QStringLiteral("SELECT sequence, session, entity, subject_id, action FROM event ");
    if (!m_missing.isEmpty()) {
        QVariantList values;
        for (auto number = m_missing.cbegin(); number != m_missing.cend(); ++number)
            values.append(sql::integer(number.key()));
        YUYI_CHECK(m_connection->read(columns + QLatin1String("WHERE sequence IN (")
                                          + sql::marks(values.size()) + u')',
                                      values, [&](const Row &row) { m_missing.remove(notice(row, changes)); }));
        for (auto number = m_missing.begin(); number != m_missing.end();)
            number = ++number.value() > patience ? m_missing.erase(number) : std::next(number);
    }
    // A desk sees its own events alone: most numbers are never its to see.
    const bool inOrder = m_connection->backend() == Backend::Sqlite || m_connection->face() == Face::Desk;
    return m_connection->read(columns + QLatin1String("WHERE sequence > ? ORDER BY sequence"),
                              {sql::integer(m_lastSequence)}, [&](const Row &row) {
                                  const qint64 number = notice(row, changes);
                                  for (qint64 n = m_lastSequence + 1; !inOrder && n < number; ++n) {
                                      if (m_missing.size() < missingLimit)
                                          m_missing.insert(n, 0);
                                  }
                                  m_lastSequence = number;
                              });
}

Result<Changes> SqlStores::foreignChanges()
{
    Changes changes;
    changes.external = true;
    YUYI_CHECK(m_connection->compareClocks());
    // Asked before the events are read: what is committed in between shows at the next look.
    YUYI_TRY(const auto version, dataVersion());
    if (m_watching && version == m_dataVersion)
        return changes;
    if (m_watching) {
        YUYI_CHECK(readSince(changes));
        condense(changes);
    } else {
        YUYI_TRY(const auto last, m_history.lastSequence());
        m_lastSequence = last;
        m_watching = true;
    }
    m_dataVersion = version;
    return changes;
}

} // namespace yuyi
