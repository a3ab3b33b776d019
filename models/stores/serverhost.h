// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/ids.h"
#include "models/domain/result.h"
#include "models/domain/studies/study.h"

#include <QByteArray>
#include <QDateTime>
#include <QList>
#include <QString>
#include <QStringList>

namespace yuyi {

class Progress;

/// Which face of a project a login has: home sees everything, a desk only the work of its person.
enum class LoginHat {
    Home,
    Desk
};

/// Where a project on a server is, as others reach it.
struct ServerAddress {
    QString host;
    int port = 5432;
    QString database;
    QString schema;
    QString login;          ///< empty: not one's own
    QByteArray certificate; ///< of the authority that the server's certificate is from, PEM; empty: not known
    bool local = false;     ///< the server is on this computer, so its name is not checked
};

/// A login of a project on a server.
struct ServerLogin {
    QString name;
    PersonId person;     ///< null for a participant of a study
    ParticipantId taker; ///< null for a person
    LoginHat hat = LoginHat::Desk;
    bool participant = false; ///< of a study: sees the own trials
    bool active = true;       ///< false: revoked
    bool waiting = false;     ///< the one-time code was not used yet
    QDateTime validUntil;     ///< of the one-time code, while it was not used
};

/// The files of a backup that an administrator makes.
struct ServerBackup {
    QString dump;  ///< both schemas of the project, in the format of pg_dump -Fc
    QString roles; ///< roles and logins of the project as SQL, with the verifiers of their passwords
    qint64 bytes = 0;
};

/// @brief What a server itself does for a project: logins, backups, checks. Locations are those of ProjectHost. Thread-safe; every call
/// blocks. Errors: Invalid for what is no location on a server, Refused where the login is not allowed to do it, Environment.
class ServerHost
{
public:
    virtual ~ServerHost() = default;

    /// @brief Gives the project logins that see what they may (the desk layer), or brings this up to date. Only for an administrator of
    /// the server.
    virtual Result<> install(const QString &location) = 0;
    /// Takes a project away with its logins and everything in it. Only for an administrator of the server, after a creation that failed.
    virtual Result<> remove(const QString &location) = 0;
    virtual Result<ServerAddress> address(const QString &location) = 0;
    /// The location of a project for the login of an address; `certificate` is the file of its authority, empty if there is none.
    virtual Result<QString> locationOf(const ServerAddress &address, const QString &certificate) = 0;

    /// All logins of the project, the newest first. For home logins and administrators.
    virtual Result<QList<ServerLogin>> logins(const QString &location) = 0;
    /// What the names of all logins of the project begin with; at most 24 letters and digits follow.
    virtual Result<QString> loginPrefix(const QString &location) = 0;
    /// @brief Makes a login with the SCRAM verifier of a one-time code. For home logins and administrators.
    virtual Result<> invite(const QString &location, const ServerLogin &login, const QByteArray &verifier) = 0;
    /// Ends a login and its connections; what it did stays.
    virtual Result<> revoke(const QString &location, const QString &login) = 0;
    /// Sets the password of one's own login by its verifier; it no longer expires.
    virtual Result<> renew(const QString &location, const QByteArray &verifier) = 0;

    /// @name The passwords that connections of this program use; see ServerPasswords
    /// @{
    /// What the login of a location is called among passwords.
    virtual Result<QString> passwordEntry(const QString &location) = 0;
    virtual void usePassword(const QString &entry, const QByteArray &password) = 0; ///< empty: forgets it
    /// @}

    /// Whether this location lets its login in.
    virtual Result<> tryToConnect(const QString &location) = 0;

    /// Compares the catalogue of the server with what the desk layer makes. Returns a sentence for each difference.
    virtual Result<QStringList> check(const QString &location) = 0;
    /// @brief Backs up both schemas of the project and its logins into a folder, under names with this time. A file has its name only when
    /// it is complete. Only for a superuser of the server: nobody else can read the verifiers of the passwords. Needs the programs pg_dump
    /// and pg_restore.
    virtual Result<ServerBackup> backup(const QString &location, const QString &folder, const QDateTime &now) = 0;
    /// @brief Restores a backup to a schema that does not exist yet. If the database and the schema have their old names and the file of
    /// the roles is there, the logins come back too; otherwise the project has none yet. Nothing is left behind on failure. Returns whether
    /// the logins came back. Needs pg_restore.
    virtual Result<bool> restore(const QString &dump, const QString &location) = 0;
};

} // namespace yuyi
