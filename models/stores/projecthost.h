// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/project.h"
#include "models/domain/result.h"
#include "models/stores/packagecontent.h"
#include "models/stores/returnedpackage.h"
#include "models/stores/stores.h"

#include <functional>
#include <memory>

namespace yuyi {

class Progress;

struct NewProject {
    QString title;
    Preset preset;
    WorkRules rules;
    QString lead;        ///< name of the first person, who gets every role
};

/// What became of a project that was moved.
struct MoveReport {
    qint64 rows = 0;
    qint64 images = 0;
    qint64 bytes = 0;        ///< of the pictures
    QStringList findings;    ///< what check finds there, and found before
};

/// @brief Creates, opens, backs up and checks projects. A location is a folder with project.yuyi (or that file),
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
    /// Refused where another project is there than the saved one, unless `otherProject` says that this is meant.
    virtual Result<> restore(const QString &backupFile, const QString &folder, bool otherProject = false) = 0;
    /// @brief Copies a whole project, ids, history and pictures, to an empty place: from a folder to a server or back. The copy is
    /// compared row by row and checked before it appears; it appears whole or not at all. The old project stays as it was. Refused
    /// for a target that is not empty and a project that is open elsewhere; Damaged where a picture is lost.
    virtual Result<MoveReport> move(const QString &location, const QString &target, Progress &progress) = 0;
    /// Database-level findings: integrity_check, foreign keys, schema differences, derived stages; sentences.
    virtual Result<QStringList> checkDatabase(const QString &location) = 0;

    /// @brief Makes a work package out of rows of `home` and of the pictures in its folder, read as they stand at one moment. It is
    /// complete and on the disk under a temporary name when `agreed` is called with its row, the content hash filled in, and its
    /// size in bytes; only then it gets its name, replacing what has it. Whatever fails or is Cancelled leaves nothing. Progress
    /// counts pictures. Damaged where a picture is missing or is not what its hash says.
    virtual Result<> createPackage(const QString &file, const PackageContent &content, Stores &home, const QString &homeFolder,
                                   const std::function<Result<>(const Package &, qint64 bytes)> &agreed, Progress &progress) = 0;
    /// @brief Opens a work package for its holder: examined as a project's file is, then its pictures are laid out in a cache
    /// folder. Invalid for what is no package, Damaged, Newer, Refused for one that is open elsewhere.
    virtual Result<std::shared_ptr<StoreFactory>> openPackage(const QString &file) = 0;
    /// @brief Whether a file is a work package by its content, whatever its name. False for what cannot be read. Blocks: it reads
    /// the first bytes of the file.
    virtual bool isPackage(const QString &file) const = 0;
    /// @brief Looks at a work package that came back, without trusting it: a private copy is examined (format, pages,
    /// references, schema, sizes, whose rows it holds) and opened for reading only. The file itself is left untouched, byte for
    /// byte, and nothing is written beside it. Invalid for what is no work package, Damaged, Newer, or Refused for one that is
    /// still open.
    virtual Result<ReturnedPackage> openReturn(const QString &file) = 0;
};

} // namespace yuyi
