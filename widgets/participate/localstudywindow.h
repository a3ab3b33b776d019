// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/studies/participation/trialwatch.h"
#include "models/services/studies/planning/seats.h"
#include "widgets/participate/asksheet.h"
#include "widgets/participate/ownsettings.h"

#include <QPointer>
#include <QWidget>

class QStackedWidget;

namespace yuyi {

class LocalPage;
class NoticePage;
class ParticipantView;
class ProjectAccess;
class Settings;

/// @brief A full-screen window in which several people take part one after another at this computer. Each starts with the next
/// free participant, or continues with their code, and sees nothing of the others. Starting the next person and leaving require
/// the password if the lead has set one. The owner shows the window with `begin()` and deletes it after `left`.
class LocalStudyWindow final : public QWidget
{
    Q_OBJECT
public:
    enum class Step {
        SetUp,
        Next,
        Participant,
        Between
    };
    Q_ENUM(Step)

    /// Project and settings outlive the window.
    LocalStudyWindow(ProjectAccess &project, Settings &settings, const StudyId &study, StudyClock clock = systemStudyClock(),
                     QWidget *parent = nullptr);
    ~LocalStudyWindow() override;

    /// Shows the window full screen. `hide` is hidden and shown again when this window is closed.
    void begin(QWidget *hide = nullptr);
    Step step() const { return m_step; }
    /// The view of the current participant; null between two participants.
    ParticipantView *participant() const { return m_view; }

Q_SIGNALS:
    /// The window is closed.
    void left();
    void stepChanged();

protected:
    void closeEvent(QCloseEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void show(Step step);
    void fill();
    void look();
    void startNext();
    void startCode(const QString &typed);
    void start(const ParticipantId &id);
    void between();
    void askToLeave();
    void nextPerson();
    void askForWord(AskSheet::Texts texts);
    void leave();

    ProjectAccess &m_project;
    Settings &m_settings;
    StudyId m_study;
    StudyClock m_clock;
    OwnSettings m_own;
    QString m_word;
    StudySeats m_seats;
    Step m_step = Step::SetUp;
    bool m_leaving = false; ///< the sheet asks about leaving, not about the next person
    bool m_over = false;
    QPointer<QWidget> m_hidden;
    QStackedWidget *m_stack;
    LocalPage *m_page;
    NoticePage *m_notice;
    ParticipantView *m_view = nullptr;
    AskSheet *m_sheet;
};

} // namespace yuyi
