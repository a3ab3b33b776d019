// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/server/sqlserverhost.h"

#include "db/connection/connection.h"
#include "db/connection/serverpasswords.h"
#include "db/desk/desklayer.h"
#include "db/desk/desknames.h"
#include "db/rows/stored.h"
#include "db/server/serverdump.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QUrl>
#include <QUrlQuery>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::ServerHost)
};

constexpr qint64 longestCertificate = 64 * 1024;

Result<ProjectLocation> serverAt(const QString &location)
{
    YUYI_TRY(const auto found, readLocation(location, &isOnNetwork));
    if (found.backend != Backend::Postgres) {
        return failure(ErrorCode::Invalid,
                       Tr::tr("%1 is not on a server. Write the location as postgresql://user@host/database?schema=name, or move the "
                              "project to a server first.")
                           .arg(location));
    }
    return found;
}

Result<std::unique_ptr<Connection>> connectTo(const QString &location)
{
    YUYI_TRY(const auto found, serverAt(location));
    return Connection::open(found);
}

Result<DeskNames> namesAt(Connection &server)
{
    YUYI_TRY(const auto database, server.text(QStringLiteral("SELECT current_database()::text")));
    return DeskNames(database, server.location().schema);
}

/// The names of a project that has logins.
Result<DeskNames> deskAt(Connection &server)
{
    YUYI_TRY(const auto installed, hasDeskLayer(server));
    if (!installed) {
        return failure(
            ErrorCode::Refused,
            Tr::tr("The project %1 has no logins yet. An administrator of the server makes the first one with “yuyi-cli server adopt”.")
                .arg(server.location().title()));
    }
    return namesAt(server);
}

/// A call of a function of the layer, which says by itself what is wrong.
Result<> call(Connection &server, const DeskNames &names, const char *function, const QVariantList &values)
{
    return server.read(names.filled(QStringLiteral("SELECT {D}.") + QLatin1String(function)), values, [](const Row &) {});
}

Result<> mayNot(const Result<> &done, const QString &sentence)
{
    if (!done && done.error().code == ErrorCode::Refused)
        return failure(ErrorCode::Refused, sentence, done.error().detail);
    return done;
}

bool isThisComputer(const QString &host)
{
    return host.isEmpty() || host.startsWith(u'/') || host == QLatin1String("localhost") || host == QLatin1String("127.0.0.1")
        || host == QLatin1String("::1");
}

} // namespace

Result<> SqlServerHost::install(const QString &location)
{
    YUYI_TRY(const auto server, connectTo(location));
    return installDeskLayer(*server);
}

Result<> SqlServerHost::remove(const QString &location)
{
    YUYI_TRY(const auto server, connectTo(location));
    YUYI_TRY(const auto hasLogins, hasDeskLayer(*server));
    if (hasLogins)
        YUYI_CHECK(removeDeskLayer(*server));
    return server->execute(QStringLiteral("DROP SCHEMA %1 CASCADE").arg(DeskNames::quoted(server->location().schema)));
}

Result<ServerAddress> SqlServerHost::address(const QString &location)
{
    YUYI_TRY(const auto found, serverAt(location));
    ServerAddress address;
    address.host = found.host;
    address.port = found.port;
    address.database = found.database;
    address.schema = found.schema;
    address.login = found.user;
    address.local = isThisComputer(found.host);
    if (!found.sslRootCertificate.isEmpty()) {
        QFile file(found.sslRootCertificate);
        if (!file.open(QIODevice::ReadOnly) || file.size() > longestCertificate) {
            return failure(ErrorCode::Environment, Tr::tr("The certificate file %1 cannot be read.")
                                                       .arg(QDir::toNativeSeparators(found.sslRootCertificate)));
        }
        address.certificate = file.readAll();
    }
    return address;
}

Result<QString> SqlServerHost::locationOf(const ServerAddress &address, const QString &certificate)
{
    QUrl url;
    url.setScheme(QStringLiteral("postgresql"));
    url.setHost(address.host);
    url.setUserName(address.login);
    url.setPort(address.port);
    url.setPath(u'/' + address.database);
    QUrlQuery query{{QStringLiteral("schema"), address.schema}};
    if (!certificate.isEmpty()) {
        query.addQueryItem(QStringLiteral("sslmode"), QStringLiteral("verify-full"));
        query.addQueryItem(QStringLiteral("channel_binding"), QStringLiteral("require"));
        query.addQueryItem(QStringLiteral("sslrootcert"), QString::fromLatin1(QUrl::toPercentEncoding(certificate, "/")));
    }
    url.setQuery(query);
    const QString text = url.toString(QUrl::FullyEncoded);
    YUYI_CHECK(serverAt(text));
    return text;
}

Result<QList<ServerLogin>> SqlServerHost::logins(const QString &location)
{
    YUYI_TRY(const auto server, connectTo(location));
    YUYI_TRY(const auto names, deskAt(*server));
    QList<ServerLogin> found;
    const QString query = names.filled(
        QStringLiteral("SELECT m.login::text, coalesce(m.person_id, ''), coalesce(m.participant_id, ''), m.hat, m.active::int, "
                       "(r.rolvaliduntil IS NOT NULL AND r.rolvaliduntil <> 'infinity')::int, coalesce(to_char(nullif(r.rolvaliduntil, "
                       "'infinity') AT TIME ZONE 'UTC', 'YYYY-MM-DD\"T\"HH24:MI:SS\".000Z\"'), '') FROM {D}.member m JOIN pg_roles r ON "
                       "r.rolname = m.login ORDER BY m.invited_at DESC, m.login"));
    YUYI_CHECK(mayNot(server->read(query, {},
                                   [&](const Row &row) {
                                       const auto [name, person, taker, hat, active, waiting, until] =
                                           row.as<QString, QString, QString, QString, bool, bool, QString>();
                                       ServerLogin login;
                                       login.name = name;
                                       login.person = PersonId::fromString(person);
                                       login.taker = ParticipantId::fromString(taker);
                                       login.hat = hat == QLatin1String("home") ? LoginHat::Home : LoginHat::Desk;
                                       login.participant = hat == QLatin1String("participant");
                                       login.active = active;
                                       login.waiting = waiting;
                                       login.validUntil = sql::parseTime(until);
                                       found.append(login);
                                   }),
                      Tr::tr("Only leads see the logins of the project. Connect as a lead or as an administrator of the server.")));
    return found;
}

Result<QString> SqlServerHost::loginPrefix(const QString &location)
{
    YUYI_TRY(const auto server, connectTo(location));
    YUYI_TRY(const auto names, deskAt(*server));
    return names.loginPrefix();
}

Result<> SqlServerHost::invite(const QString &location, const ServerLogin &login, const QByteArray &verifier)
{
    YUYI_TRY(const auto server, connectTo(location));
    YUYI_TRY(const auto names, deskAt(*server));
    const QLatin1String hat(login.participant ? "participant" : login.hat == LoginHat::Home ? "home"
                                                                                            : "desk");
    return mayNot(call(*server, names, "invite(?, ?, ?, ?::timestamptz, ?)",
                       {login.participant ? login.taker.toString() : login.person.toString(), login.name, QString::fromLatin1(verifier),
                        sql::timeText(login.validUntil), QString(hat)}),
                  Tr::tr("Only leads invite people. Connect as a lead or as an administrator of the server."));
}

Result<> SqlServerHost::revoke(const QString &location, const QString &login)
{
    YUYI_TRY(const auto server, connectTo(location));
    YUYI_TRY(const auto names, deskAt(*server));
    return mayNot(call(*server, names, "revoke(?)", {login}),
                  Tr::tr("Only leads end logins. Connect as a lead or as an administrator of the server."));
}

Result<> SqlServerHost::renew(const QString &location, const QByteArray &verifier)
{
    YUYI_TRY(const auto server, connectTo(location));
    YUYI_TRY(const auto names, deskAt(*server));
    return mayNot(call(*server, names, "renew(?)", {QString::fromLatin1(verifier)}),
                  Tr::tr("This login cannot set its password. It does not belong to the project, or it was revoked."));
}

Result<QString> SqlServerHost::passwordEntry(const QString &location)
{
    YUYI_TRY(const auto found, serverAt(location));
    return ServerPasswords::entryOf(found);
}

void SqlServerHost::usePassword(const QString &entry, const QByteArray &password)
{
    if (password.isEmpty())
        ServerPasswords::forget(entry);
    else
        ServerPasswords::keep(entry, password);
}

Result<> SqlServerHost::tryToConnect(const QString &location)
{
    YUYI_CHECK(connectTo(location));
    return {};
}

Result<QStringList> SqlServerHost::check(const QString &location)
{
    YUYI_TRY(const auto server, connectTo(location));
    return lintDeskLayer(*server);
}

Result<ServerBackup> SqlServerHost::backup(const QString &location, const QString &folder, const QDateTime &now)
{
    YUYI_TRY(const auto server, connectTo(location));
    YUYI_TRY(const auto names, deskAt(*server));
    return dumpProject(*server, names, folder, now);
}

Result<bool> SqlServerHost::restore(const QString &dump, const QString &location)
{
    YUYI_TRY(const auto server, connectTo(location));
    YUYI_TRY(const auto names, namesAt(*server));
    return restoreProject(*server, names, dump);
}

} // namespace yuyi
