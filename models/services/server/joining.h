// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/server/invitation.h"
#include "models/services/server/passwordkeeper.h"

#include <functional>

namespace yuyi {

/// A project on a server that this computer has joined.
struct JoinedProject {
    QString location; ///< to open it with
    QString login;
    bool before = false; ///< this computer had joined before: nothing was changed
};

/// What this computer keeps of a login at a server.
enum class KeptPassword {
    NotJoined, ///< this computer has not joined as this login
    Kept,
    Recovered, ///< a renewal was interrupted: its password lets in and is kept in its place now, so the next connection succeeds
    Lost       ///< it has joined, and the password is gone
};

/// @brief The first connection with an invitation, for the window and for yuyi-cli. Blocks: call it in a thread that may wait.
class Joining
{
public:
    /// `folder` keeps the certificates of servers; joinedFolder() unless a test has its own.
    Joining(ServerHost &host, PasswordKeeper &keeper, QString folder);

    /// @brief Connects with the one-time code, sets a random password at the server and keeps it on this computer. The code is worth
    /// nothing afterwards. If this computer keeps a password that lets the login in, nothing is changed, and no password that does is
    /// ever overwritten. If the server refuses anything, the code still works and nothing stays behind on this computer. Refused for
    /// a code that does not let in. `stopped` is asked before anything is changed: if it says yes, Cancelled, and nothing was.
    Result<JoinedProject> join(const Invitation &invitation, const QByteArray &typedCode, const std::function<bool()> &stopped = {});
    /// Whether this computer's keychain answers; asked before joining, so that its fault is not taken for one of the network.
    Result<> askKeychain(const Invitation &invitation);
    /// @brief Sets another random password of the login of a location that this computer has joined. The new one is kept beside the old one
    /// before the server gets it, so a password that lets in is kept whatever fails; look() and another renew() find it.
    Result<> renew(const QString &location);

    /// @brief Whether this computer has the password of a location's login, for a connection that failed. The next connection asks for it
    /// again. Environment if it cannot be known: the keychain is locked or absent.
    Result<KeptPassword> look(const QString &location);

    /// The folder of this computer's account that has the certificates of joined servers, one folder a server and login.
    static QString joinedFolder();
    /// Whether this computer has joined as this entry (ServerHost::passwordEntry): only then a keychain is asked for its password.
    static bool hasJoined(const QString &folder, const QString &entry);
    /// Under which the next password of this entry is kept while it is being renewed.
    static QString nextEntry(const QString &entry);

private:
    /// Whether this password lets the login in; connections use it from now on.
    bool letsIn(const QString &entry, const QString &location, const QByteArray &password);
    /// Whether the next password of an interrupted renewal lets in; it is kept in its place then.
    Result<bool> finishRenewal(const QString &entry, const QString &location);
    Result<> putInPlace(const QString &entry, const QByteArray &password);
    Result<QString> keepCertificate(const QString &entry, const QByteArray &certificate) const;

    ServerHost &m_host;
    PasswordKeeper &m_keeper;
    QString m_folder;
};

} // namespace yuyi
