// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/studies/participation/session.h"

#include "models/domain/annotation/optionlabels.h"
#include "models/domain/annotation/written.h"
#include "models/domain/json/json.h"
#include "models/domain/review/blindpictures.h"
#include "models/domain/review/lookingtime.h"
#include "models/services/rules/events.h"
#include "models/services/rules/face.h"
#include "models/services/studies/participation/background.h"
#include "models/stores/deskstore.h"
#include "models/stores/packagestore.h"
#include "models/stores/stores.h"
#include "models/stores/studystore.h"

#include <QCoreApplication>

#include <algorithm>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::StudySession)
};

tl::unexpected<Error> refused(const QString &sentence)
{
    return failure(ErrorCode::Refused, sentence);
}

QDateTime lastActivity(const Participant &participant, const QList<Trial> &trials)
{
    QDateTime last = participant.consentAt;
    for (const Trial &trial : trials) {
        for (const QDateTime &time : {trial.shownAt, trial.answeredAt}) {
            if (time.isValid() && (!last.isValid() || time > last))
                last = time;
        }
    }
    return last;
}

bool isTooLate(const StudyVisit &visit, const QDateTime &now)
{
    if (visit.participant.state != ParticipantState::Active || visit.design.resumeHours <= 0)
        return false;
    const QDateTime last = lastActivity(visit.participant, visit.trials);
    return last.isValid() && last.secsTo(now) > 3600LL * visit.design.resumeHours;
}

bool isAnswered(const QList<BackgroundField> &asked, const QMap<BackgroundField, QString> &background)
{
    return std::all_of(asked.begin(), asked.end(), [&](BackgroundField field) { return background.contains(field); });
}

QString sentenceOfEnded()
{
    return Tr::tr("Your participation was ended by the research team. The answers you gave are kept.");
}

/// A person who has begun may go on after the study is closed.
QString whyNot(StudyState study, ParticipantState participant)
{
    if (participant == ParticipantState::Withdrawn)
        return Tr::tr("You have withdrawn from this study. Your answers were deleted.");
    if (study == StudyState::Draft)
        return Tr::tr("This study has not started yet.");
    if (study == StudyState::Closed && participant == ParticipantState::Invited)
        return Tr::tr("This study has ended. Thank you for your interest.");
    return {};
}

void addFlags(QList<TrialFlag> &flags, const QList<TrialFlag> &more)
{
    for (const TrialFlag flag : more) {
        if (!flags.contains(flag))
            flags.append(flag);
    }
}

/// Whether this very answer is stored: the connection was lost when it had been committed.
bool hasAnswer(const Trial &trial, const StudyAnswer &answer)
{
    return answer.at.isValid() && trial.answeredAt == answer.at && trial.answer == answer.answer;
}

} // namespace

Result<> StudySession::check(const Trial &trial, const StudyAnswer &answer, const StudyDesign &design)
{
    const bool timedOut = answer.flags.contains(TrialFlag::TimedOut);
    if (timedOut && design.timeLimitSeconds <= 0)
        return failure(ErrorCode::Invalid, Tr::tr("This study has no time limit."));
    const bool written = trial.shownOrder.isEmpty();
    if (answer.answer.isEmpty() != timedOut)
        return failure(ErrorCode::Invalid, written ? Tr::tr("Please write an answer first.") : Tr::tr("Please choose an option first."));
    for (const Answer &chosen : {answer.answer, answer.firstAnswer}) {
        if (!written && !chosen.text.isEmpty())
            return failure(ErrorCode::Invalid, Tr::tr("Please choose one of the options of this question instead of writing an answer."));
        if (chosen.text.size() > longestWritten)
            return failure(ErrorCode::Invalid, Tr::tr("A written answer can have at most %1 characters.").arg(longestWritten));
        for (const OptionId &option : chosen.options()) {
            if (!trial.shownOrder.contains(option))
                return failure(ErrorCode::Invalid, Tr::tr("This option does not belong to the question."), option.toString());
        }
    }
    if (answer.answer.count() > 1 || answer.firstAnswer.count() > 1) {
        YUYI_TRY(const auto info, m_stores.project().info());
        YUYI_TRY(const auto question, m_stores.validation().blindQuestion(trial.question));
        if (!info.preset.takesSeveral(question.kind))
            return failure(ErrorCode::Invalid, Tr::tr("Choose only one option for this question."));
    }
    if (answer.milliseconds < 0 || answer.changes < 0)
        return failure(ErrorCode::Invalid, Tr::tr("The time of an answer cannot be negative."));
    return {};
}

Result<> StudySession::note(AuditAction action, const QByteArray &what)
{
    // The audit holds the pseudonym of participants, not who they are.
    return m_stores.record(makeEvent(Entity::Participant, m_id.value(), action, PersonId(), {}, what));
}

Result<StudyVisit> StudySession::open()
{
    StudyVisit visit;
    YUYI_CHECK(m_stores.transaction([&]() -> Result<> {
        StudyStore &studies = m_stores.studies();
        const auto own = self();
        if (!own && own.error().code == ErrorCode::Refused) {
            visit.step = StudyStep::Refused;
            visit.sentence = own.error().sentence;
            return {};
        }
        YUYI_TRY(const auto participant, own);
        YUYI_TRY(const auto study, studies.study(participant.study));
        visit.studyName = study.name;
        visit.design = study.design;
        visit.background = study.background;
        YUYI_TRY(const auto info, m_stores.project().info());
        visit.takesSeveral = info.preset.takesSeveral();
        visit.takesWritten = info.preset.takesWritten();
        visit.takesPictures = info.preset.takesPictures();
        visit.participant = participant;
        visit.sentence = whyNot(study.state, participant.state);
        if (visit.sentence.isEmpty() && participant.state != ParticipantState::Finished) {
            YUYI_TRY(const auto elsewhere, whyElsewhere());
            visit.sentence = elsewhere;
        }
        if (!visit.sentence.isEmpty()) {
            visit.step = StudyStep::Refused;
            return {};
        }
        if (study.texts > 0) {
            YUYI_TRY(const auto texts, studies.texts(study.id, study.texts));
            visit.texts = texts;
        }
        YUYI_TRY(const auto trials, studies.trials(m_id));
        visit.trials = trials;
        YUYI_TRY(const auto items, studies.items(study.id));
        for (const StudyItem &item : items)
            visit.images.insert(item.item.question, item.item.image);

        if (participant.state == ParticipantState::Finished && visit.nextOpen() >= 0) {
            visit.step = StudyStep::Refused;
            visit.sentence = sentenceOfEnded();
        } else if (participant.state == ParticipantState::Finished) {
            visit.step = StudyStep::Thanks;
        } else if (isTooLate(visit, m_now())) {
            visit.step = StudyStep::Refused;
            visit.sentence = Tr::tr("You had to continue this study within %n hour(s) after a break. This time limit has passed. Your "
                                    "answers are kept. Please tell the person who invited you.",
                                    nullptr, visit.design.resumeHours);
            return note(AuditAction::TooLate);
        } else if (!participant.consentAt.isValid()) {
            visit.step = StudyStep::Consent;
            YUYI_TRY(const auto before, m_stores.history().eventsOf(m_id.value()));
            if (std::none_of(before.begin(), before.end(), [&](const Event &event) { return event.is(AuditAction::Opened); }))
                return note(AuditAction::Opened);
        } else if (!isAnswered(visit.background, participant.background)) {
            visit.step = StudyStep::Background;
        } else {
            visit.step = visit.nextOpen() < 0 ? StudyStep::Thanks : StudyStep::Trials;
            if (visit.answered() > 0 && visit.step == StudyStep::Trials)
                return note(AuditAction::Resumed);
        }
        return {};
    }));
    return visit;
}

Result<QString> StudySession::whyElsewhere()
{
    YUYI_TRY(const auto away, isAway(m_stores));
    if (away)
        return QString();
    YUYI_TRY(const auto packages, m_stores.packages().packages());
    for (const Package &package : packages) {
        if (package.participant == m_id && package.isOut())
            return Tr::tr("Your questions are in a work package; answer them there. If in doubt, please ask the "
                          "person who invited you.");
    }
    return QString();
}

Result<Participant> StudySession::self()
{
    auto participant = m_stores.studies().participant(m_id);
    if (!participant && participant.error().code == ErrorCode::NotFound && m_stores.desk().isDesk()) {
        return refused(Tr::tr("You can no longer take part with this login: it was ended, or you have withdrawn. Please tell the person "
                              "who invited you."));
    }
    return participant;
}

Result<Participant> StudySession::active()
{
    YUYI_TRY(const auto participant, self());
    if (participant.state == ParticipantState::Withdrawn)
        return refused(whyNot(StudyState::Running, participant.state));
    if (participant.state == ParticipantState::Finished) {
        YUYI_TRY(const auto trials, m_stores.studies().trials(m_id));
        const bool complete = std::all_of(trials.begin(), trials.end(), [](const Trial &trial) { return trial.isAnswered(); });
        return refused(complete ? Tr::tr("You have already finished this study; your answers cannot be changed.") : sentenceOfEnded());
    }
    if (participant.state != ParticipantState::Active)
        return refused(Tr::tr("Please agree to take part first."));
    return participant;
}

Result<> StudySession::agree(const QString &language, int textSize)
{
    return m_stores.transaction([&]() -> Result<> {
        YUYI_TRY(auto participant, self());
        YUYI_TRY(const auto study, m_stores.studies().study(participant.study));
        if (const QString why = whyNot(study.state, participant.state); !why.isEmpty())
            return refused(why);
        YUYI_TRY(const auto elsewhere, whyElsewhere());
        if (!elsewhere.isEmpty())
            return refused(elsewhere);
        if (participant.state != ParticipantState::Invited)
            return refused(Tr::tr("You have agreed to take part already."));
        participant.state = ParticipantState::Active;
        participant.texts = study.texts;
        participant.language = language;
        participant.textSize = textSize;
        participant.consentAt = m_now();
        YUYI_CHECK(m_stores.studies().updateParticipant(participant));
        return note(AuditAction::Began);
    });
}

Result<> StudySession::setBackground(const QMap<BackgroundField, QString> &background)
{
    return m_stores.transaction([&]() -> Result<> {
        YUYI_TRY(auto participant, active());
        YUYI_TRY(const auto study, m_stores.studies().study(participant.study));
        if (!isAnswered(study.background, background))
            return failure(ErrorCode::Invalid, Tr::tr("Please choose one answer in each row. “Prefer not to say” is also an answer."));
        participant.background.clear();
        for (const BackgroundField field : study.background) {
            const QString code = background.value(field);
            const QList<BackgroundChoice> choices = backgroundChoices(field);
            if (std::none_of(choices.begin(), choices.end(), [&](const BackgroundChoice &one) { return one.code == code; }))
                return failure(ErrorCode::Invalid, Tr::tr("“%1” is not a possible answer to “%2”.").arg(code, titleOf(field)));
            participant.background.insert(field, code);
        }
        return m_stores.studies().updateParticipant(participant);
    });
}

Result<QList<StudyMaterial>> StudySession::material(const StudyVisit &visit, const QList<TrialId> &trials)
{
    QList<StudyMaterial> list;
    YUYI_TRY(const auto info, m_stores.project().info());
    for (const TrialId &id : trials) {
        const auto trial =
            std::find_if(visit.trials.begin(), visit.trials.end(), [&](const Trial &one) { return one.id == id; });
        if (trial == visit.trials.end())
            return failure(ErrorCode::NotFound, Tr::tr("This question is not planned for you."), id.toString());
        YUYI_TRY(const auto question, m_stores.validation().blindQuestion(trial->question));
        YUYI_TRY(const auto image, m_stores.images().image(visit.images.value(trial->question)));
        StudyMaterial material;
        material.trial = id;
        material.stem = question.stem;
        const AnswerForm form = info.preset.kind(question.kind);
        material.takesSeveral = form.several;
        material.ownLabels = form.ownLabels;
        for (const OptionId &option : trial->shownOrder) {
            for (const BlindQuestion::Choice &choice : question.options) {
                if (choice.id == option)
                    material.options.append(choice);
            }
        }
        if (material.options.size() != question.options.size() || material.options.size() != trial->shownOrder.size()) {
            return failure(ErrorCode::Damaged,
                           Tr::tr("A question no longer has the options that were planned. Please tell the person who invited "
                                  "you."),
                           trial->question.toString());
        }
        material.pictures = blindPictures(question, mediumOf(image), material.options);
        list.append(material);
    }
    return list;
}

Result<StudyDesign> StudySession::design()
{
    YUYI_TRY(const auto participant, self());
    YUYI_TRY(const auto study, m_stores.studies().study(participant.study));
    return study.design;
}

Result<Trial> StudySession::ownTrial(const TrialId &id)
{
    YUYI_CHECK(active());
    auto trial = m_stores.studies().trial(id);
    if (trial && trial->participant != m_id)
        return failure(ErrorCode::Invalid, Tr::tr("This question is not planned for you."), id.toString());
    return trial;
}

Result<> StudySession::shown(const TrialId &id)
{
    return m_stores.transaction([&]() -> Result<> {
        YUYI_TRY(auto trial, ownTrial(id));
        if (trial.shownAt.isValid())
            addFlags(trial.flags, {TrialFlag::Resumed});
        else
            trial.shownAt = m_now();
        return m_stores.studies().saveTrial(trial);
    });
}

Result<> StudySession::askedToStop(const TrialId &id, qint64 milliseconds, QList<TrialFlag> before)
{
    return m_stores.transaction([&]() -> Result<> {
        YUYI_TRY(auto trial, ownTrial(id));
        if (trial.isAnswered())
            return {};
        before.removeAll(TrialFlag::AskedToStop);
        addFlags(trial.flags, before);
        // Once for each time: how often is part of what happened. The time is kept for who comes back.
        trial.flags.append(TrialFlag::AskedToStop);
        trial.milliseconds = std::max(trial.milliseconds, milliseconds);
        return m_stores.studies().saveTrial(trial);
    });
}

Result<> StudySession::answer(const StudyAnswer &answer)
{
    return m_stores.transaction([&]() -> Result<> {
        YUYI_TRY(auto trial, ownTrial(answer.trial));
        if (hasAnswer(trial, answer))
            return {};
        YUYI_TRY(const auto asked, design());
        YUYI_CHECK(check(trial, answer, asked));
        trial.firstAnswer = answer.firstAnswer;
        trial.answer = answer.answer;
        trial.changes = answer.changes;
        trial.milliseconds = lookingTime(answer.milliseconds);
        addFlags(trial.flags, answer.flags);
        trial.answeredAt = answer.at.isValid() ? answer.at : m_now();
        if (!trial.shownAt.isValid())
            trial.shownAt = trial.answeredAt.addMSecs(-answer.milliseconds);
        return m_stores.studies().saveTrial(trial);
    });
}

Result<> StudySession::answerAgain(const StudyAnswer &answer)
{
    return m_stores.transaction([&]() -> Result<> {
        YUYI_TRY(auto trial, ownTrial(answer.trial));
        if (hasAnswer(trial, answer))
            return {};
        YUYI_TRY(const auto asked, design());
        YUYI_TRY(const auto trials, m_stores.studies().trials(m_id));
        StudyVisit visit;
        visit.design = asked;
        visit.trials = trials;
        const qsizetype open = visit.nextOpen();
        const qsizetype here = open < 0 ? visit.trials.size() - 1 : open;
        if (!visit.mayGoBack() || !trial.isAnswered() || trial.position < visit.trials.at(visit.blockBegin(here)).position)
            return refused(Tr::tr("This study does not let you go back to that question."));
        YUYI_CHECK(check(trial, answer, asked));
        if (trial.firstAnswer.isEmpty())
            trial.firstAnswer = answer.firstAnswer;
        trial.answer = answer.answer;
        trial.changes += answer.changes;
        trial.milliseconds = lookingTime(trial.milliseconds + answer.milliseconds);
        trial.flags.removeAll(TrialFlag::TimedOut);
        addFlags(trial.flags, answer.flags);
        addFlags(trial.flags, {TrialFlag::Revisited});
        trial.answeredAt = answer.at.isValid() ? answer.at : m_now();
        return m_stores.studies().saveTrial(trial, true);
    });
}

Result<> StudySession::pictureFailed(const TrialId &id, const QString &reason)
{
    return m_stores.transaction([&]() -> Result<> {
        YUYI_TRY(const auto trial, ownTrial(id));
        const Json what{{"position", trial.position + 1}, {"reason", reason}};
        return note(AuditAction::PictureFailed, storedText(what));
    });
}

Result<> StudySession::decline()
{
    return m_stores.transaction([&]() -> Result<> {
        YUYI_TRY(const auto participant, self());
        if (participant.state != ParticipantState::Invited)
            return refused(Tr::tr("You have agreed to take part already."));
        return note(AuditAction::Declined);
    });
}

Result<> StudySession::displayed(const StudyDisplay &display)
{
    return m_stores.transaction([&]() -> Result<> {
        YUYI_CHECK(active());
        return note(AuditAction::Displayed, display.toJson());
    });
}

Result<> StudySession::finish()
{
    return m_stores.transaction([&]() -> Result<> {
        YUYI_TRY(auto participant, active());
        YUYI_TRY(const auto trials, m_stores.studies().trials(m_id));
        if (std::any_of(trials.begin(), trials.end(), [](const Trial &trial) { return !trial.isAnswered(); }))
            return refused(Tr::tr("Some questions are not answered yet."));
        participant.state = ParticipantState::Finished;
        participant.finishedAt = m_now();
        YUYI_CHECK(m_stores.studies().updateParticipant(participant));
        return note(AuditAction::Finished);
    });
}

} // namespace yuyi
