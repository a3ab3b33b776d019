// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/participate/localstudywindow.h"

#include "models/domain/packages/package.h"
#include "models/domain/text.h"
#include "models/services/session/projectaccess.h"
#include "models/services/session/settings.h"
#include "models/stores/packagestore.h"
#include "models/stores/studystore.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/participate/asksheet.h"
#include "widgets/participate/localpage.h"
#include "widgets/participate/noticepage.h"
#include "widgets/participate/participantview.h"
#include "widgets/shell/commands/keyfilter.h"

#include <QCloseEvent>
#include <QStackedWidget>

#include <algorithm>

namespace yuyi {

namespace {

} // namespace

LocalStudyWindow::LocalStudyWindow(ProjectAccess &project, Settings &settings, const StudyId &study, StudyClock clock,
                                   QWidget *parent)
    : QWidget(parent, Qt::Window), m_project(project), m_settings(settings), m_study(study), m_clock(std::move(clock)),
      m_own(settings)
{
    setWindowTitle(tr("Study"));
    setWindowModality(Qt::ApplicationModal);
    KeyFilter::letOwnKeys(this);
    m_stack = new QStackedWidget(this);
    m_page = new LocalPage(m_stack);
    m_notice = new NoticePage(m_stack);
    m_stack->addWidget(m_page);
    m_stack->addWidget(m_notice);
    fillWith(this, m_stack);
    m_sheet = new AskSheet(this);
    connect(m_page, &LocalPage::startWanted, this, [this] {
        if (m_step == Step::SetUp) {
            m_word = m_page->typed();
            show(Step::Next);
        } else {
            startNext();
        }
    });
    connect(m_page, &LocalPage::fieldUsed, this, &LocalStudyWindow::startCode);
    connect(m_page, &LocalPage::leaveWanted, this, &LocalStudyWindow::askToLeave);
    connect(m_notice, &NoticePage::goOnWanted, this, &LocalStudyWindow::nextPerson);
    connect(m_notice, &NoticePage::otherWanted, this, &LocalStudyWindow::askToLeave);
    connect(m_notice, &NoticePage::stopWanted, this, &LocalStudyWindow::askToLeave);
    connect(m_sheet, &AskSheet::accepted, this, [this] {
        if (m_leaving)
            leave();
        else
            show(Step::Next);
    });
}

LocalStudyWindow::~LocalStudyWindow()
{
    if (m_hidden)
        m_hidden->show();
}

void LocalStudyWindow::begin(QWidget *hide)
{
    showFullScreen();
    activateWindow();
    m_hidden = hide;
    if (m_hidden)
        m_hidden->hide();
    show(Step::SetUp);
}

void LocalStudyWindow::show(Step step)
{
    m_step = step;
    fill();
    if (step == Step::Between) {
        m_stack->setCurrentWidget(m_notice);
        m_notice->setFocus();
    } else {
        m_stack->setCurrentWidget(m_page);
        m_page->reset(step == Step::SetUp);
        look();
    }
    Q_EMIT stepChanged();
}

void LocalStudyWindow::look()
{
    m_project.read([id = m_study](Stores &stores) { return studySeats(stores, id); }).then(this, [this](const Result<StudySeats> &found) {
        if (!found) {
            m_page->complain(found.error().sentence);
            return;
        }
        m_seats = *found;
        if (m_step == Step::Next)
            fill();
    });
}

void LocalStudyWindow::fill()
{
    if (m_step == Step::Between) {
        NoticePage::Texts texts;
        texts.title = tr("Please call the supervisor");
        texts.text = tr("You can leave now. The next person starts from an empty page.");
        texts.goOn = tr("Next Person");
        texts.other = tr("Leave Full Screen");
        m_notice->show(texts);
        return;
    }
    LocalPage::Texts texts;
    if (m_step == Step::SetUp) {
        texts.title = tr("Shared computer (kiosk)");
        texts.text = tr(
            "Several participants answer here in turn. Until you leave this mode, the screen shows only the study. If you set a "
            "password, it is needed to let the next participant begin and to leave this mode. Without a password, anyone can do both.");
        texts.start = tr("Begin");
        texts.fieldTitle = tr("Supervisor password (optional)");
        texts.leave = tr("Leave Full Screen");
        texts.secret = true;
    } else {
        const QList<Participant> &people = m_seats.people;
        const bool free = std::any_of(people.begin(), people.end(), [this](const Participant &one) { return m_seats.isFree(one); });
        texts.title = tr("Welcome");
        if (free || people.isEmpty())
            texts.text = tr("Press Enter to start.");
        else if (m_seats.state == StudyState::Closed)
            texts.text = tr("This study is closed for new participants. If you have started already, continue with your code.");
        else
            texts.text = tr("All places are taken. If you have a code, you can continue.");
        texts.start = free ? tr("Start") : QString();
        texts.fieldTitle = tr("Do you have a code?");
        texts.use = tr("Use the Code");
        texts.leave = tr("Leave Full Screen");
    }
    m_page->show(texts);
}

void LocalStudyWindow::startNext()
{
    // Read anew: another computer on the same project may have taken the place.
    m_project.read([id = m_study](Stores &stores) { return studySeats(stores, id); }).then(this, [this](const Result<StudySeats> &found) {
        if (!found) {
            m_page->complain(found.error().sentence);
            return;
        }
        m_seats = *found;
        const QList<Participant> &people = m_seats.people;
        const auto next = std::find_if(people.begin(), people.end(), [this](const Participant &one) { return m_seats.isFree(one); });
        if (next != people.end())
            start(next->id);
        else
            fill();
    });
}

void LocalStudyWindow::startCode(const QString &typed)
{
    const QString wanted = normalised(typed);
    m_project.read([id = m_study](Stores &stores) { return studySeats(stores, id); })
        .then(this, [this, wanted](const Result<StudySeats> &found) {
            if (!found) {
                m_page->complain(found.error().sentence);
                return;
            }
            m_seats = *found;
            const QList<Participant> &people = m_seats.people;
            const auto one = std::find_if(people.begin(), people.end(),
                                          [&](const Participant &person) { return normalised(person.code) == wanted; });
            if (one == people.end())
                m_page->complain(tr("This code does not belong to this study. Please check it."));
            else if (m_seats.elsewhere.contains(one->id))
                m_page->complain(tr("The questions for this code are in a work package. Answer them there."));
            else if (one->state == ParticipantState::Finished)
                m_page->complain(tr("Participation with this code has ended."));
            else
                start(one->id);
        });
}

void LocalStudyWindow::start(const ParticipantId &id)
{
    if (m_view || m_over)
        return;
    m_view = new ParticipantView(m_project, m_settings, id, m_clock, m_stack);
    connect(m_view, &ParticipantView::finished, this, &LocalStudyWindow::between);
    connect(m_view, &ParticipantView::left, this, &LocalStudyWindow::between);
    m_stack->addWidget(m_view);
    m_stack->setCurrentWidget(m_view);
    m_step = Step::Participant;
    m_view->open();
    Q_EMIT stepChanged();
}

void LocalStudyWindow::between()
{
    // Nothing of the person is left on this screen or in its memory.
    if (m_view) {
        m_view->disconnect(this);
        m_stack->removeWidget(m_view);
        m_view->deleteLater();
        m_view = nullptr;
    }
    m_own.restore();
    show(Step::Between);
}

void LocalStudyWindow::nextPerson()
{
    if (m_word.isEmpty()) {
        show(Step::Next);
        return;
    }
    m_leaving = false;
    AskSheet::Texts texts;
    texts.title = tr("Next person?");
    texts.sentence = tr("Enter the supervisor password. Then the next person can begin.");
    texts.stay = tr("Not Yet");
    texts.go = tr("Next Person");
    askForWord(texts);
}

void LocalStudyWindow::askToLeave()
{
    if (m_step == Step::SetUp) {
        leave();
        return;
    }
    m_leaving = true;
    AskSheet::Texts texts;
    texts.title = tr("Leave full screen?");
    texts.sentence = tr("After you leave full screen, the project opens again with all its content. Only the supervisor should leave "
                        "full screen.");
    texts.stay = tr("Continue Study");
    texts.go = tr("Leave Full Screen");
    askForWord(texts);
}

void LocalStudyWindow::askForWord(AskSheet::Texts texts)
{
    texts.word = m_word;
    texts.wordHint = tr("Supervisor password");
    m_sheet->ask(texts);
}

void LocalStudyWindow::leave()
{
    m_over = true;
    m_own.restore();
    if (m_hidden) {
        m_hidden->show();
        m_hidden.clear();
    }
    close();
    Q_EMIT left();
}

void LocalStudyWindow::closeEvent(QCloseEvent *event)
{
    if (m_over) {
        QWidget::closeEvent(event);
        return;
    }
    event->ignore();
    if (m_view)
        m_view->askToStop();
    else
        askToLeave();
}

void LocalStudyWindow::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange && m_step != Step::Participant)
        fill();
}

} // namespace yuyi
