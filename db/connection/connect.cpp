// SPDX-License-Identifier: GPL-3.0-or-later
// How a connection is opened and set up, apart from its use.
#include "db/connection/connection.h"
#include "db/connection/openfiles.h"
#include "db/connection/serveroptions.h"
#include "db/connection/sqlerror.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QElapsedTimer>
#include <QSqlError>
#include <QThread>
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

/// @brief Takes the lock of a project with this function of the server; false if others hold it. The server keeps the locks of a
/// connection that was just closed until it has ended the session, so this tries again for up to 2 s.
Result<bool> takeLock(Connection &connection, QStringView function, const Place &place)
{
    constexpr int patienceMs = 2000;
    constexpr unsigned long pauseMs = 50;
    const QString statement = QStringLiteral("SELECT CASE WHEN %1(%2) THEN 1 ELSE 0 END").arg(function).arg(presenceKey(place));
    QElapsedTimer waiting;
    waiting.start();
    for (;;) {
        YUYI_TRY(const auto taken, connection.number(statement));
        if (taken != 0 || waiting.elapsed() > patienceMs)
            return taken != 0;
        QThread::msleep(pauseMs);
    }
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
    for (const QString &setting : settings)
        YUYI_CHECK(execute(setting));
    if (readOnly)
        return {};
    const QString wanted = m_place.network ? QStringLiteral("delete") : QStringLiteral("wal");
    YUYI_TRY(const auto mode, text(QStringLiteral("PRAGMA journal_mode = %1").arg(wanted)));
    if (mode != wanted) {
        return failure(
            ErrorCode::Environment,
            Tr::tr("The folder of the project does not allow safe writing (journal mode %1).")
                .arg(mode),
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
    for (const QString &setting : settings)
        YUYI_CHECK(execute(setting));
    YUYI_TRY(const auto version, number(QStringLiteral("SELECT current_setting('server_version_num')")));
    if (!isServerNewEnough(version)) {
        return failure(ErrorCode::Unsupported,
                       Tr::tr("The server is too old. Projects need PostgreSQL 15.9, 16.5, 17.1 or newer."),
                       QString::number(version));
    }
    // Everybody in a project holds this lock together with all others until they leave.
    YUYI_TRY(const auto mayEnter, takeLock(*this, u"pg_try_advisory_lock_shared", m_place));
    if (!mayEnter) {
        return failure(ErrorCode::Refused,
                       Tr::tr("The project %1 is being copied to another place. Try again when that is finished.").arg(m_place.title()));
    }
    return {};
}

Result<bool> Connection::holdsAlone()
{
    return takeLock(*this, u"pg_try_advisory_lock", m_place);
}

} // namespace yuyi
