// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/dialect.h"
#include "models/domain/result.h"

#include <QString>

#include <functional>

namespace yuyi {

/// @brief Where a project's database is.
struct Place {
    Backend backend = Backend::Sqlite;

    QString folder;       ///< of the project; for a server: the local cache folder
    QString file;         ///< the SQLite file
    bool network = false; ///< on a network or synced folder: rollback journal, one process

    QString host;
    int port = 5432;
    QString user;
    QString database;
    QString schema;
    QString sslMode; ///< as libpq spells it
    QString sslRootCertificate;

    /// As a person would write it; never holds a password.
    QString title() const;
};

/// @brief Reads a location: a folder, its project.yuyi, or
/// postgresql://user@host:port/db?schema=name. Invalid names what is wrong with it; a password in
/// it is Refused. Touches no file.
Result<Place> readLocation(const QString &location,
                           const std::function<bool(const QString &)> &isNetworkFolder);

/// File systems on which several machines may write: by the type the mount table names.
bool isOnNetwork(const QString &folder);

} // namespace yuyi
