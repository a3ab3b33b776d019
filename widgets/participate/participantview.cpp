// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/participate/participantview.h"

#include "models/items/pictureloader.h"
#include "models/services/session/projectaccess.h"
#include "models/services/session/settings.h"
#include "widgets/controls/emptystate.h"
#include "widgets/participate/asksheet.h"
#include "widgets/participate/backgroundpage.h"
#include "widgets/shell/keyfilter.h"
#include "widgets/theme/theme.h"

#include <QCoreApplication>
#include <QEvent>
#include <QGuiApplication>
#include <QLocale>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace yuyi {

namespace {

constexpr qsizetype materialAhead = 4;     // read again when fewer are at hand
constexpr qsizetype materialAtOnce = 16;
constexpr qsizetype picturesAhead = 3;
constexpr int slowMs = 250;

QString languageInForce()
{
    return QLocale().language() == QLocale::Chinese ? QStringLiteral("zh_CN") : QStringLiteral("en");
}

} // namespace

ParticipantView::ParticipantView(ProjectAccess &project, Settings &settings, const ParticipantId &participant,
                                 StudyClock clock, QWidget *parent)
    : QWidget(parent), m_project(project), m_settings(settings), m_id(participant), m_scale(settings.fontScale()),
      m_pictures(std::make_unique<PictureLoader>(project.factory().folder()))
{
    KeyFilter::letOwnKeys(this);
    m_stack = new QStackedWidget(this);
    m_loading = new QWidget(m_stack);
    m_reading = new ReadingPage(m_stack);
    m_background = new BackgroundPage(m_stack);
    m_notice = new NoticePage(m_stack);
    m_question = new QuestionPage(std::move(clock), m_stack);
    for (QWidget *page : {m_loading, static_cast<QWidget *>(m_reading), static_cast<QWidget *>(m_background),
                          static_cast<QWidget *>(m_notice), static_cast<QWidget *>(m_question)})
        m_stack->addWidget(page);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_stack);
    m_sheet = new AskSheet(this);
    build();
}

ParticipantView::~ParticipantView() = default;

void ParticipantView::build()
{
    connect(m_reading, &ReadingPage::accepted, this, &ParticipantView::goOn);
    connect(m_reading, &ReadingPage::declined, this, &ParticipantView::otherWay);
    connect(m_reading, &ReadingPage::stopWanted, this, &ParticipantView::askToStop);
    connect(m_reading, &ReadingPage::languageWanted, this, &ParticipantView::useLanguage);
    connect(m_reading, &ReadingPage::sizeWanted, this, &ParticipantView::useSize);
    connect(m_background, &BackgroundPage::done, this, [this] {
        if (m_place == Place::Background)
            saveBackground();
    });
    connect(m_background, &BackgroundPage::stopWanted, this, &ParticipantView::askToStop);
    connect(m_notice, &NoticePage::goOnWanted, this, &ParticipantView::goOn);
    connect(m_notice, &NoticePage::otherWanted, this, &ParticipantView::otherWay);
    connect(m_notice, &NoticePage::stopWanted, this, &ParticipantView::askToStop);
    connect(m_question, &QuestionPage::painted, this, &ParticipantView::painted);
    connect(m_question, &QuestionPage::answered, this, &ParticipantView::take);
    connect(m_question, &QuestionPage::backWanted, this, &ParticipantView::goBack);
    connect(m_question, &QuestionPage::stopWanted, this, &ParticipantView::askToStop);
    connect(m_sheet, &AskSheet::accepted, this, [this] {
        ++m_request;
        m_question->leave();
        Q_EMIT left();
    });
    connect(m_sheet, &AskSheet::closed, this, [this] {
        m_question->resume();
        if (std::exchange(m_waiting, false))
            afterAnswer();
    });
    connect(qGuiApp, &QGuiApplication::applicationStateChanged, this, [this](Qt::ApplicationState state) {
        if (state != Qt::ApplicationActive)
            note(TrialFlag::FocusLost);
    });
    m_slow.setSingleShot(true);
    m_slow.setInterval(slowMs);
    connect(&m_slow, &QTimer::timeout, this, [this] { m_stack->setCurrentWidget(m_loading); });
}

template <typename Work, typename Then>
void ParticipantView::write(Work work, Then then)
{
    using R = std::invoke_result_t<Work, StudySession &>;
    const quint64 request = ++m_request;
    m_awaited = false;
    m_project
        .write([id = m_id, work = std::move(work)](Stores &stores) {
            StudySession session(stores, id);
            return work(session);
        })
        .then(this, [this, request, then = std::move(then)](const R &result) {
            if (request == m_request)
                then(result);
        });
}

void ParticipantView::open()
{
    m_place = Place::Loading;
    m_slow.start();
    write([](StudySession &session) { return session.open(); }, [this](const Result<StudyVisit> &visit) {
        if (!visit) {
            trouble(visit.error(), [this] { open(); });
            return;
        }
        m_visit = *visit;
        route();
        tellDisplay();
    });
}

void ParticipantView::useLanguage(const QString &code)
{
    if (code.isEmpty() || code == languageInForce())
        return;
    // For this window only: what the program is set to is not the participant's business.
    m_settings.useForThisRun(QStringLiteral("language"), code);
    Q_EMIT m_settings.languageChanged();
}

void ParticipantView::useSize(int percent)
{
    m_size = percent;
    m_settings.useForThisRun(QStringLiteral("fontScale"), m_scale * percent / 100);
    Q_EMIT m_settings.appearanceChanged();
    fillPage(true);
}

void ParticipantView::route()
{
    useLanguage(m_visit.participant.language);   // as it was read when the person agreed
    if (const int size = m_visit.participant.textSize; size > 0 && size != m_size && m_scale <= largestOwnScale)
        useSize(size);
    switch (m_visit.step) {
    case StudyStep::Consent: show(Place::Consent); break;
    case StudyStep::Background:
        m_background->ask(m_visit.background);
        show(Place::Background);
        break;
    case StudyStep::Trials: advance(); break;
    case StudyStep::Thanks:
        if (m_visit.participant.state == ParticipantState::Finished)
            show(Place::Thanks);
        else
            finish();
        break;
    case StudyStep::Refused: show(Place::Refused); break;
    }
}

void ParticipantView::show(Place place)
{
    m_slow.stop();
    m_awaited = false;
    m_place = place;
    if (place != Place::Question)
        m_question->leave();
    fillPage();
    QWidget *page = m_notice;
    if (place == Place::Consent || place == Place::Instructions)
        page = m_reading;
    else if (place == Place::Background)
        page = m_background;
    else if (place == Place::Question)
        page = m_question;
    m_stack->setCurrentWidget(page);
    if (!m_sheet->isOpen() && page != m_reading)
        page->setFocus();
    if (place != Place::Question)
        Q_EMIT ready();
}

void ParticipantView::goOn()
{
    switch (m_place) {
    case Place::Consent: agree(); break;
    case Place::Instructions:
    case Place::Welcome:
        m_introduced = true;
        advance();
        break;
    case Place::Practice:
    case Place::Begin:
    case Place::Pause:
        m_introducedBlock = m_visit.blockBegin(m_index);
        advance();
        break;
    case Place::TimeUp: advance(); break;
    case Place::NoPicture:
    case Place::Trouble:
        if (m_retry) {
            m_slow.start();
            std::exchange(m_retry, {})();
        }
        break;
    case Place::Thanks: Q_EMIT finished(); break;
    case Place::Incomplete:
    case Place::Declined:
    case Place::Refused: Q_EMIT left(); break;
    default: break;
    }
}

void ParticipantView::otherWay()
{
    if (m_place == Place::Consent) {
        ++m_request;
        m_project.write([id = m_id](Stores &stores) { return StudySession(stores, id).decline(); }).then(this, [this](const Result<> &noted) {
            if (!noted)
                m_project.report(noted.error());
        });
        show(Place::Declined);
    } else if (m_place == Place::NoPicture) {
        m_skipped.insert(m_visit.trials.at(m_index).id);
        advance();
    } else if (m_place == Place::Trouble) {
        askToStop();
    }
}

void ParticipantView::agree()
{
    const QString language = languageInForce();
    m_place = Place::Loading;   // a second Enter agrees to nothing
    m_slow.start();
    const int size = m_scale > largestOwnScale ? 0 : m_size;
    write([language, size](StudySession &session) { return session.agree(language, size); }, [this](const Result<> &agreed) {
        if (agreed) {
            open();
        } else if (agreed.error().code == ErrorCode::Refused) {
            // Another computer was quicker: whoever sits here is not that person.
            m_visit.sentence = agreed.error().sentence;
            show(Place::Refused);
        } else {
            trouble(agreed.error(), [this] { agree(); });
        }
    });
}

void ParticipantView::saveBackground()
{
    m_place = Place::Loading;
    m_slow.start();
    write([answers = m_background->answers()](StudySession &session) { return session.setBackground(answers); },
          [this](const Result<> &saved) {
              if (!saved)
                  trouble(saved.error(), [this] { saveBackground(); });
              else
                  open();
          });
}

void ParticipantView::advance()
{
    qsizetype index = m_visit.nextOpen();
    while (index >= 0 && m_skipped.contains(m_visit.trials.at(index).id))
        index = m_visit.nextOpen(index + 1);
    if (index < 0) {
        if (m_skipped.isEmpty())
            finish();
        else
            show(Place::Incomplete);
        return;
    }
    m_index = index;
    fetch();
    if (!introduce(index))
        ask(index);
}

bool ParticipantView::introduce(qsizetype index)
{
    const bool begun = m_visit.answered() > 0;
    const bool practice = m_visit.trials.at(index).part == StudyPart::Practice;
    if (!m_introduced) {
        show(begun ? Place::Welcome : Place::Instructions);
        return true;
    }
    const qsizetype block = m_visit.blockBegin(index);
    if (m_introducedBlock == block)
        return false;
    const bool welcomed = m_introducedBlock < 0 && begun;   // by the page for those who come back
    if (welcomed && index != block) {
        m_introducedBlock = block;
        return false;
    }
    if (practice)
        show(Place::Practice);
    else if (block > 0 && m_visit.trials.at(block - 1).part == StudyPart::Practice)
        show(Place::Begin);
    else if (block > 0 && !welcomed)
        show(Place::Pause);
    else
        return false;
    return true;
}

void ParticipantView::fetch()
{
    QList<TrialId> wanted;
    qsizetype atHand = 0;
    for (qsizetype i = std::max<qsizetype>(0, m_index); i < m_visit.trials.size() && i < m_index + materialAtOnce; ++i) {
        const TrialId &id = m_visit.trials.at(i).id;
        if (m_material.contains(id) || m_fetching.contains(id))
            atHand += i < m_index + materialAhead ? 1 : 0;
        else
            wanted.append(id);
    }
    if (wanted.isEmpty() || atHand >= std::min(materialAhead, m_visit.trials.size() - m_index))
        return;
    for (const TrialId &id : std::as_const(wanted))
        m_fetching.insert(id);
    m_project
        .read([id = m_id, visit = m_visit, wanted](Stores &stores) { return StudySession(stores, id).material(visit, wanted); })
        .then(this, [this, wanted](const Result<QList<StudyMaterial>> &found) {
            for (const TrialId &id : wanted)
                m_fetching.remove(id);
            if (!found) {
                if (m_place != Place::Question || !m_question->isReady())
                    trouble(found.error(), [this] { advance(); });
                return;
            }
            for (const StudyMaterial &material : *found)
                m_material.insert(material.trial, material);
            if (m_awaited)
                showQuestion();
            else
                prefetch();
        });
}

void ParticipantView::ask(qsizetype index)
{
    m_index = index;
    m_place = Place::Loading;
    m_question->leave();
    // What was asked before stays where it is until the next question can be shown whole.
    m_slow.start();
    fetch();
    showQuestion();
}

void ParticipantView::showQuestion()
{
    if (m_index < 0)
        return;
    m_awaited = !m_material.contains(m_visit.trials.at(m_index).id);
    if (m_awaited)
        return;
    const StudyMaterial material = m_material.value(m_visit.trials.at(m_index).id);
    const quint64 request = ++m_request;
    m_pictures->picture(material.image).then(this, [this, material, request](const Result<QImage> &picture) {
        if (request != m_request)
            return;
        if (!picture) {
            pictureMissing(picture.error());
            return;
        }
        const Trial &trial = m_visit.trials.at(m_index);
        QuestionPage::Asked asked;
        asked.material = material;
        asked.picture = *picture;
        asked.progress = progressText(m_index);
        const auto [done, all] = progressOf(m_index);
        asked.share = double(done) / double(all);
        asked.practice = trial.part == StudyPart::Practice;
        asked.timeLimitSeconds = m_visit.design.timeLimitSeconds;
        asked.mayGoBack = mayGoBackFrom(m_index);
        asked.before = trial.option;
        asked.begun = m_begun.take(trial.id);
        if (asked.begun.trial.isNull() && !trial.isAnswered() && trial.milliseconds > 0) {
            // Left by stopping: the time that was used is used.
            asked.begun.trial = trial.id;
            asked.begun.milliseconds = trial.milliseconds;
        }
        m_question->ask(asked);
        if (m_sheet->isOpen())
            m_question->pause();
        show(Place::Question);
    });
}

void ParticipantView::pictureMissing(const Error &error)
{
    const TrialId trial = m_visit.trials.at(m_index).id;
    m_trouble = error;
    m_retry = [this] { ask(m_index); };
    m_project
        .write([id = m_id, trial, reason = error.sentence](Stores &stores) {
            return StudySession(stores, id).pictureFailed(trial, reason);
        })
        .then(this, [this](const Result<> &noted) {
            if (!noted)
                m_project.report(noted.error());
        });
    show(Place::NoPicture);
}

void ParticipantView::prefetch()
{
    QList<Image> ahead;
    for (qsizetype i = m_visit.nextOpen(m_index + 1); i >= 0 && ahead.size() < picturesAhead; i = m_visit.nextOpen(i + 1)) {
        const auto found = m_material.constFind(m_visit.trials.at(i).id);
        if (found == m_material.constEnd())
            break;
        ahead.append(found->image);
    }
    if (!ahead.isEmpty())
        m_pictures->prefetch(ahead);
}

void ParticipantView::painted()
{
    const Trial &trial = m_visit.trials.at(m_index);
    if (!trial.isAnswered() && !m_shown.contains(trial.id)) {
        m_shown.insert(trial.id);
        m_project.write([id = m_id, trial = trial.id](Stores &stores) { return StudySession(stores, id).shown(trial); })
            .then(this, [this](const Result<> &noted) {
                if (!noted)
                    m_project.report(noted.error());
            });
    }
    prefetch();
    Q_EMIT ready();
}

const StudyMaterial *ParticipantView::question() const
{
    return m_place == Place::Question && m_question->isReady() ? &m_question->material() : nullptr;
}

void ParticipantView::take(const StudyAnswer &answer)
{
    m_answer = answer;
    send();
}

void ParticipantView::send()
{
    const bool again = m_visit.trials.at(m_index).isAnswered();
    write(
        [answer = m_answer, again](StudySession &session) {
            return again ? session.answerAgain(answer) : session.answer(answer);
        },
        [this](const Result<> &taken) {
            if (!taken && taken.error().code == ErrorCode::Conflict) {
                open();   // given by another window; what is in the books stands
                return;
            }
            if (!taken) {
                trouble(taken.error(), [this] { send(); });
                return;
            }
            Trial &trial = m_visit.trials[m_index];
            trial.option = m_answer.option;
            trial.answeredAt = QDateTime::currentDateTimeUtc();
            m_answeredHere.insert(trial.id);
            Q_EMIT answered(m_answer);
            // Nothing new appears behind the question whether to stop.
            if (m_sheet->isOpen())
                m_waiting = true;
            else
                afterAnswer();
        });
}

void ParticipantView::afterAnswer()
{
    // Whoever has left his seat does not lose one question after the other.
    const qsizetype next = m_visit.nextOpen();
    if (m_answer.flags.contains(TrialFlag::TimedOut) && next >= 0 && !m_visit.opensBlock(next)) {
        prefetch();
        show(Place::TimeUp);
    } else {
        advance();
    }
}

bool ParticipantView::mayGoBackFrom(qsizetype index) const
{
    // Whoever sits down here later sees nothing that was answered before.
    return m_visit.mayGoBack() && !m_visit.opensBlock(index) && m_answeredHere.contains(m_visit.trials.at(index - 1).id);
}

void ParticipantView::goBack()
{
    if (!mayGoBackFrom(m_index))
        return;
    const Trial &trial = m_visit.trials.at(m_index);
    if (!trial.isAnswered()) {
        StudyAnswer begun = m_question->begun();
        begun.option = m_question->chosen();
        m_begun.insert(trial.id, begun);
    }
    ask(m_index - 1);
}

void ParticipantView::finish()
{
    m_place = Place::Loading;
    m_slow.start();
    write([](StudySession &session) { return session.finish(); }, [this](const Result<> &done) {
        if (!done)
            trouble(done.error(), [this] { open(); });
        else
            show(Place::Thanks);
    });
}

void ParticipantView::trouble(const Error &error, std::function<void()> again)
{
    m_trouble = error;
    m_retry = std::move(again);
    show(Place::Trouble);
}

void ParticipantView::note(TrialFlag flag)
{
    // While the person is asked whether to stop, the question is hidden and its clock stands: nobody can be away from it.
    if (m_place == Place::Question && (flag == TrialFlag::AskedToStop || !m_sheet->isOpen()))
        m_question->note(flag);
}

void ParticipantView::pauseQuestion()
{
    const Trial &trial = m_visit.trials.at(m_index);
    note(TrialFlag::AskedToStop);
    m_question->pause();
    if (trial.isAnswered())
        return;
    // At once: who stops now does not come back to this page.
    const qint64 used = m_question->begun().milliseconds;
    m_project.write([id = m_id, trial = trial.id, used](Stores &stores) { return StudySession(stores, id).askedToStop(trial, used); })
        .then(this, [this](const Result<> &noted) {
            if (!noted)
                m_project.report(noted.error());
        });
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
        else if (event->type() == QEvent::WindowStateChange && window()->isMinimized())
            note(TrialFlag::Minimised);
        else if (event->type() == QEvent::Hide)
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
