// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/ids.h"
#include "models/domain/json/json.h"

#include <QDateTime>

#include <memory>
#include <optional>

class QLockFile;

namespace yuyi {

/// Text that a person typed and that is not saved in the project yet.
struct UnsavedCopy {
    QString key;                   ///< identifies the edited object and is part of the file name: letters, digits, hyphens
    QDateTime typedAt;             ///< UTC, by this computer's clock
    Json content = Json::object(); ///< see UnsavedAnnotation and UnsavedText
};

/// @brief Local files with the text that a person typed while the project could not be written, for example because a server does
/// not respond. There is one file per key, readable by this user only. It is removed as soon as the project has saved the text.
/// Files left behind by a killed program are found at the next start.
///
/// Each running program locks a folder of its own, `root`/project/person/…. Every call reads or writes files, so do not call from
/// the GUI thread. Call `keep` and `remove` from one thread at a time; the functions for left copies may be called from any thread.
class UnsavedCopies
{
public:
    /// Nothing is written before the first `keep`.
    UnsavedCopies(const QString &root, const ProjectId &project, const PersonId &person);
    ~UnsavedCopies();

    /// Replaces the copy with the same key. Returns false if the file could not be written, or does not hold the copy when it is read
    /// again.
    bool keep(const UnsavedCopy &copy);
    /// Removes the copy that this program keeps under the key.
    void remove(const QString &key);

    /// Copies that programs no longer running left for this person, newest first. Unreadable files are skipped and not removed.
    QList<UnsavedCopy> left() const;
    std::optional<UnsavedCopy> left(const QString &key) const;
    /// `typedAt`: only the copy of that time; invalid: all with this key.
    void removeLeft(const QString &key, const QDateTime &typedAt = {}) const;

private:
    QStringList leftFiles() const;

    QString m_folder; ///< of the person
    QString m_own;    ///< of this program; created when the first copy is kept
    std::unique_ptr<QLockFile> m_lock;
};

} // namespace yuyi
