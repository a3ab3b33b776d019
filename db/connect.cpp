// SPDX-License-Identifier: GPL-3.0-or-later
// How a connection is opened and set up, apart from its use.
#include "db/connection.h"
#include "db/openfiles.h"
#include "db/serveroptions.h"
#include "db/sqlerror.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QSqlError>
#include <QUrl>
#include <QtEndian>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::Database)
};

/// The number of the server's lock that stands for a project; locks are of one database.
qint64 presenceKey(const Place &place)
{
    const QByteArray name = QByteArrayLiteral("yuyi project ") + place.schema.toUtf8();
    return qFromBigEndian<qint64>(QCryptographicHash::hash(name, QCryptographicHash::Sha256).constData());
}

QString uriOf(const QString &file, Connection::Mode mode)
{
    const QString path = QString::fromLatin1(QUrl::toPercentEncoding(file, "/"));
    switch (mode) {
    case Connection::Mode::ReadWrite: return QStringLiteral("file:%1?mode=rw").arg(path);
    case Connection::Mode::Create: return QStringLiteral("file:%1?mode=rwc").arg(path);
    case Connection::Mode::ReadOnly: return QStringLiteral("file:%1?mode=ro").arg(path);
    case Connection::Mode::Immutable:
        return QStringLiteral("file:%1?mode=ro&immutable=1").arg(path);
    }
    return {};
}

} // namespace

Result<> Connection::connect()
{
    return backend() == Backend::Sqlite ? connectFile() : connectServer();
}

Result<> Connection::reconnect()
{
    m_statements.clear();
    m_database.close();
    m_database = QSqlDatabase();
    QSqlDatabase::removeDatabase(m_name);
    // The statements of connecting must not try to connect again themselves.
    m_gone = false;
    m_connecting = true;
    const auto connected = connect();
    m_connecting = false;
    m_gone = !connected;
    return connected;
}

Result<> Connection::connectFile()
{
    m_database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), m_name);
    const bool readOnly = m_mode == Mode::ReadOnly || m_mode == Mode::Immutable;
    m_database.setDatabaseName(uriOf(m_place.file, m_mode));
    m_database.setConnectOptions(
        readOnly
            ? QStringLiteral("QSQLITE_OPEN_URI;QSQLITE_BUSY_TIMEOUT=2000;QSQLITE_OPEN_READONLY")
            : QStringLiteral("QSQLITE_OPEN_URI;QSQLITE_BUSY_TIMEOUT=2000"));
    // Counted before it is open, so that nobody looks at the file by himself meanwhile.
    m_openFile = OpenFiles::add(m_place.file);
    if (!m_database.open())
        return failed(m_database.lastError(), QStringLiteral("open"));
    if (m_openFile.isEmpty())
        m_openFile = OpenFiles::add(m_place.file);
    // Before anything of the file's own schema is read: it may come from elsewhere.
    QStringList settings{QStringLiteral("PRAGMA trusted_schema = OFF"),
                         QStringLiteral("PRAGMA cell_size_check = ON"),
                         QStringLiteral("PRAGMA foreign_keys = ON"),
                         QStringLiteral("PRAGMA secure_delete = ON")};
    if (!readOnly) {
        settings += m_place.network ? QStringLiteral("PRAGMA synchronous = EXTRA")
                                    : QStringLiteral("PRAGMA synchronous = FULL");
    }
    for (const QString &setting : settings) {
        const auto set = execute(setting);
        if (!set)
            return set;
    }
    if (readOnly)
        return {};
    const QString wanted = m_place.network ? QStringLiteral("delete") : QStringLiteral("wal");
    const auto mode = text(QStringLiteral("PRAGMA journal_mode = %1").arg(wanted));
    if (!mode)
        return passOn(mode);
    if (*mode != wanted) {
        return failure(
            ErrorCode::Environment,
            Tr::tr("The folder of the project does not allow safe writing (journal mode %1).")
                .arg(*mode),
            m_place.file);
    }
    return {};
}

Result<> Connection::connectServer()
{
    m_database = QSqlDatabase::addDatabase(QStringLiteral("QPSQL"), m_name);
    m_database.setHostName(m_place.host);
    m_database.setPort(m_place.port);
    m_database.setUserName(m_place.user);
    m_database.setDatabaseName(m_place.database);
    m_database.setConnectOptions(serverOptions(m_place));
    if (!m_database.open()) {
        const Error mapped =
            errorOf(m_database.lastError(), Backend::Postgres, QStringLiteral("open"));
        Error refused = connectionError(m_database.lastError().text(), m_place.host, m_place.database);
        refused.detail = mapped.detail;
        return tl::unexpected(refused);
    }
    const QStringList settings{QStringLiteral("SET client_min_messages = warning"),
                               QStringLiteral("SET standard_conforming_strings = on"),
                               QStringLiteral("SET timezone = 'UTC'"),
                               QStringLiteral("SET lock_timeout = '2s'"),
                               QStringLiteral("SET search_path = %1").arg(m_place.schema)};
    for (const QString &setting : settings) {
        const auto set = execute(setting);
        if (!set)
            return set;
    }
    const auto version = number(QStringLiteral("SELECT current_setting('server_version_num')"));
    if (!version)
        return passOn(version);
    if (!isServerNewEnough(*version)) {
        return failure(ErrorCode::Unsupported,
                       Tr::tr("The server is too old. Projects need PostgreSQL 15.9, 16.5, 17.1 or newer."),
                       QString::number(*version));
    }
    // Whoever is in a project holds this together with all others, until he is gone.
    const auto mayEnter = number(QStringLiteral("SELECT CASE WHEN pg_try_advisory_lock_shared(%1) THEN 1 ELSE 0 END")
                                     .arg(presenceKey(m_place)));
    if (!mayEnter)
        return passOn(mayEnter);
    if (*mayEnter == 0) {
        return failure(ErrorCode::Refused,
                       Tr::tr("The project %1 is being moved. Try again when the move is finished.").arg(m_place.title()));
    }
    return {};
}

Result<bool> Connection::holdsAlone()
{
    const auto alone = number(
        QStringLiteral("SELECT CASE WHEN pg_try_advisory_lock(%1) THEN 1 ELSE 0 END").arg(presenceKey(m_place)));
    if (!alone)
        return passOn(alone);
    return *alone != 0;
}

} // namespace yuyi
