// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/project/project.h"
#include "models/domain/result.h"
#include "models/stores/packagecontent.h"
#include "models/stores/returnedpackage.h"
#include "models/stores/stores.h"

#include <QDateTime>
#include <QList>

#include <functional>
#include <memory>

namespace yuyi {

class Progress;

struct NewProject {
    QString title;
    Preset preset;
    WorkRules rules;
    QString lead; ///< name of the first person, who gets every role
};

/// Result of moving a project.
struct MoveReport {
    qint64 rows = 0;
    qint64 images = 0;
    qint64 bytes = 0;     ///< of the files of images and of further pictures of questions
    QStringList findings; ///< findings of the check of the copy, and of the check before the move
};

/// What an upgrade of a project on a server did.
struct ServerUpgrade {
    int from = 0; ///< number of the schema; the same as `to`: there was nothing to do
    int to = 0;
    QString backup; ///< made before; empty if none was
};

/// The connections that one login has to a project on a server, by program and address.
struct ServerProgram {
    QString login;
    QString program;
    QString address; ///< empty on the server itself, and if this login may not see it
    QDateTime since; ///< of the first; invalid if this login may not see it
    int connections = 0;
    bool own = false; ///< the one that asks
};

/// A project on a server, and the server.
struct ServerStatus {
    QString version;         ///< of PostgreSQL
    QString securityRelease; ///< that is newer; empty if none is known
    QString tls;             ///< version and cipher; empty: this connection is not encrypted
    int schema = 0;          ///< of the project
    int newestSchema = 0;    ///< that this program knows
    QList<ServerProgram> programs;
    qint64 databaseBytes = 0;
    qint64 projectBytes = 0; ///< of the project's schema, with the pictures
    bool whole = true;       ///< false: the login sees only its own work, and the pictures are not counted
    qint64 pictures = 0;
    qint64 pictureBytes = 0;
};

/// @brief Creates, opens, backs up and checks projects. A location is a folder with project.yuyi (or that file), or
/// postgresql://user@host:port/db?schema=name (password only from PGPASSWORD or the password file). Thread-safe.
class ProjectHost
{
public:
    virtual ~ProjectHost() = default;
    /// Returns Refused for a folder that is not empty. Leaves nothing behind on failure.
    virtual Result<std::shared_ptr<StoreFactory>> create(const QString &location, const NewProject &project) = 0;
    /// @brief Connects, compares version and schema, and migrates after a backup. A file that is not a project, is damaged or is
    /// newer is refused with a sentence and left unchanged, byte for byte. One on a server is never migrated by opening it: Refused for
    /// one of an older version.
    virtual Result<std::shared_ptr<StoreFactory>> open(const QString &location) = 0;
    /// @brief Reads a project, or a backup of one, without changing it: nothing is migrated, backed up or written, and no file appears
    /// next to it. `read` sees one state of the project; it may run several times, until nobody wrote to the file meanwhile, and must
    /// not keep the stores. Returns the error of `read`, Newer, Refused for a project of an older version (it is not migrated) or one
    /// that is being saved, and otherwise what open() returns.
    virtual Result<> look(const QString &location, const std::function<Result<>(Stores &)> &read) = 0;
    /// @brief Writes a consistent copy into `backups/` (VACUUM INTO temp → quick_check → fsync → rename) and keeps the last 10.
    /// Returns its path.
    virtual Result<QString> backup(const QString &location) = 0;
    /// Restores the project saved in `backupFile` into `folder`, after a backup of the database there. Returns Refused if the
    /// folder holds a different project than the backup, unless `otherProject` is true.
    virtual Result<> restore(const QString &backupFile, const QString &folder, bool otherProject = false) = 0;
    /// @brief Copies a whole project with ids, history and images to an empty location: from a folder to a server or back. The copy
    /// is compared row by row and checked before it becomes visible, completely or not at all. The source stays unchanged. Returns
    /// Refused for a target that is not empty and for a project that is open elsewhere, Damaged if an image file is lost.
    virtual Result<MoveReport> move(const QString &location, const QString &target, Progress &progress) = 0;
    /// @brief Brings a project on a server to the newest schema, in one transaction. Returns Refused for a folder and for a project
    /// that anybody else has open. With `backup` a copy is made first.
    virtual Result<ServerUpgrade> upgradeServer(const QString &location, bool backup) = 0;
    /// What is known of a project on a server, of any version. Returns Refused for a folder.
    virtual Result<ServerStatus> serverStatus(const QString &location) = 0;
    /// Returns database-level findings as sentences: integrity_check, foreign keys, schema differences, derived stages.
    virtual Result<QStringList> checkDatabase(const QString &location) = 0;

    /// @brief Creates a work package from rows of `project` and images of its folder, read in one snapshot. `agreed` is called with
    /// the package's row, including the content hash, and the size in bytes when the file is complete on disk under a temporary
    /// name. Only then it is renamed to `file`, replacing an existing file. An error or Cancelled leaves nothing behind. Progress
    /// counts images. Returns Damaged if an image file is missing or does not match its hash.
    virtual Result<> createPackage(const QString &file, const PackageContent &content, Stores &project, const QString &homeFolder,
                                   const std::function<Result<>(const Package &, qint64 bytes)> &agreed, Progress &progress) = 0;
    /// @brief Opens a work package for its holder. It is checked like a project file, then its images are extracted into a cache
    /// folder. Returns Invalid for a file that is not a package, Damaged, Newer, or Refused for one that is open elsewhere.
    virtual Result<std::shared_ptr<StoreFactory>> openPackage(const QString &file) = 0;
    /// @brief Whether a file is a work package, by its content and not its name. False for an unreadable file. Blocks: it reads the
    /// first bytes of the file.
    virtual bool isPackage(const QString &file) const = 0;
    /// @brief Opens a returned work package for reading without trusting it. A private copy is checked (format, pages, references,
    /// schema, sizes, owners of its rows). The file itself is left unchanged, byte for byte, and nothing is written next to it.
    /// Returns Invalid for a file that is not a work package, Damaged, Newer, or Refused for one that is still open.
    virtual Result<ReturnedPackage> openReturn(const QString &file) = 0;
};

} // namespace yuyi
