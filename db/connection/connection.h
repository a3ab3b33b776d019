// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/connection/login.h"
#include "db/connection/projectlocation.h"
#include "db/connection/row.h"
#include "db/connection/serverclock.h"
#include "db/connection/sqldialect.h"
#include "models/domain/result.h"

#include <QHash>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QThread>
#include <QVariantList>

#include <functional>
#include <memory>

namespace yuyi {

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
    /// Who the server takes this connection for. At a desk its views stand before the tables, and what is computed from the rows of others
    /// is asked of the gate, a function of the desk.
    const Login &login() const { return m_login; }
    Face face() const { return m_login.face; }
    bool hasLogins() const { return m_login.known; }
    const PersonId &loginPerson() const { return m_login.person; }

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
    /// SQLite a transaction keeps others waiting anyway. Refused outside a transaction.
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
    Login m_login;
};

} // namespace yuyi
