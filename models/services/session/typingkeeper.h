// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/json/json.h"
#include "models/services/session/unsavedcopies.h"

#include <QHash>
#include <QObject>
#include <QThreadPool>
#include <QTimer>

#include <functional>
#include <memory>

namespace yuyi {

/// @brief Keeps a copy of unsaved input on this computer while the project does not answer. GUI thread; files are written on a
/// worker thread.
class TypingKeeper final : public QObject
{
    Q_OBJECT
public:
    /// `unsaved` returns the input that is not confirmed yet; an empty list when everything is saved.
    explicit TypingKeeper(std::function<QList<UnsavedCopy>()> unsaved, QObject *parent = nullptr);
    ~TypingKeeper() override;

    /// The folder that holds all copies on this computer; for UnsavedCopies.
    static QString folder();

    /// Starts again for this project and person.
    void sitDown(const ProjectId &project, const PersonId &person);
    /// Call this when something is typed or a save is pending. If something is still unsaved one second later, a copy is written,
    /// and updated until everything is saved.
    void watch();
    /// The project has saved the input with this key: its copy is removed.
    void saved(const QString &key);

    /// The copies of this project and person, to read the ones left by earlier programs on the stores' thread. Null before sitDown().
    std::shared_ptr<const UnsavedCopies> copies() const { return m_copies; }
    /// Removes the copies with this key that earlier programs left: they are not offered again.
    void settle(const QString &key);
    /// Writes the copies now, and waits for that; for the end of a program whose project does not answer.
    void keepNow();
    /// Whether the copies could not be written last time, for example because the disk is full. It is tried again every second.
    bool isFailing() const { return m_failing; }

Q_SIGNALS:
    void failingChanged();

private:
    void keep();
    void wrote(const QString &key, bool done);

    std::function<QList<UnsavedCopy>()> m_unsaved;
    std::shared_ptr<UnsavedCopies> m_copies;
    QHash<QString, Json> m_kept;
    bool m_failing = false;
    QTimer m_timer;
    QThreadPool m_files; ///< one thread: in order
};

} // namespace yuyi
