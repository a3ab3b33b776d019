// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/connection/connection.h"

#include "db/connection/openfiles.h"
#include "db/connection/presence.h"
#include "db/connection/samefile.h"
#include "db/connection/serveroptions.h"
#include "db/connection/serverpasswords.h"
#include "db/connection/sqlerror.h"
#include "models/domain/project/serverwait.h"

#include <QCoreApplication>
#include <QLoggingCategory>
#include <QSqlDriver>
#include <QSqlError>
#include <QThread>
#include <QUrl>

#include <utility>

namespace yuyi {

namespace {

Q_LOGGING_CATEGORY(logDatabase, "yuyi.db")

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::Database)
};

constexpr int statementLimit = 256;
constexpr int onlyColumn = 0; ///< of a statement for one value; `Row::first` belongs to db/rows, which builds on this

/// Gives a statement back however its reading ends: an unfinished SELECT would hold its snapshot.
struct InUse {
    InUse(QSqlQuery &used, bool &flag) : query(used), inUse(flag) { inUse = true; }
    ~InUse()
    {
        query.finish();
        inUse = false;
    }
    InUse(const InUse &) = delete;
    InUse &operator=(const InUse &) = delete;
    QSqlQuery &query;
    bool &inUse;
};

} // namespace

Connection::Connection(ProjectLocation location, Mode mode)
    : m_location(std::move(location)), m_mode(mode), m_dialect(m_location.backend),
      m_name(newUuid().toString(QUuid::WithoutBraces)), m_thread(QThread::currentThreadId())
{
}

Connection::~Connection()
{
    if (m_inTransaction)
        rollback();
    {
        // The driver has the server forget the prepared statements, and waits for its answer.
        const ServerCall call(backend() == Backend::Postgres);
        m_statements.clear();
        m_database.close();
        m_database = QSqlDatabase();
    }
    QSqlDatabase::removeDatabase(m_name);
    if (!m_openFile.isEmpty())
        OpenFiles::remove(m_openFile);
}

Result<std::unique_ptr<Connection>> Connection::open(const ProjectLocation &location, Mode mode)
{
    std::unique_ptr<Connection> connection(new Connection(location, mode));
    YUYI_CHECK(connection->connect());
    return connection;
}

tl::unexpected<Error> Connection::failed(const QSqlError &error, const QString &statement)
{
    Error mapped = errorOf(error, backend(), statement, m_location.file);
    if (mapped.code == ErrorCode::Environment || mapped.code == ErrorCode::Damaged)
        qCWarning(logDatabase).noquote() << mapped.detail;
    // A driver that was waiting for notifications has noticed it by itself, and then gives no error at all.
    if (isServerGone(error, backend()) || (backend() == Backend::Postgres && !m_database.isOpen())) {
        mapped.lost = true;
        if (!std::exchange(m_gone, true) && !m_connecting && m_linkTold)
            m_linkTold(false);
    }
    if (m_inTransaction && !m_broken) {
        m_broken = true;
        m_firstError = mapped;
    }
    return tl::unexpected<Error>(mapped);
}

Result<> Connection::rightThread() const
{
    if (QThread::currentThreadId() == m_thread)
        return {};
    return failure(
        ErrorCode::Refused,
        Tr::tr("Another part of the program is using this connection to the project. Try again."),
        QStringLiteral("connection used outside its thread"));
}

Result<Connection::StatementPointer> Connection::prepared(const QString &statement)
{
    const auto known = m_statements.constFind(statement);
    if (known != m_statements.constEnd() && !known.value()->inUse)
        return known.value();
    auto fresh = std::make_shared<Statement>(m_database);
    // Rows of a server are complete at once; forward-only there would forbid a second statement
    // meanwhile.
    fresh->query.setForwardOnly(backend() == Backend::Sqlite);
    if (!fresh->query.prepare(m_dialect.expand(statement)))
        return failed(fresh->query.lastError(), statement);
    if (known != m_statements.constEnd())
        return fresh;
    if (m_statements.size() >= statementLimit)
        m_statements.clear();
    m_statements.insert(statement, fresh);
    return fresh;
}

bool Connection::mayRetry(int attempt) const
{
    // Within a transaction what came before is lost with the server: it fails as a whole.
    return m_gone && !m_inTransaction && !m_inSnapshot && !m_connecting && attempt == 0;
}

Result<Connection::StatementPointer> Connection::run(const QString &statement,
                                                     const QVariantList &values)
{
    YUYI_CHECK(rightThread());
    if (m_broken)
        return tl::unexpected<Error>(m_firstError);
    for (int attempt = 0;; ++attempt) {
        if (m_gone && !m_inTransaction && !m_inSnapshot && !m_connecting)
            YUYI_CHECK(reconnect());
        const ServerCall call(backend() == Backend::Postgres);
        const auto found = prepared(statement);
        if (found) {
            QSqlQuery &query = (*found)->query;
            for (qsizetype i = 0; i < values.size(); ++i)
                query.bindValue(static_cast<int>(i), values.at(i));
            if (query.exec())
                return *found;
            const QSqlError error = query.lastError();
            query.finish();
            const auto problem = failed(error, statement);
            if (!mayRetry(attempt))
                return problem;
        } else if (!mayRetry(attempt)) {
            return passOn(found);
        }
    }
}

Result<> Connection::read(const QString &statement, const QVariantList &values,
                          const Visitor &visit)
{
    YUYI_TRY(const auto started, run(statement, values));
    QSqlQuery &query = started->query;
    const InUse guard(query, started->inUse);
    const Row row(query);
    while (query.next())
        visit(row);
    if (query.lastError().isValid())
        return failed(query.lastError(), statement);
    return {};
}

Result<qint64> Connection::number(const QString &statement, const QVariantList &values)
{
    qint64 value = 0;
    bool first = true;
    YUYI_CHECK(read(statement, values, [&](const Row &row) {
        if (first)
            value = row.integer(onlyColumn);
        first = false;
    }));
    return value;
}

Result<QString> Connection::text(const QString &statement, const QVariantList &values)
{
    QString value;
    bool first = true;
    YUYI_CHECK(read(statement, values, [&](const Row &row) {
        if (first)
            value = row.text(onlyColumn);
        first = false;
    }));
    return value;
}

Result<int> Connection::write(const QString &statement, const QVariantList &values)
{
    if (!m_inTransaction) {
        return failure(ErrorCode::Refused,
                       Tr::tr("A project can only be changed within a transaction."),
                       statement);
    }
    YUYI_TRY(const auto done, run(statement, values));
    const InUse guard(done->query, done->inUse);
    return done->query.numRowsAffected();
}

Result<> Connection::writeVersion(const QString &statement, const QVariantList &values)
{
    YUYI_TRY(const auto rows, write(statement, values));
    if (rows == 0) {
        return failure(
            ErrorCode::Conflict,
            Tr::tr("Somebody else has changed this entry. Check its new state and try again."),
            statement);
    }
    return {};
}

Result<> Connection::execute(const QString &statement)
{
    YUYI_CHECK(rightThread());
    const ServerCall call(backend() == Backend::Postgres);
    QSqlQuery query(m_database);
    if (!query.exec(m_dialect.expand(statement)))
        return failed(query.lastError(), statement);
    return {};
}

Result<> Connection::lock(Locked what, const QVariant &id)
{
    if (!m_inTransaction) {
        return failure(ErrorCode::Refused, Tr::tr("A project can only be changed within a transaction."),
                       QStringLiteral("lock"));
    }
    if (backend() == Backend::Sqlite)
        return {};
    return read(
        QStringLiteral("SELECT CAST(pg_advisory_xact_lock(hashtextextended(?, %1)) AS TEXT)")
            .arg(what == Locked::Image ? 0 : 1),
        {id}, [](const Row &) {});
}

Result<> Connection::begin()
{
    if (m_inTransaction || m_inSnapshot) {
        return failure(ErrorCode::Refused, Tr::tr("The last change is not complete yet. Try again in a moment."),
                       QStringLiteral("transactions do not nest"));
    }
    YUYI_CHECK(sameFile(m_location, m_openFile));
    m_broken = false;
    const auto begun = start(m_dialect.begin());
    m_inTransaction = begun.has_value();
    return begun;
}

Result<> Connection::start(const QString &statement)
{
    for (int attempt = 0;; ++attempt) {
        if (m_gone)
            YUYI_CHECK(reconnect());
        const auto begun = execute(statement);
        if (begun || !mayRetry(attempt))
            return begun;
    }
}

Result<> Connection::commit()
{
    if (m_broken) {
        const Error first = m_firstError;
        rollback();
        return tl::unexpected<Error>(first);
    }
    const auto done = execute(QStringLiteral("COMMIT"));
    if (!done) {
        // A full disk shows here at the latest: nothing of the transaction may stay behind.
        rollback();
        return done;
    }
    m_inTransaction = false;
    return {};
}

void Connection::rollback()
{
    m_inTransaction = false;
    m_broken = false;
    if (m_gone)
        return;
    const ServerCall call(backend() == Backend::Postgres);
    // SQLite has rolled back by itself after some errors and then says that no transaction is open.
    QSqlQuery query(m_database);
    if (!query.exec(QStringLiteral("ROLLBACK")))
        qCDebug(logDatabase) << query.lastError().text();
}

Result<> Connection::snapshot(const std::function<Result<>()> &reads)
{
    if (m_inTransaction || m_inSnapshot)
        return reads();
    YUYI_CHECK(start(backend() == Backend::Sqlite
                         ? QStringLiteral("BEGIN DEFERRED")
                         : QStringLiteral("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")));
    m_inSnapshot = true;
    const auto done = reads();
    m_inSnapshot = false;
    rollback();
    return done;
}

namespace {

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
    auto connected = connect();
    m_connecting = false;
    m_gone = !connected;
    if (!connected) {
        connected.error().lost = true; // for whatever reason: it is tried again
        return connected;
    }
    if (m_whenConnected)
        m_whenConnected(*m_database.driver());
    if (m_linkTold)
        m_linkTold(true);
    return connected;
}

void Connection::whenConnected(std::function<void(QSqlDriver &)> act)
{
    m_whenConnected = std::move(act);
    m_whenConnected(*m_database.driver());
}

Result<> Connection::connectFile()
{
    m_database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), m_name);
    const bool readOnly = m_mode == Mode::ReadOnly || m_mode == Mode::Immutable;
    m_database.setDatabaseName(uriOf(m_location.file, m_mode));
    m_database.setConnectOptions(
        readOnly
            ? QStringLiteral("QSQLITE_OPEN_URI;QSQLITE_BUSY_TIMEOUT=2000;QSQLITE_OPEN_READONLY")
            : QStringLiteral("QSQLITE_OPEN_URI;QSQLITE_BUSY_TIMEOUT=2000"));
    // Counted before it is open, so that nobody looks at the file by himself meanwhile.
    m_openFile = OpenFiles::add(m_location.file);
    if (!m_database.open())
        return failed(m_database.lastError(), QStringLiteral("open"));
    if (m_openFile.isEmpty())
        m_openFile = OpenFiles::add(m_location.file);
    // Before anything of the file's own schema is read: it may come from elsewhere.
    QStringList settings{QStringLiteral("PRAGMA trusted_schema = OFF"),
                         QStringLiteral("PRAGMA cell_size_check = ON"),
                         QStringLiteral("PRAGMA foreign_keys = ON"),
                         QStringLiteral("PRAGMA secure_delete = ON"),
                         // KiB, at most. Lists join rows from all over the file; SQLite's 2 MB read the same pages again and again.
                         QStringLiteral("PRAGMA cache_size = -65536")};
    if (!readOnly) {
        settings += m_location.network ? QStringLiteral("PRAGMA synchronous = EXTRA")
                                       : QStringLiteral("PRAGMA synchronous = FULL");
    }
    for (const QString &setting : settings)
        YUYI_CHECK(execute(setting));
    if (readOnly)
        return {};
    const QString wanted = m_location.network ? QStringLiteral("delete") : QStringLiteral("wal");
    YUYI_TRY(const auto mode, text(QStringLiteral("PRAGMA journal_mode = %1").arg(wanted)));
    if (mode != wanted) {
        return failure(
            ErrorCode::Environment,
            Tr::tr("The project folder does not support safe writing (journal mode %1). Move the project to "
                   "another disk.")
                .arg(mode),
            m_location.file);
    }
    return {};
}

Result<> Connection::connectServer()
{
    m_database = QSqlDatabase::addDatabase(QStringLiteral("QPSQL"), m_name);
    m_database.setHostName(m_location.host);
    m_database.setPort(m_location.port);
    m_database.setUserName(m_location.user);
    m_database.setPassword(QString::fromLatin1(ServerPasswords::of(m_location)));
    m_database.setDatabaseName(m_location.database);
    m_database.setConnectOptions(serverOptions(m_location));
    const auto opened = [this] {
        const ServerCall call(backend() == Backend::Postgres);
        return m_database.open();
    };
    if (!opened()) {
        const Error mapped =
            errorOf(m_database.lastError(), Backend::Postgres, QStringLiteral("open"));
        Error refused = connectionError(m_database.lastError().text(), m_location.host, m_location.database);
        refused.detail = mapped.detail;
        return tl::unexpected(refused);
    }
    const QStringList settings{QStringLiteral("SET client_min_messages = warning"),
                               QStringLiteral("SET standard_conforming_strings = on"),
                               QStringLiteral("SET timezone = 'UTC'"),
                               QStringLiteral("SET lock_timeout = '2s'"),
                               // If a computer goes to sleep within a transaction, the server ends the transaction and frees its locks.
                               // A statement has no time limit, because copying and upgrading take long.
                               QStringLiteral("SET idle_in_transaction_session_timeout = '10min'"),
                               QStringLiteral("SET search_path = %1").arg(m_location.schema)};
    for (const QString &setting : settings)
        YUYI_CHECK(execute(setting));
    YUYI_TRY(const auto version, number(QStringLiteral("SELECT current_setting('server_version_num')")));
    if (!isServerNewEnough(version)) {
        return failure(ErrorCode::Unsupported,
                       Tr::tr("The server is too old. Projects need PostgreSQL 15.9, 16.5, 17.1 or newer."),
                       QString::number(version));
    }
    m_clock = std::make_unique<ServerClock>();
    YUYI_CHECK(compareClocks());
    YUYI_TRY(m_login, loginOf(*this));
    return enterProject(*this);
}

Result<> Connection::compareClocks()
{
    return m_clock ? m_clock->compare(*this) : Result<>();
}

Result<bool> Connection::holdsAlone()
{
    return holdProject(*this);
}

} // namespace yuyi
