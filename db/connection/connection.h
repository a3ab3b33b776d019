// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/connection/projectlocation.h"
#include "db/connection/serverclock.h"
#include "db/connection/sqldialect.h"
#include "db/connection/values.h"
#include "models/domain/project/face.h"
#include "models/domain/result.h"

#include <QHash>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QThread>
#include <QVariantList>

#include <functional>
#include <memory>
#include <tuple>

namespace yuyi {

/// @brief The current row of a statement being read; columns count from 0. Statements for a stored type are read with its Columns
/// (`db/rows/columns.h`), others with `as` or `first` (defined in `db/rows/stored.h`), never by the number of a column.
class Row
{
public:
    explicit Row(const QSqlQuery &query) : m_query(query) {}

    QString text(int column) const { return m_query.value(column).toString(); }
    QByteArray utf8(int column) const { return text(column).toUtf8(); }
    QByteArray blob(int column) const { return m_query.value(column).toByteArray(); }
    qint64 integer(int column) const { return m_query.value(column).toLongLong(); }
    int small(int column) const { return m_query.value(column).toInt(); }
    double real(int column) const { return m_query.value(column).toDouble(); }
    bool flag(int column) const { return small(column) != 0; }
    QVariant value(int column) const { return m_query.value(column); }
    bool isNull(int column) const { return m_query.value(column).isNull(); }
    QDateTime time(int column) const { return sql::parseTime(text(column)); }
    QUuid uuid(int column) const { return QUuid::fromString(text(column)); }
    template <typename IdType>
    IdType id(int column) const
    {
        return IdType(uuid(column));
    }
    /// The value of a stored code; `fallback` when the code is unknown, as when a newer program wrote it.
    template <typename E>
    E code(int column, E fallback) const
    {
        return fromCode<E>(text(column)).value_or(fallback);
    }
    /// @brief The columns from `first` on, in their order: `const auto [image, count] = row.as<ImageId, int>();`
    /// For what may be read see `sql::Stored`; a code is read as `sql::CodeOr<…>`.
    template <typename... Values>
    std::tuple<Values...> as(int first = 0) const;
    /// The first column.
    template <typename Value>
    Value first() const;

private:
    const QSqlQuery &m_query;
};

/// @brief One connection of Qt SQL with its prepared statements. Belongs to the thread that opened it: calls from other threads
/// are Refused. Statements use ? for values and the placeholders of SqlDialect.
class Connection
{
public:
    enum class Mode {
        ReadWrite,
        Create,   ///< creates the file
        ReadOnly, ///< also reads the write-ahead log
        Immutable ///< reads the file alone and creates no files next to it
    };
    using Visitor = std::function<void(const Row &)>;

    static Result<std::unique_ptr<Connection>> open(const ProjectLocation &location,
                                                    Mode mode = Mode::ReadWrite);
    ~Connection();
    Connection(const Connection &) = delete;
    Connection &operator=(const Connection &) = delete;

    const SqlDialect &dialect() const { return m_dialect; }
    Backend backend() const { return m_dialect.backend(); }
    const ProjectLocation &location() const { return m_location; }
    /// @brief What a login sees of a server's project: all of it (Home), or its own work (Desk). There, the views of the desk stand
    /// before the
    /// tables, and what is computed from rows of others is asked of the gate, a function of the desk. Home for a file.
    Face face() const { return m_face; }
    /// Whether the project's server knows its people by their logins.
    bool hasLogins() const { return m_hasLogins; }
    /// Whose login it is; null where there are no logins, and for an administrator of the server.
    const PersonId &loginPerson() const { return m_loginPerson; }

    /// Visits every row. On a server connection the visitor must not run another statement.
    Result<> read(const QString &statement, const QVariantList &values, const Visitor &visit);
    /// The first column of the first row; 0 or an empty text when there is none.
    Result<qint64> number(const QString &statement, const QVariantList &values = {});
    Result<QString> text(const QString &statement, const QVariantList &values = {});

    /// Changes rows and returns their number. Refused outside a transaction.
    Result<int> write(const QString &statement, const QVariantList &values);
    /// The same for one row in one version (optimistic lock): Conflict when no row was changed.
    Result<> writeVersion(const QString &statement, const QVariantList &values);
    /// Runs one statement without preparing it; for settings and migrations.
    Result<> execute(const QString &statement);

    /// @brief Keeps everybody else who asks for the same lock waiting until the end of the transaction. Needs no right on any row; on
    /// SQLite a
    /// transaction keeps others waiting anyway. Refused outside a transaction.
    enum class Locked {
        Image,
        Round
    };
    Result<> lock(Locked what, const QVariant &id);

    Result<> begin();
    Result<> commit();
    void rollback();
    bool inTransaction() const { return m_inTransaction; }
    /// Calls `act` now, and whenever a lost connection to the server was opened again.
    void whenConnected(std::function<void(QSqlDriver &)> act);
    /// Calls `told` when the server is found gone (false), and when the connection is open again (true).
    void whenLinkChanges(std::function<void(bool)> told) { m_linkTold = std::move(told); }
    /// Whether this is the only open connection to a server project. While the caller keeps it open, no other can be opened.
    Result<bool> holdsAlone();
    /// Goes by the server's clock if that of the computer is wrong; to be repeated, as clocks change. Nothing for a file.
    Result<> compareClocks();
    /// Runs several reads on one snapshot of the database.
    Result<> snapshot(const std::function<Result<>()> &reads);

private:
    struct Statement {
        explicit Statement(const QSqlDatabase &database) : query(database) {}
        QSqlQuery query;
        bool inUse = false;
    };
    using StatementPointer = std::shared_ptr<Statement>;

    Connection(ProjectLocation location, Mode mode);
    Result<> connect();
    Result<> connectFile();
    Result<> connectServer();
    Result<> learnFace();
    Result<> reconnect();
    Result<StatementPointer> prepared(const QString &statement);
    Result<StatementPointer> run(const QString &statement, const QVariantList &values);
    tl::unexpected<Error> failed(const QSqlError &error, const QString &statement);
    bool mayRetry(int attempt) const;
    Result<> start(const QString &statement);
    Result<> rightThread() const;

    ProjectLocation m_location;
    Mode m_mode;
    SqlDialect m_dialect;
    QString m_name;
    QString m_openFile; ///< key of OpenFiles
    QSqlDatabase m_database;
    QHash<QString, StatementPointer> m_statements;
    Qt::HANDLE m_thread = nullptr;
    bool m_inTransaction = false;
    bool m_inSnapshot = false;
    bool m_broken = false; ///< a statement in the transaction failed: only a rollback is possible
    bool m_connecting = false;
    bool m_gone = false; ///< the server connection is lost: reconnect before the next use
    Error m_firstError;
    std::unique_ptr<ServerClock> m_clock; ///< of a server
    std::function<void(QSqlDriver &)> m_whenConnected;
    std::function<void(bool)> m_linkTold;
    Face m_face = Face::Home;
    bool m_hasLogins = false;
    PersonId m_loginPerson;
};

} // namespace yuyi
