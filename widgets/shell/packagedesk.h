// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/packageservice.h"

#include <QObject>
#include <QPointer>
#include <QTimer>

#include <functional>

class QHBoxLayout;

namespace yuyi {

class GuidelinePanel;
class PackageStrip;
class Prompts;
class Session;
class TypedWork;

/// @brief What the window shows and does besides the page while a work package is open: the strip, the guideline, the end of the
/// work. Shows nothing while a project is open. GUI thread.
class PackageDesk final : public QObject
{
    Q_OBJECT
public:
    /// `beside`: where the guideline stands.
    PackageDesk(Prompts &prompts, PackageStrip &strip, QHBoxLayout &beside, QWidget &window);

    /// Null when nothing is open.
    void setSession(Session *session);
    /// As it is shown to people.
    void setFinishKey(const QString &key);
    /// The page in front; null where it has nothing that could be unsaved.
    void setWork(std::function<TypedWork *()> work) { m_work = std::move(work); }
    /// @brief Ends the work once all of it is saved: what is not is named, and nothing is ended. Where something is not done, the
    /// person is asked first.
    void ask();
    /// @brief Whether the package can be closed without losing anything; else the person is asked, and `anyway` is called when they
    /// would rather lose it.
    bool mayClose(const std::function<void()> &anyway);

Q_SIGNALS:
    /// The work is ended, and the person has read where the file is.
    void finished();

private:
    void refresh();
    /// Everything the person did is written by the time `then` is called; where it cannot be, they are told and it is not called.
    void whenSaved(const std::function<void()> &then, int attempt = 0);
    void askWhatIsLeft();
    void finish();
    void holdBack(const QString &sentence);
    void toggleGuideline();
    /// Whoever goes on working has not finished.
    void workedOn(const Changes &changes);

    Prompts &m_prompts;
    PackageStrip &m_strip;
    QHBoxLayout &m_beside;
    QWidget &m_window;
    Session *m_session = nullptr;
    PackageProgress m_progress;
    QPointer<GuidelinePanel> m_guideline;
    QTimer m_soon;
    std::function<TypedWork *()> m_work;
    bool m_saving = false;       ///< it is being found out whether everything is saved
    bool m_finishing = false;
};

} // namespace yuyi
