// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/unsavedcopies.h"

#include <QHash>
#include <QObject>
#include <QThreadPool>
#include <QTimer>

#include <functional>
#include <memory>
#include <optional>

namespace yuyi {

/// @brief Keeps on this computer what was typed while the project does not answer. Files are written on a thread of its own. GUI
/// thread.
class TypingKeeper final : public QObject
{
    Q_OBJECT
public:
    /// `unsaved`: what is typed and not confirmed now; nothing when all is saved.
    explicit TypingKeeper(std::function<std::optional<UnsavedCopy>()> unsaved, QObject *parent = nullptr);
    ~TypingKeeper() override;

    /// Another person or project.
    void sitDown(const ProjectId &project, const PersonId &person);
    /// A save is on its way. When it is not confirmed within a second, a copy is kept, and kept fresh until it is.
    void watch();
    /// The project has what was typed about the image.
    void saved(const ImageId &image);

    /// To read what was left, on the thread of the stores. Never null once somebody sat down.
    std::shared_ptr<const UnsavedCopies> copies() const { return m_copies; }
    /// The person has what was left about the image: it is not offered again.
    void settle(const ImageId &image);

private:
    void keep();

    std::function<std::optional<UnsavedCopy>()> m_unsaved;
    std::shared_ptr<UnsavedCopies> m_copies;
    QHash<ImageId, AnnotationContent> m_kept;
    QTimer m_timer;
    QThreadPool m_files;   ///< one thread: in order
};

} // namespace yuyi
