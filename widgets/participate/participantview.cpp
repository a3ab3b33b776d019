// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/participate/participantview.h"

#include "widgets/controls/labels/plainlabel.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/participate/backgroundpage.h"
#include "widgets/shell/commands/keyfilter.h"
#include "widgets/theme/theme.h"

#include <QEvent>
#include <QGuiApplication>
#include <QLabel>
#include <QScreen>
#include <QStackedWidget>

namespace yuyi {

namespace {

constexpr int slowMs = 250;

} // namespace

ParticipantView::ParticipantView(ProjectAccess &project, Settings &settings, const ParticipantId &participant,
                                 StudyClock clock, QWidget *parent)
    : QWidget(parent), m_session(new ParticipantController(project, settings, participant, this)), m_texts(*m_session)
{
    KeyFilter::letOwnKeys(this);
    m_stack = new QStackedWidget(this);
    m_loading = new QWidget(m_stack);
    m_count = plainLabel(m_loading, TextRole::Soft);
    m_count->setObjectName(QStringLiteral("loadedPictures"));
    m_count->setAlignment(Qt::AlignCenter);
    fillWith(m_loading, m_count);
    m_reading = new ReadingPage(m_stack);
    m_background = new BackgroundPage(m_stack);
    m_notice = new NoticePage(m_stack);
    m_question = new QuestionPage(std::move(clock), m_stack);
    for (QWidget *page : std::initializer_list<QWidget *>{m_loading, m_reading, m_background, m_notice, m_question})
        m_stack->addWidget(page);
    fillWith(this, m_stack);
    m_sheet = new AskSheet(this);
    m_slow.setSingleShot(true);
    m_slow.setInterval(slowMs);
    connect(&m_slow, &QTimer::timeout, this, [this] { m_stack->setCurrentWidget(m_loading); });
    connectSession();
    connectPages();
}

void ParticipantView::connectSession()
{
    connect(m_session, &ParticipantController::loading, &m_slow, qOverload<>(&QTimer::start));
    connect(m_session, &ParticipantController::loading, m_count, &QLabel::clear);
    connect(m_session, &ParticipantController::questionLeft, m_question, &QuestionPage::leave);
    connect(m_session, &ParticipantController::shown, this, &ParticipantView::show);
    connect(m_session, &ParticipantController::textsChanged, this, [this] { fillPage(true); });
    connect(m_session, &ParticipantController::picturesCounted, this, [this](int here, int all) {
        m_count->setText(all > 1 ? tr("Loading pictures: %1 of %2").arg(here).arg(all) : QString());
    });
    connect(m_session, &ParticipantController::asked, this, &ParticipantView::ask);
    connect(m_session, &ParticipantController::opened, this, &ParticipantView::tellDisplay);
    connect(m_session, &ParticipantController::backgroundWanted, this, [this] { m_background->ask(visit().background); });
    connect(m_session, &ParticipantController::answered, this, &ParticipantView::answered);
    connect(m_session, &ParticipantController::stopWanted, this, &ParticipantView::askToStop);
    connect(m_session, &ParticipantController::finished, this, &ParticipantView::finished);
    connect(m_session, &ParticipantController::left, this, &ParticipantView::left);
}

void ParticipantView::connectPages()
{
    connect(m_reading, &ReadingPage::accepted, m_session, &ParticipantController::goOn);
    connect(m_reading, &ReadingPage::declined, m_session, &ParticipantController::goOtherWay);
    connect(m_reading, &ReadingPage::stopWanted, this, &ParticipantView::askToStop);
    connect(m_reading, &ReadingPage::languageWanted, m_session, &ParticipantController::useLanguage);
    connect(m_reading, &ReadingPage::sizeWanted, m_session, &ParticipantController::useSize);
    connect(m_background, &BackgroundPage::done, this, [this] {
        if (step() == Step::Background)
            m_session->saveBackground(m_background->answers());
    });
    connect(m_background, &BackgroundPage::stopWanted, this, &ParticipantView::askToStop);
    connect(m_notice, &NoticePage::goOnWanted, m_session, &ParticipantController::goOn);
    connect(m_notice, &NoticePage::otherWanted, m_session, &ParticipantController::goOtherWay);
    connect(m_notice, &NoticePage::stopWanted, this, &ParticipantView::askToStop);
    connect(m_question, &QuestionPage::painted, this, [this] {
        m_session->painted();
        Q_EMIT ready();
    });
    connect(m_question, &QuestionPage::answered, m_session, &ParticipantController::answer);
    connect(m_question, &QuestionPage::backWanted, this, [this] {
        StudyAnswer begun = m_question->begun();
        begun.answer = m_question->chosen();
        m_session->goBack(begun);
    });
    connect(m_question, &QuestionPage::stopWanted, this, &ParticipantView::askToStop);
    connect(m_sheet, &AskSheet::accepted, this, [this] {
        m_session->stop();
        m_question->leave();
        Q_EMIT left();
    });
    connect(m_sheet, &AskSheet::closed, this, [this] {
        m_question->resume();
        m_session->release();
    });
    connect(qGuiApp, &QGuiApplication::applicationStateChanged, this, [this](Qt::ApplicationState state) {
        if (state != Qt::ApplicationActive)
            note(TrialFlag::FocusLost);
    });
}

void ParticipantView::show(Step step)
{
    m_slow.stop();
    if (step != Step::Question)
        m_question->leave();
    fillPage();
    QWidget *page = m_notice;
    if (step == Step::Consent || step == Step::Instructions)
        page = m_reading;
    else if (step == Step::Background)
        page = m_background;
    else if (step == Step::Question)
        page = m_question;
    m_stack->setCurrentWidget(page);
    if (!m_sheet->isOpen() && page != m_reading)
        page->setFocus();
    if (step != Step::Question)
        Q_EMIT ready();
}

void ParticipantView::fillPage(bool keepPosition)
{
    const Step now = step();
    if (now == Step::Consent || now == Step::Instructions)
        m_reading->show(m_texts.reading(), keepPosition);
    else if (now != Step::Question && now != Step::Background && now != Step::Loading)
        m_notice->show(m_texts.notice(now == Step::Thanks && m_afterword ? m_afterword() : QString()));
}

void ParticipantView::ask(const ParticipantController::Question &question)
{
    const qsizetype index = m_session->index();
    QuestionPage::Asked asked;
    asked.material = question.material;
    asked.pictures = question.pictures;
    asked.progress = m_texts.progress(index);
    const auto [done, all] = m_texts.counts(index);
    asked.share = static_cast<double>(done) / static_cast<double>(all);
    asked.practice = question.practice;
    asked.timeLimitSeconds = visit().design.timeLimitSeconds;
    asked.mayGoBack = question.mayGoBack;
    asked.before = question.before;
    asked.begun = question.begun;
    m_question->ask(asked);
    if (m_sheet->isOpen())
        m_question->pause();
}

void ParticipantView::tellDisplay()
{
    if (!screen())
        return;
    StudyDisplay display;
    display.dark = Theme::current().isDark();
    display.screen = screen()->size();
    display.pixelRatio = devicePixelRatioF();
    m_session->tellDisplay(display);
}

const StudyMaterial *ParticipantView::question() const
{
    return step() == Step::Question && m_question->isReady() ? &m_question->material() : nullptr;
}

void ParticipantView::askToStop()
{
    switch (step()) {
    case Step::Thanks:
    case Step::Incomplete:
    case Step::Declined:
    case Step::Refused: m_session->goOn(); return;
    default: break;
    }
    if (m_sheet->isOpen())
        return;
    if (step() == Step::Question)
        pauseQuestion();
    m_session->hold();
    m_sheet->ask(m_texts.stop());
}

void ParticipantView::note(TrialFlag flag)
{
    // While the person is asked whether to stop, the question is hidden and its clock stands: nobody can be away from it.
    if (step() == Step::Question && (flag == TrialFlag::AskedToStop || !m_sheet->isOpen()))
        m_question->note(flag);
}

void ParticipantView::pauseQuestion()
{
    note(TrialFlag::AskedToStop);
    m_question->pause();
    m_session->notePause(m_question->begun());
}

bool ParticipantView::isAskingToStop() const
{
    return m_sheet->isOpen();
}

bool ParticipantView::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == window()) {
        if (event->type() == QEvent::WindowDeactivate)
            note(TrialFlag::FocusLost);
        else if (event->type() == QEvent::Hide
                 || (event->type() == QEvent::WindowStateChange && window()->isMinimized()))
            note(TrialFlag::Minimised);
    }
    return QWidget::eventFilter(watched, event);
}

void ParticipantView::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    window()->removeEventFilter(this);
    window()->installEventFilter(this);
}

void ParticipantView::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        fillPage(true);
}

} // namespace yuyi
