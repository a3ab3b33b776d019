// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/participate/participantcontroller.h"

#include "models/domain/clock.h"
#include "models/services/session/once.h"
#include "models/services/session/projectaccess.h"

#include <utility>

namespace yuyi {

ParticipantController::ParticipantController(ProjectAccess &project, Settings &settings, const ParticipantId &participant, QObject *parent)
    : QObject(parent), m_project(project), m_id(participant), m_display(settings), m_supply(project, participant),
      m_desk(project, participant)
{
    connect(&m_supply, &QuestionSupply::arrived, this, &ParticipantController::materialArrived);
    connect(&m_supply, &QuestionSupply::counted, this, &ParticipantController::picturesCounted);
    connect(&m_supply, &QuestionSupply::failed, this, [this](const Error &error) {
        if (m_step != Step::Question || !m_ready)
            trouble(error, [this] { advance(); });
    });
    connect(&m_desk, &DeskAnswers::leftSent, this, &ParticipantController::open);
    connect(&m_desk, &DeskAnswers::waitingChanged, this, &ParticipantController::tellUnsaved);
    connect(&m_desk, &DeskAnswers::again, this, [this] {
        if (m_step == Step::Trouble)
            goOn();
    });
    connect(&m_desk, &DeskAnswers::unanswered, this, [this](const Error &error) {
        if (m_step == Step::Loading && !m_desk.isWaiting() && !m_awaited)
            trouble(error, [this] { open(); });
    });
}

void ParticipantController::tellUnsaved()
{
    if (m_step == Step::Unsaved || (m_desk.isWaiting() && m_step != Step::Trouble))
        show(Step::Unsaved);
}

template <typename Work, typename Then>
void ParticipantController::write(Work work, Then then)
{
    using R = std::invoke_result_t<Work, StudySession &>;
    m_awaited = false;
    m_project
        .write([id = m_id, work = std::move(work)](Stores &stores) {
            StudySession session(stores, id);
            return work(session);
        })
        .then(this, m_latest.only([then = std::move(then)](const R &result) { then(result); }));
}

template <typename Work>
void ParticipantController::store(Work work)
{
    m_project
        .write([id = m_id, work = std::move(work)](Stores &stores) {
            StudySession session(stores, id);
            return work(session);
        })
        .then(this, [this](const Result<> &noted) {
            if (!noted)
                m_project.report(noted.error());
        });
}

void ParticipantController::setLoading()
{
    m_step = Step::Loading;
    Q_EMIT loading();
}

void ParticipantController::open()
{
    setLoading();
    if (m_desk.sendLeft())
        return;
    write([](StudySession &session) { return session.open(); },
          [this](const Result<StudyVisit> &visit) {
              if (!visit) {
                  trouble(visit.error(), [this] { open(); });
                  return;
              }
              m_visit = *visit;
              route();
              Q_EMIT opened();
          });
}

void ParticipantController::useSize(int percent)
{
    m_display.useSize(percent);
    Q_EMIT textsChanged();
}

void ParticipantController::tellDisplay(StudyDisplay display)
{
    const bool takesPart = m_visit.step == StudyStep::Background || m_visit.step == StudyStep::Trials;
    if (m_displayTold || !takesPart)
        return;
    m_displayTold = true;
    display.textPercent = m_display.textPercent();
    store([display](StudySession &session) { return session.displayed(display); });
}

void ParticipantController::route()
{
    m_display.useLanguage(m_visit.participant.language); // as it was read when the person agreed
    if (const int size = m_visit.participant.textSize; size > 0 && size != m_display.size() && m_display.offersSizes())
        useSize(size);
    switch (m_visit.step) {
    case StudyStep::Consent: show(Step::Consent); break;
    case StudyStep::Background:
        Q_EMIT backgroundWanted();
        show(Step::Background);
        break;
    case StudyStep::Trials: advance(); break;
    case StudyStep::Thanks:
        if (m_visit.participant.state == ParticipantState::Finished)
            show(Step::Thanks);
        else
            finish();
        break;
    case StudyStep::Refused: show(Step::Refused); break;
    }
}

void ParticipantController::show(Step step)
{
    m_awaited = false;
    m_step = step;
    if (step != Step::Question)
        m_ready = false;
    Q_EMIT shown(step);
}

void ParticipantController::goOn()
{
    switch (m_step) {
    case Step::Consent: agree(newUuid()); break;
    case Step::Instructions:
    case Step::Welcome:
    case Step::Practice:
    case Step::Begin:
    case Step::Pause:
        m_introductions.read(m_introduction, m_visit, m_index);
        advance();
        break;
    case Step::TimeUp: advance(); break;
    case Step::NoPicture:
    case Step::Trouble:
        if (m_retry) {
            Q_EMIT loading();
            std::exchange(m_retry, {})();
        }
        break;
    case Step::Thanks: Q_EMIT finished(); break;
    case Step::Incomplete:
    case Step::Declined:
    case Step::Refused: Q_EMIT left(); break;
    default: break;
    }
}

void ParticipantController::goOtherWay()
{
    if (m_step == Step::Consent) {
        decline();
    } else if (m_step == Step::NoPicture) {
        m_memory.skip(m_visit.trials.at(m_index).id);
        advance();
    } else if (m_step == Step::Trouble || m_step == Step::Unsaved) {
        Q_EMIT stopWanted();
    }
}

void ParticipantController::decline()
{
    m_latest.drop();
    store([](StudySession &session) { return session.decline(); });
    show(Step::Declined);
}

void ParticipantController::agree(const QUuid &name)
{
    const QString language = ParticipantDisplay::languageInForce();
    setLoading(); // a second Enter agrees to nothing
    const int size = offeredSize();
    m_project
        .write([id = m_id, name, language, size](Stores &stores) {
            return once(stores, name, [&] { return StudySession(stores, id).agree(language, size); });
        })
        .then(this, m_latest.only([this, name](const Result<> &agreed) {
            if (agreed) {
                open();
            } else if (agreed.error().code == ErrorCode::Refused) {
                // Another computer was quicker: whoever sits here is not that person.
                m_visit.sentence = agreed.error().sentence;
                show(Step::Refused);
            } else {
                trouble(agreed.error(), [this, name] { agree(name); });
            }
        }));
}

void ParticipantController::saveBackground(const QMap<BackgroundField, QString> &answers)
{
    setLoading();
    write([answers](StudySession &session) { return session.setBackground(answers); },
          [this, answers](const Result<> &saved) {
              if (!saved)
                  trouble(saved.error(), [this, answers] { saveBackground(answers); });
              else
                  open();
          });
}

void ParticipantController::advance()
{
    // Behind questions that cannot be shown, the server shows no more than a few.
    const qsizetype index = m_memory.next(m_visit, m_desk.horizon(m_visit));
    if (index < 0) {
        if (m_memory.skipped() == 0)
            finish();
        else
            show(Step::Incomplete);
        return;
    }
    m_index = index;
    m_supply.fetch(m_visit, m_index);
    if (!introduce(index))
        ask(index);
}

bool ParticipantController::introduce(qsizetype index)
{
    m_introduction = m_introductions.before(m_visit, index);
    switch (m_introduction) {
    case Introduction::None: return false;
    case Introduction::Instructions: show(Step::Instructions); break;
    case Introduction::Welcome: show(Step::Welcome); break;
    case Introduction::Practice: show(Step::Practice); break;
    case Introduction::Begin: show(Step::Begin); break;
    case Introduction::Pause: show(Step::Pause); break;
    }
    return true;
}

void ParticipantController::ask(qsizetype index)
{
    m_index = index;
    m_goesBack = false;
    m_step = Step::Loading;
    m_ready = false;
    Q_EMIT questionLeft();
    // What was asked before stays where it is until the next question can be shown whole.
    Q_EMIT loading();
    m_supply.fetch(m_visit, m_index);
    showQuestion();
}

void ParticipantController::materialArrived()
{
    if (m_awaited)
        showQuestion();
    else
        m_supply.prefetch(m_visit, m_index);
}

void ParticipantController::showQuestion()
{
    if (m_index < 0)
        return;
    const TrialId trial = m_visit.trials.at(m_index).id;
    m_awaited = !m_supply.has(trial);
    if (m_awaited)
        return;
    const StudyMaterial material = m_supply.material(trial);
    m_supply.pictures(material.pictures).then(this, m_latest.only([this, material](const Result<QList<QImage>> &pictures) {
        if (!pictures) {
            pictureMissing(pictures.error());
            return;
        }
        Q_EMIT asked(questionOf(material, *pictures));
        show(Step::Question);
    }));
}

ParticipantController::Question ParticipantController::questionOf(const StudyMaterial &material, const QList<QImage> &pictures)
{
    const Trial &trial = m_visit.trials.at(m_index);
    Question question;
    question.material = material;
    question.pictures = pictures;
    question.practice = trial.part == StudyPart::Practice;
    question.mayGoBack = m_memory.mayGoBackFrom(m_visit, m_index);
    question.before = trial.answer;
    question.begun = m_memory.begun(trial);
    return question;
}

void ParticipantController::pictureMissing(const Error &error)
{
    m_trouble = error;
    m_retry = [this] { ask(m_index); };
    store([trial = m_visit.trials.at(m_index).id, reason = error.sentence](StudySession &session) {
        return session.pictureFailed(trial, reason);
    });
    show(Step::NoPicture);
}

void ParticipantController::painted()
{
    m_ready = true;
    const Trial &trial = m_visit.trials.at(m_index);
    if (!trial.isAnswered() && m_memory.show(trial.id))
        store([trial = trial.id](StudySession &session) { return session.shown(trial); });
    m_supply.prefetch(m_visit, m_index);
}

void ParticipantController::answer(const StudyAnswer &answer)
{
    m_ready = false;
    m_answer = answer;
    m_answer.at = currentTime(); // the same however often it is sent
    send();
}

void ParticipantController::send()
{
    m_awaited = false;
    m_desk.send(m_answer, m_visit.trials.at(m_index).isAnswered()).then(this, m_latest.only([this](const Result<> &taken) {
        if (!taken && (taken.error().code == ErrorCode::Conflict || m_desk.isOver(taken.error()))) {
            open(); // given by another window, or ended; what is in the books stands
            return;
        }
        if (!taken) {
            trouble(taken.error(), [this] { send(); });
            return;
        }
        Trial &trial = m_visit.trials[m_index];
        trial.answer = m_answer.answer;
        trial.answeredAt = m_answer.at;
        m_memory.answer(trial.id);
        Q_EMIT answered(m_answer);
        // Nothing new appears behind the question whether to stop.
        if (m_held)
            m_waiting = true;
        else
            afterAnswer();
    }));
}

void ParticipantController::afterAnswer()
{
    if (m_goesBack) {
        ask(m_index - 1);
        return;
    }
    // A person who has left their seat does not lose one question after another.
    const qsizetype next = m_visit.nextOpen();
    if (m_answer.flags.contains(TrialFlag::TimedOut) && next >= 0 && !m_visit.opensBlock(next)) {
        m_supply.prefetch(m_visit, m_index);
        show(Step::TimeUp);
    } else {
        advance();
    }
}

void ParticipantController::release()
{
    m_held = false;
    if (std::exchange(m_waiting, false))
        afterAnswer();
}

void ParticipantController::goBack(const StudyAnswer &begun)
{
    if (!m_memory.mayGoBackFrom(m_visit, m_index))
        return;
    const Trial &trial = m_visit.trials.at(m_index);
    if (trial.isAnswered() && !begun.answer.isEmpty() && begun.answer != trial.answer) {
        // From there the way on leads to the next open question, not to this one.
        m_goesBack = true;
        Q_EMIT questionLeft();
        setLoading();
        answer(begun);
        return;
    }
    if (!trial.isAnswered())
        m_memory.keep(trial.id, begun);
    ask(m_index - 1);
}

void ParticipantController::notePause(const StudyAnswer &begun)
{
    const Trial &trial = m_visit.trials.at(m_index);
    if (trial.isAnswered())
        return;
    // At once: who stops now does not come back to this page.
    // Before the pictures are painted, the input is still that of another question.
    const QList<TrialFlag> flags = begun.trial == trial.id ? begun.flags : QList<TrialFlag>();
    store([trial = trial.id, milliseconds = begun.milliseconds, flags](StudySession &session) {
        return session.askedToStop(trial, milliseconds, flags);
    });
}

void ParticipantController::finish()
{
    setLoading();
    write([](StudySession &session) { return session.finish(); },
          [this](const Result<> &done) {
              if (!done)
                  trouble(done.error(), [this] { open(); });
              else
                  show(Step::Thanks);
          });
}

void ParticipantController::trouble(const Error &error, std::function<void()> again)
{
    m_trouble = error;
    m_retry = std::move(again);
    show(Step::Trouble);
    m_desk.retry(error);
}

} // namespace yuyi
