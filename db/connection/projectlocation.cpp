// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/connection/projectlocation.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDir>
#include <QFileInfo>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QStorageInfo>
#include <QUrl>
#include <QUrlQuery>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::ProjectLocation)
};

constexpr QLatin1String servers("/yuyi/servers/");

bool isLocalHost(const QString &host)
{
    return host.isEmpty() || host == QLatin1String("localhost")
        || host == QLatin1String("127.0.0.1") || host == QLatin1String("::1")
        || host.startsWith(u'/');
}

Result<ProjectLocation> readServer(const QString &location)
{
    const QUrl url(location, QUrl::StrictMode);
    if (!url.isValid() || url.path().size() < 2) {
        return failure(ErrorCode::Invalid,
                       Tr::tr("%1 is not a valid location of a project on a server. Write it as "
                              "postgresql://user@host:port/database?schema=name.")
                           .arg(location));
    }
    if (!url.password().isEmpty()) {
        return failure(
            ErrorCode::Refused,
            Tr::tr(
                "The location of a project must not contain a password. Put the password into the PostgreSQL password file or the "
                "environment variable PGPASSWORD."));
    }
    const QUrlQuery query(url);
    ProjectLocation projectLocation;
    projectLocation.backend = Backend::Postgres;
    projectLocation.host = url.host();
    projectLocation.port = url.port(5432);
    projectLocation.user = url.userName();
    // The socket of a server on this computer has no name of a host.
    if (url.host().isEmpty()) {
        projectLocation.host = query.queryItemValue(QStringLiteral("host"), QUrl::FullyDecoded);
        projectLocation.user = query.queryItemValue(QStringLiteral("user"), QUrl::FullyDecoded);
        projectLocation.port = query.hasQueryItem(QStringLiteral("port")) ? query.queryItemValue(QStringLiteral("port")).toInt() : 5432;
        if (!projectLocation.host.isEmpty() && !projectLocation.host.startsWith(u'/')) {
            return failure(
                ErrorCode::Invalid,
                Tr::tr(
                    "The location %1 has no host. Write the host before the database: postgresql://user@host/database?schema=name. "
                    "After the question mark, “host” can only be the folder of a socket, such as /var/run/postgresql.")
                    .arg(location));
        }
    }
    projectLocation.database = url.path().mid(1);
    projectLocation.schema = query.queryItemValue(QStringLiteral("schema"));
    projectLocation.sslMode = query.queryItemValue(QStringLiteral("sslmode"));
    projectLocation.sslRootCertificate =
        query.queryItemValue(QStringLiteral("sslrootcert"), QUrl::FullyDecoded);
    static const QRegularExpression nameRule(QStringLiteral("^[a-z_][a-z0-9_]{0,62}$"));
    if (!nameRule.match(projectLocation.schema).hasMatch() || projectLocation.schema.startsWith(QLatin1String("pg_"))) {
        return failure(
            ErrorCode::Invalid,
            Tr::tr(
                "The location %1 does not name a project. Add ?schema=name, where “name” consists of lower-case letters, digits and _.")
                .arg(location));
    }
    static const QStringList modes{QStringLiteral("verify-full"), QStringLiteral("verify-ca"),
                                   QStringLiteral("require"), QStringLiteral("prefer"),
                                   QStringLiteral("disable")};
    if (projectLocation.sslMode.isEmpty())
        projectLocation.sslMode = isLocalHost(projectLocation.host) ? QStringLiteral("prefer") : modes.first();
    if (!modes.contains(projectLocation.sslMode)) {
        return failure(ErrorCode::Invalid,
                       Tr::tr("“%1” is not a value of “sslmode”; use one of: %2.")
                           .arg(projectLocation.sslMode, modes.join(QLatin1String(", "))));
    }
    const QString binding = query.queryItemValue(QStringLiteral("channel_binding"));
    if (binding == QLatin1String("require"))
        projectLocation.channelBinding = ChannelBinding::Require;
    else if (binding == QLatin1String("disable"))
        projectLocation.channelBinding = ChannelBinding::Disable;
    else if (!binding.isEmpty() && binding != QLatin1String("prefer")) {
        return failure(ErrorCode::Invalid,
                       Tr::tr("“%1” is not a value of “channel_binding”; use one of: %2.")
                           .arg(binding, QStringLiteral("require, prefer, disable")));
    }
    // Qt parts the options of a connection at semicolons.
    if (projectLocation.sslRootCertificate.contains(u';')) {
        return failure(ErrorCode::Invalid,
                       Tr::tr("The path of the certificate file in “sslrootcert” must not contain a semicolon: %1")
                           .arg(projectLocation.sslRootCertificate));
    }
    const QByteArray key =
        QCryptographicHash::hash(projectLocation.title().toUtf8(), QCryptographicHash::Sha256);
    projectLocation.folder = QStandardPaths::writableLocation(QStandardPaths::GenericCacheLocation)
                           + servers + QString::fromLatin1(key.toHex().left(24));
    return projectLocation;
}

} // namespace

QString ProjectLocation::title() const
{
    if (backend == Backend::Sqlite)
        return QDir::toNativeSeparators(folder);
    if (host.isEmpty() || host.startsWith(u'/')) {
        QUrlQuery query{{QStringLiteral("schema"), schema}};
        if (!host.isEmpty())
            query.addQueryItem(QStringLiteral("host"), host);
        if (!user.isEmpty())
            query.addQueryItem(QStringLiteral("user"), user);
        if (port != 5432)
            query.addQueryItem(QStringLiteral("port"), QString::number(port));
        return QStringLiteral("postgresql:///%1?%2").arg(database, query.toString());
    }
    return QStringLiteral("postgresql://%1@%2:%3/%4?schema=%5")
        .arg(user, host, QString::number(port), database, schema);
}

QString ProjectLocation::backupFolder() const
{
    const QString base = backend == Backend::Sqlite
                           ? folder
                           : QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) + servers
                                 + QFileInfo(folder).fileName();
    return base + QLatin1String("/backups");
}

Result<ProjectLocation> readLocation(const QString &location,
                                     const std::function<bool(const QString &)> &isNetworkFolder)
{
    if (location.startsWith(QLatin1String("postgresql://"))
        || location.startsWith(QLatin1String("postgres://")))
        return readServer(location);
    if (location.trimmed().isEmpty())
        return failure(ErrorCode::Invalid, Tr::tr("Enter the folder of a project."));
    ProjectLocation projectLocation;
    const QFileInfo info(location);
    if (info.isFile() || info.fileName() == QLatin1String("project.yuyi")) {
        projectLocation.file = info.absoluteFilePath();
        projectLocation.folder = info.absolutePath();
    } else {
        projectLocation.folder = QDir(location).absolutePath();
        projectLocation.file = projectLocation.folder + QLatin1String("/project.yuyi");
    }
    projectLocation.network = isNetworkFolder(projectLocation.folder);
    return projectLocation;
}

bool isOnNetwork(const QString &folder)
{
    static const QList<QByteArray> types{"nfs", "nfs4", "cifs", "smb2", "smb3",
                                         "smbfs", "9p", "afs", "ncpfs", "davfs",
                                         "vboxsf", "ceph", "glusterfs"};
    QString existing = folder;
    while (!QFileInfo::exists(existing) && QFileInfo(existing).path() != existing)
        existing = QFileInfo(existing).path();
    const QByteArray type = QStorageInfo(existing).fileSystemType();
    return types.contains(type) || type.startsWith("fuse.sshfs") || type.startsWith("fuse.rclone")
        || type.startsWith("fuse.gvfs");
}

} // namespace yuyi
