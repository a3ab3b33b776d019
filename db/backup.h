// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/place.h"

#include <QDateTime>

namespace yuyi {

/// @brief Copies of a project's database in `backups/`: complete or not there at all. Of a project on a server they hold the
/// pictures; in a folder these lie beside, and never change.
class Backups
{
public:
    explicit Backups(Place place) : m_place(std::move(place)) { }

    /// Makes one and keeps the last ten, of a server three; returns its path.
    Result<QString> make(const QDateTime &now);
    /// The newest one's time; invalid when there is none.
    QDateTime newest() const;
    /// @brief Puts a backup in place of the database, which is first kept as a backup itself.
    /// Pictures come out of the backup, or from where it lies beside them. Refused while somebody has the project open.
    /// Refused, too, where another project is there, unless `otherProject`.
    Result<> restore(const QString &backupFile, const QDateTime &now, bool otherProject);

    static constexpr int kept = 10;
    static constexpr int keptOfServer = 3; ///< they hold the pictures

private:
    QStringList files() const; ///< oldest first
    void removeOld() const;
    Result<> copyInto(const QString &target);
    Result<> makeFolder() const;
    Result<> layOut(const QString &database, const QString &backupFolder) const;
    Result<> setAside(const QDateTime &now);

    Place m_place;
};

/// Makes sure that a file, or the entries of a folder, are on the disk and not only in memory.
Result<> syncToDisk(const QString &path);

} // namespace yuyi
