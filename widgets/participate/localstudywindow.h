// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/study.h"
#include "models/services/trialwatch.h"
#include "widgets/participate/asksheet.h"
#include "widgets/participate/ownsettings.h"

#include <QList>
#include <QPointer>
#include <QSet>
#include <QWidget>

class QStackedWidget;

namespace yuyi {

class LocalPage;
class NoticePage;
class ParticipantView;
class ProjectAccess;
class Settings;

/// @brief Several people one after another at this computer, full screen: each starts with the next free place, or goes on with his
/// code, and sees nothing of the others. Going on to the next person and leaving ask for the word that the lead has set, where
/// they have set one. The owner shows it with `begin()` and deletes it after `left`.
class LocalStudyWindow final : public QWidget
{
    Q_OBJECT
public:
    enum class Place { SetUp, Next, Participant, Between };
    Q_ENUM(Place)

    /// Project and settings outlive the window.
    LocalStudyWindow(ProjectAccess &project, Settings &settings, const StudyId &study, StudyClock clock = systemStudyClock(),
                     QWidget *parent = nullptr);
    ~LocalStudyWindow() override;

    /// Fills the screen; `hide` is hidden meanwhile and comes back when this window goes.
    void begin(QWidget *hide = nullptr);
    Place place() const { return m_place; }
    /// Null between two people.
    ParticipantView *participant() const { return m_view; }

Q_SIGNALS:
    /// The window is closed.
    void left();
    void placeChanged();

protected:
    void closeEvent(QCloseEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void show(Place place);
    void fill();
    bool isFree(const Participant &participant) const;
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
    QList<Participant> m_people;
    QSet<ParticipantId> m_elsewhere;   ///< with a work package that is out
    Place m_place = Place::SetUp;
    bool m_leaving = false;         ///< what the sheet asks about: leaving, not the next person
    bool m_over = false;
    QPointer<QWidget> m_hidden;
    QStackedWidget *m_stack;
    LocalPage *m_page;
    NoticePage *m_notice;
    ParticipantView *m_view = nullptr;
    AskSheet *m_sheet;
};

} // namespace yuyi
