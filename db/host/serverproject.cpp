// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/host/serverproject.h"

#include "db/backups/backups.h"
#include "db/connection/connection.h"
#include "db/connection/presence.h"
#include "db/connection/serveroptions.h"
#include "db/desk/desklayer.h"
#include "db/host/homelogin.h"
#include "db/migrations/migrations.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QThread>

#include <algorithm>
#include <memory>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::ServerProject)
};

constexpr int upgradePatienceMs = 20000; ///< for tables that other sessions of the server have locked
constexpr unsigned long pauseMs = 500;

Result<> isOnServer(const ProjectLocation &location)
{
    if (location.backend == Backend::Postgres)
        return {};
    return failure(ErrorCode::Refused,
                   Tr::tr("%1 is not on a server. Give the address of a project on a server: postgresql://user@host/database?schema=name")
                       .arg(location.title()));
}

/// The version of the project of an open connection: NotFound if there is none.
Result<int> versionOf(Connection &connection)
{
    YUYI_TRY(const auto version, schemaVersion(connection));
    if (version == 0)
        return failure(ErrorCode::NotFound, Tr::tr("There is no project at %1.").arg(connection.location().title()));
    return version;
}

tl::unexpected<Error> newerOnServer(const ProjectLocation &location)
{
    return failure(ErrorCode::Newer,
                   Tr::tr("The project %1 was made by a newer version of Yuyi. Update the program to open it.").arg(location.title()));
}

QList<ServerProgram> programsOf(const QList<ProjectVisitor> &visitors)
{
    QList<ServerProgram> programs;
    for (const ProjectVisitor &visitor : visitors) {
        const auto same = std::find_if(programs.begin(), programs.end(), [&](const ServerProgram &one) {
            return one.login == visitor.login && one.program == visitor.program && one.address == visitor.address
                && one.own == visitor.own;
        });
        if (same == programs.end())
            programs.append({visitor.login, visitor.program, visitor.address, visitor.since, 1, visitor.own});
        else
            ++same->connections;
    }
    return programs;
}

Result<> refusedForOthers(Connection &connection)
{
    YUYI_TRY(const auto visitors, visitorsOf(connection));
    QStringList logins;
    for (const ProjectVisitor &visitor : visitors) {
        if (!visitor.own && !logins.contains(visitor.login))
            logins.append(visitor.login);
    }
    if (logins.isEmpty())
        return {};
    return failure(ErrorCode::Refused,
                   Tr::tr("The project %1 is open in other programs, with these logins: %2. Nothing was changed. Ask all to close the "
                          "project, then try again.")
                       .arg(connection.location().title(), logins.join(QLatin1String(", "))));
}

/// The tables of a project with logins belong to no login.
Result<> administers(Connection &connection)
{
    YUYI_TRY(const auto super,
             connection.number(QStringLiteral(
                 "SELECT rolsuper::int FROM pg_catalog.pg_roles WHERE rolname = current_user")));
    if (super != 0)
        return {};
    return failure(ErrorCode::Refused,
                   Tr::tr("People work in the project %1 with logins of their own. Only an administrator of the server can upgrade it: use "
                          "the address with the user “postgres” or another superuser.")
                       .arg(connection.location().title()));
}

/// All steps of the schema or none, with what the server does for logins.
Result<> migrateOnce(Connection &connection)
{
    const auto steps = [&] { return migrate(connection, newestSchema()); };
    if (connection.hasLogins())
        return changeUnderDeskLayer(connection, steps);
    YUYI_CHECK(connection.begin());
    const auto migrated = steps();
    if (migrated)
        return connection.commit();
    connection.rollback();
    return migrated;
}

/// A table that another session has locked is waited for.
Result<> migrateWhole(Connection &connection)
{
    QElapsedTimer waiting;
    waiting.start();
    for (;;) {
        const auto migrated = migrateOnce(connection);
        if (migrated)
            return migrated;
        if (!migrated.error().detail.startsWith(QLatin1String("[55P03]")))
            return migrated;
        if (waiting.elapsed() > upgradePatienceMs) {
            return failure(ErrorCode::Environment,
                           Tr::tr("The project %1 was not upgraded: another session on the server has locked one of its tables. Nothing "
                                  "was changed. Try again when backups and other work on the server have ended.")
                               .arg(connection.location().title()),
                           migrated.error().detail);
        }
        QThread::msleep(pauseMs);
    }
}

} // namespace

tl::unexpected<Error> olderOnServer(const ProjectLocation &location, int version)
{
    return failure(ErrorCode::Refused,
                   Tr::tr("The project %1 was made by an older version of Yuyi. A project on a server is not changed by opening it. "
                          "When nobody works in it, upgrade it once for all with this command: yuyi-cli server upgrade \"%1\"")
                       .arg(location.title()),
                   QStringLiteral("schema %1, known %2").arg(version).arg(newestSchema()));
}

Result<> fitsOnServer(const ProjectLocation &location)
{
    YUYI_TRY(const auto connection, Connection::open(location));
    YUYI_TRY(const auto version, versionOf(*connection));
    if (version > newestSchema())
        return newerOnServer(location);
    if (version == newestSchema())
        return {};
    if (!connection->hasLogins())
        return olderOnServer(location, version);
    return failure(ErrorCode::Refused,
                   Tr::tr("The project %1 was made by an older version of Yuyi. The administrator of the server has to upgrade it before "
                          "you can go on with this version, with this command: yuyi-cli server upgrade")
                       .arg(location.title()));
}

Result<ServerUpgrade> upgradeServerProject(const ProjectLocation &location, bool backup, const QDateTime &now)
{
    YUYI_CHECK(isOnServer(location));
    YUYI_TRY(const auto connection, Connection::open(location));
    YUYI_CHECK(requireHome(*connection));
    YUYI_TRY(const auto version, versionOf(*connection));
    if (version > newestSchema())
        return newerOnServer(location);
    ServerUpgrade upgrade{version, newestSchema(), {}};
    if (version == newestSchema())
        return upgrade;
    if (connection->hasLogins())
        YUYI_CHECK(administers(*connection));
    YUYI_CHECK(refusedForOthers(*connection));
    if (backup) {
        YUYI_TRY(const auto made, Backups(location).make(now));
        upgrade.backup = made;
    }
    // From here on nobody can come in. The backup had a connection of its own.
    YUYI_TRY(const auto alone, connection->holdsAlone());
    if (!alone) {
        YUYI_CHECK(refusedForOthers(*connection));
        return failure(ErrorCode::Refused,
                       Tr::tr("The project %1 was opened by somebody else in the meantime. Nothing was changed. Try again.")
                           .arg(location.title()));
    }
    YUYI_CHECK(migrateWhole(*connection));
    return upgrade;
}

Result<ServerStatus> serverStatusOf(const ProjectLocation &location)
{
    YUYI_CHECK(isOnServer(location));
    YUYI_TRY(const auto connection, Connection::open(location));
    ServerStatus status;
    YUYI_TRY(const auto schema, versionOf(*connection));
    status.schema = schema;
    status.newestSchema = newestSchema();
    YUYI_TRY(const auto version, connection->number(QStringLiteral("SELECT current_setting('server_version_num')")));
    status.version = serverVersionText(version);
    status.securityRelease = newerSecurityRelease(version);
    YUYI_TRY(const auto tls, connection->text(QStringLiteral("SELECT version || ' ' || cipher FROM pg_catalog.pg_stat_ssl "
                                                             "WHERE pid = pg_backend_pid() AND ssl")));
    status.tls = tls;
    YUYI_TRY(const auto visitors, visitorsOf(*connection));
    status.programs = programsOf(visitors);
    YUYI_TRY(const auto database, connection->number(QStringLiteral("SELECT pg_database_size(current_database())")));
    status.databaseBytes = database;
    YUYI_TRY(const auto project,
             connection->number(QStringLiteral("SELECT coalesce(sum(pg_total_relation_size(c.oid)), 0)::bigint FROM pg_catalog.pg_class c "
                                               "JOIN pg_catalog.pg_namespace n ON n.oid = c.relnamespace "
                                               "WHERE n.nspname = ? AND c.relkind IN ('r', 'm')"),
                                {location.schema}));
    status.projectBytes = project;
    status.whole = connection->face() == Face::Home;
    if (!status.whole)
        return status;
    YUYI_TRY(const auto pictures, connection->number(QStringLiteral("SELECT count(*) FROM blob")));
    status.pictures = pictures;
    YUYI_TRY(const auto bytes, connection->number(QStringLiteral("SELECT coalesce(sum(octet_length(content)), 0) FROM blob")));
    status.pictureBytes = bytes;
    return status;
}

QString serverWarning(const ProjectLocation &location)
{
    const auto connection = Connection::open(location);
    if (!connection)
        return {};
    const auto version = (*connection)->number(QStringLiteral("SELECT current_setting('server_version_num')"));
    const QString newer = version ? newerSecurityRelease(*version) : QString();
    if (newer.isEmpty())
        return {};
    return Tr::tr("The server runs PostgreSQL %1. PostgreSQL %2 closes security holes by which a member could take over the server: ask "
                  "the server administrator to install it.")
        .arg(serverVersionText(*version), newer);
}

} // namespace yuyi
