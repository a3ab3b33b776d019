// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/connection/sqldialect.h"
#include "models/domain/result.h"

#include <QString>

#include <functional>

namespace yuyi {

/// Channel binding of SCRAM: whether the login is bound to the TLS connection, so that nobody in between can forward it. Usual: the
/// default of libpq.
enum class ChannelBinding : quint8 {
    Usual,
    Require,
    Disable
};

/// The location of a project's database.
struct ProjectLocation {
    Backend backend = Backend::Sqlite;

    QString folder;       ///< of the project; for a server: this computer's copies of its pictures, which may be deleted
    QString file;         ///< the SQLite file
    bool network = false; ///< on a network or synced folder: rollback journal, one process
    ChannelBinding channelBinding = ChannelBinding::Usual;

    QString host;
    int port = 5432;
    QString user;
    QString database;
    QString schema;
    QString sslMode; ///< in libpq's spelling
    QString sslRootCertificate;

    /// The location as a person would write it, without the password.
    QString title() const;
    /// The folder in which this computer keeps the project's backups.
    QString backupFolder() const;
};

/// @brief Parses a location: a folder, its project.yuyi, or postgresql://user@host:port/db?schema=name. A server on this computer can
/// also be
/// postgresql:///db?schema=name, with the socket's folder in `host` and the login in `user` where they are not the usual ones. Invalid
/// names the fault; a password in it is Refused. Touches no file.
Result<ProjectLocation> readLocation(const QString &location,
                                     const std::function<bool(const QString &)> &isNetworkFolder);

/// Whether the folder is on a file system that several machines can write, by its type in the mount table.
bool isOnNetwork(const QString &folder);

} // namespace yuyi
