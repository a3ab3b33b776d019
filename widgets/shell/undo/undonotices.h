// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace yuyi {

class MainWindow;
struct UndoneStep;

/// @brief Shows short messages over the page and what `UndoController` undid: goes to the step, offers the rest of its burst,
/// and asks about steps that are older than this session. GUI thread.
class UndoNotices final : public QObject
{
    Q_OBJECT
public:
    explicit UndoNotices(MainWindow &window);

    /// Shows a message; with `undoable` it offers Undo.
    void show(const QString &sentence, bool undoable);

private:
    void showUndone(const QString &sentence);
    /// Asks whether to undo a step that was done before this window opened the project.
    void askAboutOld(const UndoneStep &step);
    QString keyOf(const QString &command) const;

    MainWindow &m_window;
    bool m_offersBurst = false; ///< the button of the message undoes the burst
};

} // namespace yuyi
