// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/packageservice.h"

#include <QObject>
#include <QPointer>
#include <QTimer>

class QHBoxLayout;

namespace yuyi {

class GuidelinePanel;
class PackageStrip;
class Prompts;
class Session;

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
    /// Ends the work; where something is not done, the person is asked first.
    void ask();

Q_SIGNALS:
    /// Typing is to be handed over to the writer now.
    void aboutToFinish();
    /// The work is ended, and the person has read where the file is.
    void finished();

private:
    void refresh();
    void finish();
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
    bool m_finishing = false;
};

} // namespace yuyi
