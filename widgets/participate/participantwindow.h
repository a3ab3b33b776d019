// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/study.h"
#include "models/services/trialwatch.h"
#include "widgets/participate/ownsettings.h"

#include <QPointer>
#include <QWidget>

#include <functional>

namespace yuyi {

class ParticipantView;
class ProjectAccess;
class Settings;

/// @brief One participant of a study, full screen, from consent to thanks; works alike on a package's file and at home. The owner
/// shows it with `begin()` and deletes it after `finished` or `left`. Every answer is committed before the next question.
class ParticipantWindow final : public QWidget
{
    Q_OBJECT
public:
    /// Project and settings outlive the window. Language and text size that the person chooses hold while the window is there.
    ParticipantWindow(ProjectAccess &project, Settings &settings, const ParticipantId &participant,
                      StudyClock clock = systemStudyClock(), QWidget *parent = nullptr);
    ~ParticipantWindow() override;

    /// @brief Fills the screen. With `hide` that window is hidden meanwhile and comes back when this one goes.
    void begin(QWidget *hide = nullptr);
    /// What the thanks page says after its thanks ("Send the file back."), in the language then in force.
    void setAfterword(std::function<QString()> sentence);
    ParticipantView &view() { return *m_view; }

Q_SIGNALS:
    /// Everything is answered, and the person has closed the page of thanks. The window is closed.
    void finished();
    /// Declined, stopped for now, or could not go on: what was answered is kept. The window is closed.
    void left();

protected:
    void closeEvent(QCloseEvent *event) override;

private:
    void end(bool all);

    OwnSettings m_own;
    QPointer<QWidget> m_hidden;
    ParticipantView *m_view;
    bool m_over = false;
};

} // namespace yuyi
