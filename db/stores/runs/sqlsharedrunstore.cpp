// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/stores/runs/sqlsharedrunstore.h"

#include "db/rows/columns.h"
#include "models/domain/clock.h"

namespace yuyi {

namespace {

const sql::Columns<RunSession> sessionColumns("run_session", {{"run_id", &RunSession::run},
                                                              {"code", &RunSession::code},
                                                              {"errors_only", &RunSession::errorsOnly},
                                                              {"unit_size", &RunSession::unitSize},
                                                              {"requests_hash", &RunSession::requestsHash}});

/// Units that one statement adds.
constexpr qsizetype addedAtOnce = 100;

} // namespace

Result<std::optional<RunSession>> SqlSharedRunStore::session(const RunId &run)
{
    YUYI_TRY(const auto found, sql::rowsWhere(m_connection, sessionColumns, QStringLiteral("WHERE run_id = ?"), {sql::id(run)}));
    return found.isEmpty() ? std::optional<RunSession>() : std::optional<RunSession>(found.constFirst());
}

Result<std::optional<RunSession>> SqlSharedRunStore::lockSession(const RunId &run)
{
    YUYI_CHECK(m_connection.read(QStringLiteral("SELECT id FROM run WHERE id = ? {{lock}}"), {sql::id(run)}, [](const Row &) {}));
    return session(run);
}

Result<> SqlSharedRunStore::forget(const RunId &run)
{
    YUYI_CHECK(m_connection.write(QStringLiteral("DELETE FROM work_unit WHERE run_id = ?"), {sql::id(run)}));
    YUYI_CHECK(m_connection.write(QStringLiteral("DELETE FROM run_helper WHERE run_id = ?"), {sql::id(run)}));
    return sql::nothing(m_connection.write(QStringLiteral("DELETE FROM run_session WHERE run_id = ?"), {sql::id(run)}));
}

Result<> SqlSharedRunStore::begin(const RunSession &session, const QList<int> &units, const QString &owner)
{
    YUYI_CHECK(forget(session.run));
    YUYI_CHECK(m_connection.write(QStringLiteral("UPDATE run SET runner = ?, heartbeat_at = NULL, state = 'running', message = '', "
                                                 "ended_at = NULL, version = version + 1 WHERE id = ?"),
                                  {sql::text(owner), sql::id(session.run)}));
    YUYI_CHECK(sql::addRow(m_connection, sessionColumns, session));
    for (qsizetype from = 0; from < units.size(); from += addedAtOnce) {
        QStringList rows;
        QVariantList values;
        for (const int unit : units.sliced(from, qMin(addedAtOnce, units.size() - from))) {
            rows.append(QStringLiteral("(?, ?, 'ready', '')"));
            values << sql::id(session.run) << unit;
        }
        YUYI_CHECK(m_connection.write(
            QLatin1String("INSERT INTO work_unit (run_id, number, state, owner) VALUES ") + rows.join(QLatin1String(", ")), values));
    }
    return {};
}

Result<bool> SqlSharedRunStore::end(const RunSession &session, RunState state, const QString &message)
{
    YUYI_TRY(const auto stored, lockSession(session.run));
    if (!stored || stored->code != session.code)
        return false;
    const bool ended = state == RunState::Done || state == RunState::Cancelled;
    YUYI_CHECK(m_connection.write(QStringLiteral("UPDATE run SET runner = '', heartbeat_at = NULL, state = ?, ended_at = ?, "
                                                 "version = version + 1 WHERE id = ?"),
                                  {sql::code(state), sql::time(ended ? currentTime() : QDateTime()), sql::id(session.run)}));
    if (!message.isEmpty()) {
        YUYI_CHECK(m_connection.write(QStringLiteral("UPDATE run SET message = ? WHERE id = ?"),
                                      {sql::text(message), sql::id(session.run)}));
    }
    YUYI_CHECK(forget(session.run));
    return true;
}

Result<> SqlSharedRunStore::renew(const RunId &run, const QString &owner, int milliseconds)
{
    return sql::nothing(m_connection.write(QStringLiteral("INSERT INTO run_helper (run_id, owner, lease_until) VALUES (?, ?, {{now}} + ?) "
                                                          "ON CONFLICT (run_id, owner) DO UPDATE SET lease_until = excluded.lease_until"),
                                           {sql::id(run), sql::text(owner), milliseconds}));
}

Result<> SqlSharedRunStore::expel(const RunId &run, const QString &owner)
{
    return sql::nothing(m_connection.write(QStringLiteral("DELETE FROM run_helper WHERE run_id = ? AND owner = ?"),
                                           {sql::id(run), sql::text(owner)}));
}

Result<> SqlSharedRunStore::leave(const RunId &run, const QString &owner)
{
    YUYI_CHECK(m_connection.write(
        QStringLiteral("UPDATE work_unit SET state = 'ready', owner = '' WHERE run_id = ? AND owner = ? AND state = 'taken'"),
        {sql::id(run), sql::text(owner)}));
    return expel(run, owner);
}

Result<QStringList> SqlSharedRunStore::owners(const QString &condition, const QVariant &value)
{
    QStringList names;
    YUYI_CHECK(m_connection.read(
        QLatin1String("SELECT DISTINCT h.owner FROM run_helper h ") + condition + QLatin1String(" AND h.lease_until > {{now}}"), {value},
        [&](const Row &row) { names.append(row.first<QString>()); }));
    names.sort(); // the server sorts by the rules of its language
    return names;
}

Result<QStringList> SqlSharedRunStore::helpers(const RunId &run)
{
    return owners(QStringLiteral("WHERE h.run_id = ?"), sql::id(run));
}

Result<QStringList> SqlSharedRunStore::helpersAt(const EndpointId &endpoint)
{
    return owners(QStringLiteral("JOIN run r ON r.id = h.run_id WHERE r.endpoint_id = ?"), sql::id(endpoint));
}

Result<> SqlSharedRunStore::sweep(const RunId &run)
{
    return sql::nothing(m_connection.write(
        QStringLiteral("UPDATE work_unit SET tries = tries + 1, owner = '', "
                       "state = CASE WHEN tries + 1 >= ? THEN 'failed' ELSE 'ready' END "
                       "WHERE run_id = ? AND state = 'taken' AND NOT EXISTS (SELECT 1 FROM run_helper h "
                       "WHERE h.run_id = work_unit.run_id AND h.owner = work_unit.owner AND h.lease_until > {{now}})"),
        {triesAtMost, sql::id(run)}));
}

Result<> SqlSharedRunStore::claim(const RunId &run, const QString &owner, int count)
{
    return sql::nothing(m_connection.write(
        QStringLiteral("UPDATE work_unit SET state = 'taken', owner = ?, takes = takes + 1 WHERE run_id = ? AND number IN "
                       "(SELECT number FROM work_unit WHERE run_id = ? AND state = 'ready' ORDER BY number LIMIT ? {{lock-free}})"),
        {sql::text(owner), sql::id(run), sql::id(run), count}));
}

Result<QList<TakenUnit>> SqlSharedRunStore::taken(const RunId &run, const QString &owner)
{
    QList<TakenUnit> units;
    YUYI_CHECK(m_connection.read(
        QStringLiteral("SELECT number, takes FROM work_unit WHERE run_id = ? AND owner = ? AND state = 'taken' ORDER BY number"),
        {sql::id(run), sql::text(owner)}, [&](const Row &row) {
            const auto [number, takes] = row.as<int, int>();
            units.append({number, takes});
        }));
    return units;
}

Result<UnitCounts> SqlSharedRunStore::counts(const RunId &run)
{
    UnitCounts counts;
    YUYI_CHECK(m_connection.read(QStringLiteral("SELECT coalesce(sum(CASE WHEN state = 'ready' THEN 1 ELSE 0 END), 0), "
                                                "coalesce(sum(CASE WHEN state = 'taken' THEN 1 ELSE 0 END), 0), "
                                                "coalesce(sum(CASE WHEN state = 'failed' THEN 1 ELSE 0 END), 0) "
                                                "FROM work_unit WHERE run_id = ?"),
                                 {sql::id(run)},
                                 [&](const Row &row) { std::tie(counts.ready, counts.taken, counts.failed) = row.as<int, int, int>(); }));
    return counts;
}

Result<> SqlSharedRunStore::finish(const RunId &run, const QString &owner, int unit)
{
    return sql::nothing(m_connection.write(
        QStringLiteral("UPDATE work_unit SET state = 'done' WHERE run_id = ? AND number = ? AND owner = ? AND state = 'taken'"),
        {sql::id(run), unit, sql::text(owner)}));
}

Result<double> SqlSharedRunStore::cost(const RunId &run)
{
    double sum = 0;
    YUYI_CHECK(m_connection.read(QStringLiteral("SELECT coalesce(sum(cost), 0) FROM response WHERE run_id = ?"), {sql::id(run)},
                                 [&](const Row &row) { sum = row.first<double>(); }));
    return sum;
}

Result<int> SqlSharedRunStore::slowdowns(const EndpointId &endpoint)
{
    YUYI_TRY(const auto number, m_connection.number(QStringLiteral("SELECT slowdowns FROM endpoint WHERE id = ?"), {sql::id(endpoint)}));
    return static_cast<int>(number);
}

Result<> SqlSharedRunStore::addSlowdown(const EndpointId &endpoint)
{
    return sql::nothing(
        m_connection.write(QStringLiteral("UPDATE endpoint SET slowdowns = slowdowns + 1 WHERE id = ?"), {sql::id(endpoint)}));
}

} // namespace yuyi
