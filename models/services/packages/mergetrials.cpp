// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/packages/mergetrials.h"

#include "models/domain/annotation/written.h"
#include "models/domain/json/jsonfields.h"
#include "models/domain/moments.h"
#include "models/domain/review/lookingtime.h"
#include "models/services/packages/mergewords.h"
#include "models/services/rules/events.h"
#include "models/services/studies/participation/background.h"
#include "models/services/studies/participation/session.h"
#include "models/stores/runstore.h"
#include "models/stores/studystore.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::PackageMerge)
};

constexpr int mostChanges = 10'000;
constexpr int largestTextSize = 400;
constexpr qsizetype mostNotes = 1000;
constexpr qsizetype longestReason = 500;

/// What is planned for a trial, and not answered. Which ones are gold items is not told in a package.
bool samePlan(const Trial &a, const Trial &b)
{
    return a.id == b.id && a.participant == b.participant && a.position == b.position && a.block == b.block
        && (a.part == StudyPart::Practice) == (b.part == StudyPart::Practice) && a.question == b.question && a.shownOrder == b.shownOrder;
}

bool sameAnswer(const Trial &a, const Trial &b)
{
    return a.firstAnswer == b.firstAnswer && a.answer == b.answer && a.changes == b.changes
        && a.milliseconds == b.milliseconds && a.flags == b.flags && a.answeredAt == b.answeredAt;
}

/// The id of one option, a list of several, or what was written.
Json answerJson(const Answer &answer)
{
    if (!answer.text.isEmpty())
        return toUtf8(answer.text);
    return answer.several.isEmpty() ? Json(answer.one) : Json(answer.several);
}

/// Nobody goes from finished to active, or forgets their consent.
int stepOf(ParticipantState state)
{
    switch (state) {
    case ParticipantState::Invited: return 0;
    case ParticipantState::Active: return 1;
    case ParticipantState::Finished: return 2;
    case ParticipantState::Withdrawn: return 3;
    }
    return 0;
}

class TrialMerge final : public MergeRole
{
public:
    using MergeRole::MergeRole;

    Result<QList<MergeEntry>> entries(const PackageEntry &entry) override;
    Result<EntryOutcome> merge(const MergeEntry &entry, const EntryMark &mark, bool projectChanged, bool take) override;
    Result<> describe(MergeEntry &entry) override;
    Result<QByteArray> work(const PackageEntry &entry) override;

private:
    ParticipantId holder() const { return m_context.package.participant; }
    Result<> load();
    Result<> loadKinds();
    Result<> loadNotes();
    /// How many were not here yet.
    Result<int> mergeNotes();
    Result<> examine(const Trial &trial) const;
    Result<> examine(const Trial &trial, const Answer &answer) const;
    Result<> examine(const Participant &participant) const;
    Result<EntryOutcome> mergeParticipant();
    Result<EntryOutcome> mergeTrial(const TrialId &id);
    QString inWords(const Trial &trial) const;

    bool m_loaded = false;
    Study m_study;
    QSet<QuestionVersionId> m_takeSeveral; ///< the questions that take several options
    Participant m_came;
    QHash<TrialId, Trial> m_returned;
    QList<TrialId> m_order;
    QList<Event> m_notes;
};

Result<> TrialMerge::load()
{
    if (m_loaded)
        return {};
    YUYI_TRY(const auto study, m_context.project.studies().study(m_context.package.study));
    m_study = study;
    const auto came = m_context.returned.studies().participant(holder());
    if (!came)
        return came.error().code == ErrorCode::NotFound ? forged(QStringLiteral("participant")) : passOn(came);
    m_came = *came;
    YUYI_TRY(const auto trials, m_context.returned.studies().trials(holder()));
    YUYI_TRY(const auto planned, m_context.project.studies().trials(holder()));
    QHash<TrialId, Trial> known;
    for (const Trial &trial : planned)
        known.insert(trial.id, trial);
    for (Trial trial : trials) {
        const auto plan = known.constFind(trial.id);
        if (plan == known.cend() || !samePlan(*plan, trial) || m_returned.contains(trial.id))
            return forged(QStringLiteral("trial ") % trial.id.toString());
        if (trial.milliseconds > 0)
            trial.milliseconds = lookingTime(trial.milliseconds);
        m_returned.insert(trial.id, trial);
        m_order.append(trial.id);
    }
    YUYI_CHECK(loadKinds());
    YUYI_CHECK(loadNotes());
    m_loaded = true;
    return {};
}

/// By the project, whatever the file says.
Result<> TrialMerge::loadKinds()
{
    YUYI_TRY(const auto info, m_context.project.project().info());
    if (!info.preset.takesSeveral())
        return {};
    QList<QuestionVersionId> versions;
    for (const Trial &trial : std::as_const(m_returned))
        versions.append(trial.question);
    YUYI_TRY(const auto questions, m_context.project.runs().questions(versions));
    for (const Question &question : questions) {
        if (info.preset.takesSeveral(question.kind))
            m_takeSeveral.insert(question.versionId);
    }
    return {};
}

/// What went on besides the answers, and the lead has to know: breaks, coming back too late, pictures that could not be shown.
Result<> TrialMerge::loadNotes()
{
    YUYI_TRY(const auto events, m_context.returned.history().eventsOf(holder().value()));
    for (const Event &event : events) {
        const bool failed = event.is(AuditAction::PictureFailed);
        const bool displayed = event.is(AuditAction::Displayed);
        const bool known = failed || displayed || event.is(AuditAction::TooLate) || event.is(AuditAction::Resumed)
                        || event.is(AuditAction::Opened) || event.is(AuditAction::Declined);
        if (event.entity != Entity::Participant || !known || m_notes.size() >= mostNotes)
            continue;
        YUYI_CHECK(sane(event.createdAt));
        QByteArray what;
        if (displayed) {
            const std::optional<StudyDisplay> display = StudyDisplay::fromJson(event.after);
            if (!display)
                return forged(event.id.toString());
            what = display->toJson();
        }
        if (failed) {
            const Json said = storedJson(event.after);
            const int position = wholeOf(said, "position");
            if (position < 1 || position > m_order.size())
                return forged(event.id.toString());
            const QString reason = textOf(said, "reason").left(longestReason);
            YUYI_CHECK(saneText(reason));
            what = storedText({{"position", position}, {"reason", reason}});
        }
        Event note = makeEvent(Entity::Participant, holder().value(), *fromCode<AuditAction>(event.action), PersonId(), {}, what);
        // The same one is the same again, and cannot be one of anybody else's.
        note.id = EventId(QUuid::createUuidV5(holder().value(), event.id.toString()));
        note.createdAt = event.createdAt;
        m_notes.append(note);
    }
    return {};
}

Result<int> TrialMerge::mergeNotes()
{
    YUYI_TRY(const auto here, m_context.project.history().eventsOf(holder().value()));
    QSet<EventId> known;
    for (const Event &event : here)
        known.insert(event.id);
    int merged = 0;
    for (const Event &note : std::as_const(m_notes)) {
        if (known.contains(note.id))
            continue;
        YUYI_CHECK(m_context.project.record(note));
        ++merged;
    }
    return merged;
}

Result<QList<MergeEntry>> TrialMerge::entries(const PackageEntry &entry)
{
    YUYI_CHECK(load());
    MergeEntry person;
    person.entity = Entity::Participant;
    person.subject = entry.subject;
    person.title = Tr::tr("Consent and background");
    QList<MergeEntry> list{person};
    for (const TrialId &id : std::as_const(m_order)) {
        MergeEntry one;
        one.entity = Entity::Participant;
        one.subject = id.value();
        one.source = entry.subject;
        one.title = Tr::tr("Question %1").arg(m_returned.value(id).position + 1);
        list.append(one);
    }
    return list;
}

Result<> TrialMerge::examine(const Trial &trial) const
{
    const bool timedOut = trial.flags.contains(TrialFlag::TimedOut);
    QList<TrialFlag> flags = trial.flags;
    std::sort(flags.begin(), flags.end());
    // How often somebody asked to stop is counted; anything else happens or not.
    flags.removeAll(TrialFlag::AskedToStop);
    const bool twice = std::adjacent_find(flags.begin(), flags.end()) != flags.end()
                    || trial.flags.count(TrialFlag::AskedToStop) > mostChanges;
    if (trial.answer.isEmpty() != timedOut || (timedOut && m_study.design.timeLimitSeconds <= 0) || twice
        || trial.milliseconds < 0 || trial.changes < 0 || trial.changes > mostChanges)
        return forged(trial.id.toString());
    YUYI_CHECK(examine(trial, trial.firstAnswer));
    YUYI_CHECK(examine(trial, trial.answer));
    YUYI_CHECK(sane(trial.shownAt));
    return sane(trial.answeredAt);
}

Result<> TrialMerge::examine(const Trial &trial, const Answer &answer) const
{
    YUYI_CHECK(saneText(answer.text));
    if (!answer.text.isEmpty() && !trial.shownOrder.isEmpty())
        return failure(ErrorCode::Damaged, Tr::tr("Question %1 has options, but the file contains a written answer to it.")
                                               .arg(trial.position + 1));
    if (answer.text.size() > longestWritten)
        return failure(ErrorCode::Damaged, Tr::tr("The written answer to question %1 is too long: it can have at most %2 characters.")
                                               .arg(trial.position + 1)
                                               .arg(longestWritten));
    if (answer.text != answer.text.trimmed())
        return forged(trial.id.toString());
    const QList<OptionId> options = answer.options();
    for (const OptionId &option : options) {
        if (!trial.shownOrder.contains(option))
            return forged(option.toString());
    }
    // As the program stores it: each option once, in the order of their ids, and one option as one.
    Answer stored(options);
    stored.text = answer.text;
    if (answer != stored || (options.size() > 1 && !m_takeSeveral.contains(trial.question)))
        return forged(trial.id.toString());
    return {};
}

Result<> TrialMerge::examine(const Participant &participant) const
{
    if (!participant.simulated.isEmpty())
        return forged(participant.simulated);
    if (participant.state == ParticipantState::Invited || participant.state == ParticipantState::Withdrawn)
        return {};
    if (participant.texts < 1 || participant.texts > m_study.texts
        || (participant.language != QLatin1String("en") && participant.language != QLatin1String("zh_CN")))
        return forged(participant.language);
    if (participant.textSize < 0 || participant.textSize > largestTextSize)
        return forged(QStringLiteral("text size"));
    for (auto said = participant.background.cbegin(); said != participant.background.cend(); ++said) {
        const QList<BackgroundChoice> choices = backgroundChoices(said.key());
        if (!m_study.background.contains(said.key())
            || std::none_of(choices.begin(), choices.end(), [&](const BackgroundChoice &one) { return one.code == *said; }))
            return forged(*said);
    }
    if (participant.state == ParticipantState::Finished) {
        if (std::any_of(m_returned.begin(), m_returned.end(), [](const Trial &trial) { return !trial.isAnswered(); }))
            return forged(QStringLiteral("finished with open questions"));
        YUYI_CHECK(sane(participant.finishedAt));
    }
    return sane(participant.consentAt);
}

Result<EntryOutcome> TrialMerge::mergeParticipant()
{
    YUYI_CHECK(examine(m_came));
    YUYI_TRY(auto inProject, m_context.project.studies().participant(holder()));
    YUYI_TRY(const auto notes, mergeNotes());
    const MergeState unless = notes > 0 ? MergeState::Changed : MergeState::Same;
    if (stepOf(m_came.state) == 0)
        return EntryOutcome{notes > 0 ? MergeState::Changed : MergeState::Untouched, 0};
    const auto note = [&](AuditAction action) {
        return m_context.project.record(makeEvent(Entity::Participant, holder().value(), action, PersonId()));
    };
    if (m_came.state == ParticipantState::Withdrawn) {
        YUYI_CHECK(m_context.project.studies().erase(holder()));
        YUYI_CHECK(note(AuditAction::Withdrawn));
        return EntryOutcome{MergeState::Changed, 0};
    }
    const bool further = stepOf(m_came.state) > stepOf(inProject.state)
                      || (m_came.state == inProject.state && inProject.background.isEmpty() && !m_came.background.isEmpty());
    if (!further)
        return EntryOutcome{unless, 0};
    // Who agreed in the project as well has done so once, and first.
    const bool first = !inProject.consentAt.isValid();
    if (first) {
        inProject.texts = m_came.texts;
        inProject.language = m_came.language;
        inProject.textSize = m_came.textSize;
        inProject.consentAt = m_came.consentAt;
    }
    if (inProject.background.isEmpty())
        inProject.background = m_came.background;
    inProject.state = m_came.state;
    inProject.finishedAt = m_came.state == ParticipantState::Finished ? m_came.finishedAt : QDateTime();
    YUYI_CHECK(m_context.project.studies().updateParticipant(inProject));
    YUYI_CHECK(note(m_came.state == ParticipantState::Finished ? AuditAction::Finished : AuditAction::Began));
    return EntryOutcome{first ? MergeState::New : MergeState::Changed, 0};
}

Result<EntryOutcome> TrialMerge::mergeTrial(const TrialId &id)
{
    const Trial &came = *m_returned.constFind(id);
    if (!came.isAnswered())
        return EntryOutcome{};
    YUYI_CHECK(examine(came));
    if (!m_came.consentAt.isValid())
        return forged(QStringLiteral("answers without consent"));
    YUYI_TRY(const auto inProject, m_context.project.studies().trial(id));
    YUYI_TRY(const auto participant, m_context.project.studies().participant(holder()));
    if (participant.state == ParticipantState::Withdrawn)
        return failure(ErrorCode::Refused, Tr::tr("%1 has withdrawn from the study.").arg(participant.code));
    if (!inProject.isAnswered()) {
        YUYI_CHECK(m_context.project.studies().saveTrial(came));
        return EntryOutcome{MergeState::New, 0};
    }
    if (sameAnswer(inProject, came))
        return EntryOutcome{MergeState::Same, 0};
    const bool mayGoBack = m_study.design.mayGoBack && m_study.design.timeLimitSeconds <= 0;
    if (mayGoBack && (came.flags.contains(TrialFlag::Revisited) || inProject.flags.contains(TrialFlag::Revisited))) {
        if (came.answeredAt <= inProject.answeredAt)
            return EntryOutcome{MergeState::Same, 0};
        YUYI_CHECK(m_context.project.studies().saveTrial(came, true));
        return EntryOutcome{MergeState::Changed, 0};
    }
    return failure(ErrorCode::Refused, Tr::tr("The project already has a different answer to this question; each question is answered "
                                              "only once."));
}

Result<EntryOutcome> TrialMerge::merge(const MergeEntry &entry, const EntryMark &, bool, bool)
{
    YUYI_CHECK(load());
    return entry.source.isNull() ? mergeParticipant() : mergeTrial(TrialId(entry.subject));
}

QString TrialMerge::inWords(const Trial &trial) const
{
    if (!trial.isAnswered())
        return Tr::tr("Not answered");
    const QString when = momentText(trial.answeredAt);
    if (!trial.answer.text.isEmpty())
        return Tr::tr("“%1”; answered on %2", "a written answer, time").arg(trial.answer.text, when);
    const QList<int> places = positionsOf(trial.answer, trial.shownOrder).positions();
    if (places.isEmpty()) {
        return trial.shownOrder.isEmpty() ? Tr::tr("No answer written; time: %1").arg(when)
                                          : Tr::tr("No option chosen; time: %1").arg(when);
    }
    if (places.size() == 1)
        return Tr::tr("Option %1 (numbered in the order shown to the participant); answered on %2").arg(places.constFirst() + 1).arg(when);
    QStringList numbers;
    for (const int place : places)
        numbers.append(QString::number(place + 1));
    return Tr::tr("Options %1 (numbered in the order shown to the participant); answered on %2")
        .arg(numbers.join(Tr::tr(", ", "between the items of a list")), when);
}

Result<> TrialMerge::describe(MergeEntry &entry)
{
    if (entry.source.isNull())
        return {};
    YUYI_TRY(const auto inProject, m_context.project.studies().trial(TrialId(entry.subject)));
    entry.project = inWords(inProject);
    entry.returned = inWords(m_returned.value(TrialId(entry.subject)));
    return {};
}

Result<QByteArray> TrialMerge::work(const PackageEntry &)
{
    YUYI_CHECK(load());
    Json trials = Json::array();
    for (const TrialId &id : std::as_const(m_order)) {
        const Trial trial = m_returned.value(id);
        if (!trial.isAnswered())
            continue;
        trials.push_back(Json::array({id, answerJson(trial.firstAnswer), answerJson(trial.answer), trial.changes,
                                      trial.milliseconds, trial.answeredAt.toString(Qt::ISODateWithMs)}));
    }
    Json background = Json::object();
    for (auto said = m_came.background.cbegin(); said != m_came.background.cend(); ++said)
        background[toUtf8(codeOf(said.key()))] = said.value();
    Json notes = Json::array();
    for (const Event &note : std::as_const(m_notes))
        notes.push_back(note.id);
    return storedText({{"state", codeOf(m_came.state)},
                       {"notes", notes},
                       {"background", background},
                       {"trials", trials}});
}

} // namespace

std::unique_ptr<MergeRole> trialMerge(const MergeContext &context)
{
    return std::make_unique<TrialMerge>(context);
}

} // namespace yuyi
