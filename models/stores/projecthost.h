// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/project.h"
#include "models/domain/result.h"
#include "models/stores/stores.h"

#include <memory>

namespace yuyi {

struct NewProject {
    QString title;
    Preset preset;
    WorkRules rules;
    QString lead;        ///< name of the first person, who gets every role
};

/// @brief Makes, opens, saves copies of and checks projects. A location is a folder with project.yuyi (or that file),
/// or postgresql://user@host:port/db?schema=name (password from PGPASSWORD or the password file only). Thread-safe.
class ProjectHost
{
public:
    virtual ~ProjectHost() = default;
    /// Refused for a folder that is not empty; nothing is left behind on failure.
    virtual Result<std::shared_ptr<StoreFactory>> create(const QString &location, const NewProject &project) = 0;
    /// @brief Connects, compares version and schema, migrates after a backup. A file that is no project, is damaged or newer
    /// is refused with a sentence and left untouched, byte for byte.
    virtual Result<std::shared_ptr<StoreFactory>> open(const QString &location) = 0;
    /// @brief A consistent copy into `backups/` (VACUUM INTO temp → quick_check → fsync → rename); keeps the last 10.
    /// Returns its path.
    virtual Result<QString> backup(const QString &location) = 0;
    /// Makes `folder` the project saved in `backupFile`; the database there is first kept as a backup itself.
    virtual Result<> restore(const QString &backupFile, const QString &folder) = 0;
    /// Database-level findings: integrity_check, foreign keys, schema differences, derived stages; sentences.
    virtual Result<QStringList> checkDatabase(const QString &location) = 0;
};

} // namespace yuyi
