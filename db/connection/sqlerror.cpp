// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/connection/sqlerror.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QStorageInfo>

#include <algorithm>
#include <initializer_list>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::Database)
};

// Primary result codes of SQLite (https://www.sqlite.org/rescode.html).
enum SqliteCode {
    Perm = 3,
    Busy = 5,
    Locked = 6,
    NoMemory = 7,
    ReadOnly = 8,
    Io = 10,
    Corrupt = 11,
    Full = 13,
    CannotOpen = 14,
    TooBig = 18,
    Constraint = 19,
    NotADatabase = 26
};
constexpr int uniqueConstraint = 2067;
constexpr int fileMoved = 1032;
constexpr int primaryKeyConstraint = 1555;
constexpr int foreignKeyConstraint = 787;

/// Less than this, in bytes, and SQLite cannot even begin: it then speaks of the disk as if that were broken.
constexpr qint64 leastRoom = 1 << 20;

Error diskFull()
{
    return {ErrorCode::Environment, Tr::tr("The disk is full, so the change was not saved. Free some space and "
                                           "try again."),
            {}};
}

bool isWithoutRoom(const QString &file)
{
    if (file.isEmpty())
        return false;
    const QStorageInfo disk(QFileInfo(file).absolutePath());
    return disk.isValid() && disk.bytesAvailable() < leastRoom;
}

Error conflict()
{
    return {ErrorCode::Conflict,
            Tr::tr("Somebody else has just saved the same entry. Reload and check the entry."),
            {}};
}

Error brokenReference()
{
    return {ErrorCode::Invalid,
            Tr::tr("This change refers to an entry that is no longer in the project. Reload and try again."),
            {}};
}

Error sqliteError(int code, const QString &file)
{
    if (code == uniqueConstraint || code == primaryKeyConstraint)
        return conflict();
    if (code == foreignKeyConstraint)
        return brokenReference();
    if (code == fileMoved) {
        return {ErrorCode::Environment,
                Tr::tr("The project file was removed, renamed or moved while it was open. Put it back, or open it at its new location; "
                       "it contains everything saved before."),
                {}};
    }
    switch (code & 0xff) {
    case Full:
        return diskFull();
    case ReadOnly:
    case Perm:
        return {ErrorCode::Environment,
                Tr::tr("The project cannot be written to: its file or folder is read-only."),
                {}};
    case Busy:
    case Locked:
        return {ErrorCode::Environment,
                Tr::tr("Another program is writing to the project. Try again in a few seconds."),
                {}};
    case Corrupt:
    case NotADatabase:
        return {ErrorCode::Damaged,
                Tr::tr("The project file is damaged. Restore one of its backups."),
                {}};
    case Io:
        if (isWithoutRoom(file))
            return diskFull();
        return {ErrorCode::Environment,
                Tr::tr("The disk reported an error while the project was read or written. Check "
                       "the disk."),
                {}};
    case CannotOpen:
        return {ErrorCode::Environment,
                Tr::tr("The project file cannot be opened: it or its folder is missing or not "
                       "accessible."),
                {}};
    case NoMemory:
        return {ErrorCode::Environment, Tr::tr("There is not enough memory for this action."), {}};
    case TooBig:
        return {ErrorCode::Invalid, Tr::tr("The content is too large for the project's database."), {}};
    case Constraint:
        return {ErrorCode::Invalid,
                Tr::tr("The project's database does not allow this value, so nothing was saved."),
                {}};
    default:
        return {ErrorCode::Environment, Tr::tr("The project's database reported an error."), {}};
    }
}

Error serverError(const QString &state)
{
    if (state == QLatin1String("23505"))
        return conflict();
    if (state == QLatin1String("23503"))
        return brokenReference();
    if (state == QLatin1String("42501"))
        return {ErrorCode::Refused, Tr::tr("The server does not allow you to do this."), {}};
    if (state == QLatin1String("YD001"))
        return {ErrorCode::Refused, Tr::tr("Somebody else has taken this in the meantime. Go on with the next one."), {}};
    if (state.startsWith(QLatin1String("28")))
        return {
            ErrorCode::Environment, Tr::tr("The server refused the user name or password."), {}};
    if (state == QLatin1String("3D000"))
        return {
            ErrorCode::NotFound, Tr::tr("There is no database of this name on the server."), {}};
    if (state.startsWith(QLatin1String("22")) || state.startsWith(QLatin1String("23")))
        return {ErrorCode::Invalid,
                Tr::tr("The project's database does not allow this value, so nothing was saved."),
                {}};
    if (state == QLatin1String("53100"))
        return {ErrorCode::Environment,
                Tr::tr(
                    "The server's disk is full, so the change was not saved. Tell the server administrator."),
                {}};
    if (state == QLatin1String("25006"))
        return {
            ErrorCode::Environment, Tr::tr("The server is currently read-only."), {}};
    if (state == QLatin1String("55P03") || state == QLatin1String("40001")
        || state == QLatin1String("40P01"))
        return {ErrorCode::Environment,
                Tr::tr("Another program is writing to the project. Try again in a few seconds."),
                {}};
    if (state == QLatin1String("XX001") || state == QLatin1String("XX002"))
        return {ErrorCode::Damaged,
                Tr::tr("The server found damaged data. Tell its administrator."),
                {}};
    return {ErrorCode::Environment, Tr::tr("The server reported an error."), {}};
}

} // namespace

bool isServerGone(const QSqlError &error, Backend backend)
{
    if (backend != Backend::Postgres || !error.isValid())
        return false;
    const QString state = error.nativeErrorCode();
    // After the first error of a lost server libpq gives no code at all.
    return state.isEmpty() || state.startsWith(QLatin1String("08"))
        || state == QLatin1String("57P01") || state == QLatin1String("57P02")
        || state == QLatin1String("57P03")
        // Ended because it did nothing: within a transaction, or at all.
        || state == QLatin1String("25P03") || state == QLatin1String("57P05");
}

bool isBusy(const QSqlError &error, Backend backend)
{
    if (backend == Backend::Postgres)
        return error.nativeErrorCode() == QLatin1String("55P03");
    const int code = error.nativeErrorCode().toInt() & 0xff;
    return code == Busy || code == Locked;
}

Error errorOf(const QSqlError &error, Backend backend, const QString &statement, const QString &file)
{
    Error mapped;
    if (isServerGone(error, backend)) {
        mapped = {
            ErrorCode::Environment,
            Tr::tr(
                "The server cannot be reached. Your unsaved changes are kept in the program; try again."),
            {}};
    } else {
        mapped = backend == Backend::Sqlite ? sqliteError(error.nativeErrorCode().toInt(), file)
                                            : serverError(error.nativeErrorCode());
    }
    mapped.detail = QStringLiteral("[%1] %2 %3 | %4")
                        .arg(error.nativeErrorCode(), error.databaseText(), error.driverText(),
                             statement.simplified().left(300));
    return mapped;
}

Error connectionError(const QString &said, const QString &host, const QString &database)
{
    const auto says = [&said](std::initializer_list<const char *> words) {
        return std::any_of(words.begin(), words.end(),
                           [&](const char *word) { return said.contains(QLatin1String(word), Qt::CaseInsensitive); });
    };
    if (says({"server does not support SSL"})) {
        return {ErrorCode::Environment,
                Tr::tr("The server %1 offers no encrypted connection, but the address requires one. Tell the server administrator.")
                    .arg(host),
                said};
    }
    if (says({"certificate verify failed", "server certificate", "root certificate"})) {
        return {ErrorCode::Environment,
                Tr::tr("The certificate of the server %1 is not trusted, or was issued for another name. Check the name and the root "
                       "certificate in the address.")
                    .arg(host),
                said};
    }
    if (says({"no pg_hba.conf entry"})) {
        return {ErrorCode::Environment,
                Tr::tr("The server %1 does not allow this user to connect from this computer. Tell the server administrator.")
                    .arg(host),
                said};
    }
    if (says({"is not permitted to log in"})) {
        return {ErrorCode::Environment,
                Tr::tr("This login no longer works at the server %1. Ask a lead of the project for a new invitation.").arg(host), said};
    }
    if (says({"too many connections for role"})) {
        return {ErrorCode::Environment,
                Tr::tr("This login has too many connections to the server %1. Close other programs that use it, and try again.").arg(host),
                said};
    }
    if (says({"database \""}) && says({"does not exist"}))
        return {ErrorCode::Environment, Tr::tr("There is no database “%2” on the server %1.").arg(host, database), said};
    if (says({"password", "authentication failed"}) || (says({"role \""}) && says({"does not exist"})))
        return {ErrorCode::Environment, Tr::tr("The server %1 refused the user name or password.").arg(host), said};
    if (says({"could not translate host name", "connection refused", "timeout expired", "timed out", "no route to host",
              "network is unreachable", "no such file or directory"})) {
        return {ErrorCode::Environment,
                Tr::tr("The server %1 cannot be reached. Check its name, its port and the network.").arg(host), said};
    }
    return {
        ErrorCode::Environment,
        Tr::tr(
            "The server %1 cannot be reached, or it refused the user name, password or database. Check the address.")
            .arg(host),
        said};
}

} // namespace yuyi
