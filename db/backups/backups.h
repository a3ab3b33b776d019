// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/connection/projectlocation.h"

#include <QDateTime>

namespace yuyi {

/// @brief Copies of a project's database in `backups/`; a copy is complete or does not exist. Backups of a server project contain
/// the pictures; in a folder project the pictures are separate files, which never change.
///
/// When backups are made: whenever a folder project is opened and `isDue()`; before each migration of the schema; before a restore;
/// and when a person asks for one.
class Backups
{
public:
    explicit Backups(ProjectLocation location) : m_location(std::move(location)) {}

    /// Makes a backup and returns its path. Keeps the last ten backups (three for a server project).
    Result<QString> make(const QDateTime &now);
    /// Whether the newest backup is a day old, or there is none.
    bool isDue(const QDateTime &now) const;
    /// @brief Replaces the database with a backup, after backing up the current database. Pictures come from the backup, or from
    /// the folder next to it. Refused if the project is open elsewhere, or if the location holds another project, unless
    /// `otherProject` is set.
    Result<> restore(const QString &backupFile, const QDateTime &now, bool otherProject);

    static constexpr int secondsBetween = 24 * 60 * 60;
    static constexpr int kept = 10;
    static constexpr int keptOfServer = 3; ///< server backups contain the pictures

private:
    /// The time of the newest backup; invalid when there is none.
    QDateTime newest() const;
    QStringList files() const; ///< oldest first
    void removeOld() const;
    Result<> copyInto(const QString &target);
    Result<> makeFolder() const;
    Result<> layOut(const QString &database, const QString &backupFolder) const;
    Result<> setAside(const QDateTime &now);

    ProjectLocation m_location;
};

/// Flushes a file, or the entries of a folder, from memory to disk.
Result<> syncToDisk(const QString &path);

} // namespace yuyi
