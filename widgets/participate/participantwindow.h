// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/studies/study.h"
#include "models/services/studies/participation/trialwatch.h"
#include "widgets/participate/ownsettings.h"

#include <QPointer>
#include <QWidget>

#include <functional>

namespace yuyi {

class ParticipantView;
class ProjectAccess;
class Settings;

/// @brief The full-screen window for one participant of a study, from consent to thanks. Works with a work package and with a
/// project. The owner shows it with `begin()` and deletes it after `finished` or `left`. Every answer is committed before the
/// next question.
class ParticipantWindow final : public QWidget
{
    Q_OBJECT
public:
    /// `project` and `settings` must outlive the window. The language and text size that the person chooses apply while the
    /// window exists.
    ParticipantWindow(ProjectAccess &project, Settings &settings, const ParticipantId &participant,
                      StudyClock clock = systemStudyClock(), QWidget *parent = nullptr);
    ~ParticipantWindow() override;

    /// @brief Shows the window full screen. `hide` is hidden and shown again when this window is closed.
    void begin(QWidget *hide = nullptr);
    /// A sentence added to the thanks page ("Send the file back."), in the current language.
    void setAfterword(std::function<QString()> sentence);
    ParticipantView &view() { return *m_view; }

Q_SIGNALS:
    /// All questions are answered and the person closed the thanks page. The window is closed.
    void finished();
    /// The person declined, stopped for now, or could not continue. Given answers are kept. The window is closed.
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
