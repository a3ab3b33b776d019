// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/connection/presence.h"

#include "db/connection/connection.h"
#include "models/domain/json/jsonfields.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QElapsedTimer>
#include <QThread>
#include <QtEndian>

#include <algorithm>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::Database)
};

/// The key of the advisory lock of a project. Advisory locks count within one database.
qint64 presenceKey(const ProjectLocation &location)
{
    const QByteArray name = QByteArrayLiteral("yuyi project ") + location.schema.toUtf8();
    return qFromBigEndian<qint64>(QCryptographicHash::hash(name, QCryptographicHash::Sha256).constData());
}

/// Takes the lock of a project with this function of the server; false if others hold it.
Result<bool> takeLock(Connection &connection, QStringView function)
{
    constexpr int patienceMs = 2000;
    constexpr unsigned long pauseMs = 50;
    const QString statement =
        QStringLiteral("SELECT CASE WHEN %1(%2) THEN 1 ELSE 0 END").arg(function).arg(presenceKey(connection.location()));
    QElapsedTimer waiting;
    waiting.start();
    for (;;) {
        YUYI_TRY(const auto taken, connection.number(statement));
        if (taken != 0 || waiting.elapsed() > patienceMs)
            return taken != 0;
        QThread::msleep(pauseMs);
    }
}

Error keptOut(const QString &title, const QList<ProjectVisitor> &visitors)
{
    const auto holder = std::find_if(visitors.begin(), visitors.end(), [](const ProjectVisitor &one) { return one.alone; });
    if (holder == visitors.end()) {
        return {ErrorCode::Refused,
                Tr::tr("The project %1 is being copied to another place or upgraded. Try again when that is finished.").arg(title),
                {}};
    }
    const QString process = QString::number(holder->process);
    if (!holder->since.isValid()) {
        return {ErrorCode::Refused,
                Tr::tr("The login “%2” keeps the project %1 to itself, as when it is copied to another place or upgraded. Try again when "
                       "that is finished. If it stays like this, the server administrator can end the process %3 of the server.")
                    .arg(title, holder->login, process),
                {}};
    }
    return {ErrorCode::Refused,
            Tr::tr("The login “%2” has kept the project %1 to itself since %4, as when it is copied to another place or upgraded. Try "
                   "again when that is finished. If it stays like this, the server administrator can end the process %3 of the server.")
                .arg(title, holder->login, process, holder->since.toLocalTime().toString(QStringLiteral("yyyy-MM-dd HH:mm"))),
            {}};
}

} // namespace

Result<> enterProject(Connection &connection)
{
    YUYI_TRY(const auto entered, takeLock(connection, u"pg_try_advisory_lock_shared"));
    if (entered)
        return {};
    YUYI_TRY(const auto visitors, visitorsOf(connection));
    return tl::unexpected(keptOut(connection.location().title(), visitors));
}

Result<bool> holdProject(Connection &connection)
{
    return takeLock(connection, u"pg_try_advisory_lock");
}

Result<QList<ProjectVisitor>> visitorsOf(Connection &connection)
{
    // The server shows the number of a lock in two halves.
    const auto key = static_cast<quint64>(presenceKey(connection.location()));
    const QString statement =
        QStringLiteral("SELECT coalesce(json_agg(json_build_object('process', v.pid, 'login', v.login, 'program', v.program, "
                       "'address', v.address, 'since', v.since, 'alone', v.alone, 'own', v.own) ORDER BY v.since, v.pid), '[]')::text FROM "
                       "(SELECT l.pid, coalesce(a.usename, '') AS login, coalesce(a.application_name, '') AS program, "
                       "coalesce(host(a.client_addr), '') AS address, "
                       "coalesce(to_char(a.backend_start AT TIME ZONE 'UTC', 'YYYY-MM-DD\"T\"HH24:MI:SS.MS\"Z\"'), '') AS since, "
                       "bool_or(l.mode = 'ExclusiveLock') AS alone, l.pid = pg_backend_pid() AS own "
                       "FROM pg_catalog.pg_locks l LEFT JOIN pg_catalog.pg_stat_activity a ON a.pid = l.pid "
                       "WHERE l.locktype = 'advisory' AND l.granted AND l.objsubid = 1 AND l.classid::bigint = %1 AND l.objid::bigint = %2 "
                       "AND l.database = (SELECT d.oid FROM pg_catalog.pg_database d WHERE d.datname = current_database()) "
                       "GROUP BY l.pid, a.usename, a.application_name, a.client_addr, a.backend_start) v")
            .arg(QString::number(key >> 32), QString::number(key & 0xffffffffU));
    YUYI_TRY(const auto text, connection.text(statement));
    QList<ProjectVisitor> visitors;
    const Json list = storedJson(text.toUtf8());
    for (const Json &one : list) {
        visitors.append({wholeOf<qint64>(one, "process"), textOf(one, "login"), textOf(one, "program"), textOf(one, "address"),
                         sql::parseTime(textOf(one, "since")), flagOf(one, "alone"), flagOf(one, "own")});
    }
    return visitors;
}

} // namespace yuyi
