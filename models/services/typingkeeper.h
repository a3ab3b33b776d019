// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/unsavedcopies.h"

#include <QHash>
#include <QObject>
#include <QThreadPool>
#include <QTimer>

#include <functional>
#include <memory>

namespace yuyi {

/// @brief Keeps on this computer what was typed while the project does not answer. Files are written on a thread of its own. GUI
/// thread.
class TypingKeeper final : public QObject
{
    Q_OBJECT
public:
    /// `unsaved`: what is typed and not confirmed now; empty when all is saved.
    explicit TypingKeeper(std::function<QList<UnsavedCopy>()> unsaved, QObject *parent = nullptr);
    ~TypingKeeper() override;

    /// Where all copies of this computer are; for UnsavedCopies.
    static QString folder();

    /// Another person or project.
    void sitDown(const ProjectId &project, const PersonId &person);
    /// Something is typed or a save is on its way. When there is still something unsaved a second later, a copy is kept, and kept
    /// fresh until there is nothing.
    void watch();
    /// The project has what was typed under the key.
    void saved(const QString &key);

    /// To read what was left, on the thread of the stores. Never null once somebody sat down.
    std::shared_ptr<const UnsavedCopies> copies() const { return m_copies; }
    /// The person has what was left under the key: it is not offered again.
    void settle(const QString &key);

private:
    void keep();

    std::function<QList<UnsavedCopy>()> m_unsaved;
    std::shared_ptr<UnsavedCopies> m_copies;
    QHash<QString, QJsonObject> m_kept;
    QTimer m_timer;
    QThreadPool m_files;   ///< one thread: in order
};

} // namespace yuyi
