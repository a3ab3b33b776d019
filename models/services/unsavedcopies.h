// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/annotation.h"

#include <QDateTime>

#include <memory>
#include <optional>

class QLockFile;

namespace yuyi {

/// What a person typed about an image and what the project had not taken yet.
struct UnsavedCopy {
    ImageId image;
    QString imageName;
    int version = 0;          ///< of the annotation that the project had confirmed
    int pending = 0;          ///< saves that were on their way; the project may have taken them
    QDateTime typedAt;        ///< UTC, by this computer's clock
    AnnotationContent content;
};

/// @brief Files of this computer for what one person typed while the project did not answer, as when a server is frozen. One file
/// per image, readable by this user alone; removed as soon as the project has the text. What a program that was killed left is
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

    /// Replaces the copy of the same image. False: the disk did not take it.
    bool keep(const UnsavedCopy &copy);
    /// The copy that this program made of the image.
    void remove(const ImageId &image);

    /// What programs that no longer run left for this person, newest first. Files that cannot be read are passed over and stay.
    QList<UnsavedCopy> left() const;
    std::optional<UnsavedCopy> left(const ImageId &image) const;
    void removeLeft(const ImageId &image) const;

private:
    QStringList leftFiles() const;

    QString m_folder;         ///< of the person
    QString m_own;            ///< of this program; there once something is kept
    std::unique_ptr<QLockFile> m_lock;
};

/// What was typed as plain text, for the clipboard: texts, notes, questions with lettered options.
QString plainText(const AnnotationContent &content);

} // namespace yuyi
