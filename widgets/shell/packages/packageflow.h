// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/packages/packageservice.h"

#include <QObject>
#include <QPointer>
#include <QTimer>

#include <functional>

class QHBoxLayout;

namespace yuyi {

class GuidelinePanel;
class PackageStrip;
class UserPrompts;
class Session;
class UnsavedEdits;

/// @brief The parts of the window that belong to an open work package: the strip, the guideline and ending the work. Shows
/// nothing while a project is open. GUI thread.
class PackageFlow final : public QObject
{
    Q_OBJECT
public:
    /// `beside`: the layout that receives the guideline panel.
    PackageFlow(UserPrompts &prompts, PackageStrip &strip, QHBoxLayout &beside, QWidget &window);

    /// Sets the session; null if nothing is open.
    void setSession(Session *session);
    /// Sets the key to finish, as displayed.
    void setFinishKey(const QString &key);
    /// Sets the function that returns the page with unsaved work, or the current one; it returns null if that cannot have any.
    void setWork(std::function<UnsavedEdits *()> work) { m_work = std::move(work); }
    /// @brief Ends the work after everything is saved. If something cannot be saved, it is named and the work is not ended. If
    /// work is incomplete, the person is asked first.
    void ask();
    /// @brief Returns true if the window, of a package or a project, can be closed without losing anything. Otherwise asks the person;
    /// `anyway` is called if they accept the loss.
    bool mayClose(const std::function<void()> &anyway);

Q_SIGNALS:
    /// The work is ended, and the person has read where the file is.
    void finished();

private:
    void refresh();
    /// Saves everything and then calls `then`. If saving fails, tells the person and does not call it.
    void whenSaved(const std::function<void()> &then, int attempt = 0);
    void askWhatIsLeft();
    void finish();
    void holdBack(const QString &sentence);
    void toggleGuideline();
    /// Marks a finished package as not finished, because the person continues to work.
    void workedOn(const Changes &changes);

    UserPrompts &m_prompts;
    PackageStrip &m_strip;
    QHBoxLayout &m_beside;
    QWidget &m_window;
    Session *m_session = nullptr;
    PackageProgress m_progress;
    QPointer<GuidelinePanel> m_guideline;
    QTimer m_soon;
    std::function<UnsavedEdits *()> m_work;
    bool m_saving = false; ///< saving is being checked
    bool m_finishing = false;
};

} // namespace yuyi
