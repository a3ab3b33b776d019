// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/ids.h"

#include <QDateTime>
#include <QJsonObject>

#include <memory>
#include <optional>

class QLockFile;

namespace yuyi {

/// What a person typed and what the project had not taken yet.
struct UnsavedCopy {
    QString key;              ///< what it is about; part of a file's name: letters, digits, hyphens
    QDateTime typedAt;        ///< UTC, by this computer's clock
    QJsonObject content;      ///< see UnsavedAnnotation and UnsavedText
};

/// @brief Files of this computer for what one person typed while the project did not answer, as when a server is frozen. One file
/// per key, readable by this user alone; removed as soon as the project has the text. What a program that was killed left is
/// found by the next one.
///
/// Each program that runs has a folder of its own under `root`/project/person and locks it. Every call reads or writes files: not
/// for the GUI thread. `keep` and `remove` from one thread at a time; what reads what was left, from any.
class UnsavedCopies
{
public:
    /// Nothing is written before the first `keep`.
    UnsavedCopies(const QString &root, const ProjectId &project, const PersonId &person);
    ~UnsavedCopies();

    /// Replaces the copy of the same key. False: the disk did not take it.
    bool keep(const UnsavedCopy &copy);
    /// The copy that this program made under the key.
    void remove(const QString &key);

    /// What programs that no longer run left for this person, newest first. Files that cannot be read are passed over and stay.
    QList<UnsavedCopy> left() const;
    std::optional<UnsavedCopy> left(const QString &key) const;
    void removeLeft(const QString &key) const;

private:
    QStringList leftFiles() const;

    QString m_folder;         ///< of the person
    QString m_own;            ///< of this program; there once something is kept
    std::unique_ptr<QLockFile> m_lock;
};

} // namespace yuyi
