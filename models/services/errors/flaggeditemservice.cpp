// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/errors/flaggeditemservice.h"

#include "models/domain/json/jsonfields.h"
#include "models/services/errors/decisions.h"
#include "models/services/review/discussionservice.h"
#include "models/services/review/validationrounds.h"
#include "models/services/rules/events.h"
#include "models/services/rules/permissions.h"
#include "models/services/rules/stages.h"
#include "models/stores/studystore.h"

#include <QCoreApplication>

#include <algorithm>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::FlaggedItems)
};

constexpr int eventsAtOnce = 1000;

QByteArray markText(const FlaggedItem &flaggedItem, const QString &note)
{
    Json counts = Json::object();
    for (const auto &[reason, code] : codesOf(FlaggedItemReason{}))
        counts[toUtf8(codeOf(reason))] = flaggedItem.evidence.counts.value(reason);
    Json frozen{{"counts", counts}};
    const Answer &answer = flaggedItem.evidence.answer;
    if (!answer.one.isNull())
        frozen["option"] = answer.one;
    else if (!answer.several.isEmpty())
        frozen["options"] = answer.several;
    else if (!answer.text.isEmpty())
        frozen["answer"] = toUtf8(answer.text);
    return storedText({{"version", flaggedItem.version}, {"frozen", frozen}, {"note", note}});
}

FlaggedItemMark markOf(const Event &event, const Json &said)
{
    FlaggedItemMark mark;
    mark.sentBack = event.is(AuditAction::FlaggedItemSentBack);
    mark.note = textOf(said, "note");
    mark.at = event.createdAt;
    mark.by = event.person;
    const Json &frozen = fieldOf(said, "frozen");
    const OptionId option = OptionId::fromString(textOf(frozen, "option"));
    mark.evidence.answer = option.isNull() ? Answer(idsOf<OptionId>(frozen, "options")) : Answer(option);
    if (const QString text = textOf(frozen, "answer"); !text.isEmpty())
        mark.evidence.answer = Answer::written(text);
    const Json &counts = fieldOf(frozen, "counts");
    for (const auto &[reason, code] : codesOf(FlaggedItemReason{}))
        mark.evidence.counts.insert(reason, wholeOf(counts, toUtf8(codeOf(reason))));
    return mark;
}

} // namespace

Result<FlaggedItemData> FlaggedItemService::data(Scorer scorer, bool withPractice)
{
    ResultsQuery query;
    query.scorer = scorer;
    query.withPractice = withPractice;
    YUYI_TRY(auto results, ResultsService(m_stores, m_actor).data(query));
    FlaggedItemData data;
    data.results = std::move(results);
    YUYI_CHECK(readQuestions(data));
    YUYI_CHECK(readReview(data.facts, data.results));
    YUYI_CHECK(readExperts(data.facts));
    YUYI_CHECK(readStudies(data.facts));
    YUYI_CHECK(readMarks(data.facts));
    return data;
}

Result<> FlaggedItemService::readQuestions(FlaggedItemData &data)
{
    QSet<ImageId> wanted;
    for (const ResultsItem &item : std::as_const(data.results.items))
        wanted.insert(item.image);
    YUYI_TRY(const auto images, m_stores.images().images(QList<ImageId>(wanted.begin(), wanted.end())));
    for (const Image &image : images)
        data.facts.images.insert(image.id, image);
    YUYI_TRY(const auto items, m_stores.annotations().items());
    for (const Item &item : items) {
        const auto image = data.facts.images.constFind(item.image);
        if (image != data.facts.images.constEnd() && image->stage != Stage::Discarded
            && data.results.items.contains(item.question.versionId))
            data.facts.current.insert(item.question.versionId, item.question.id);
    }
    return {};
}

Result<> FlaggedItemService::readReview(FlaggedItemFacts &facts, const ResultsData &results)
{
    for (const ValidatedItem &item : results.votes.items) {
        if (item.current && item.state != ValidationState::Passed && item.state != ValidationState::Withdrawn)
            facts.inReview.insert(item.question);
    }
    YUYI_TRY(const auto discussions, m_stores.discussions().discussions({}));
    QHash<QuestionId, Discussion> newest;
    for (const Discussion &one : discussions) {
        if (one.subject == DiscussionSubject::Question)
            newest.insert(QuestionId(one.subjectId), one);
    }
    for (auto one = newest.constBegin(); one != newest.constEnd(); ++one) {
        if (one->state == DiscussionState::Open)
            facts.inReview.insert(one.key());
        else if (one->outcome == DiscussionOutcome::KeepKey)
            facts.kept.insert(one.key(), one->closedAt);
        if (one->state == DiscussionState::Open || one->outcome != DiscussionOutcome::Rewrite)
            continue;
        YUYI_TRY(const auto returns, m_stores.work().returnsOfImage(one->image));
        if (std::any_of(returns.begin(), returns.end(), [&](const WorkReturn &entry) {
                return entry.question == one.key() && !entry.answeredAt.isValid();
            }))
            facts.inReview.insert(one.key());
    }
    return {};
}

Result<> FlaggedItemService::readExperts(FlaggedItemFacts &facts)
{
    YUYI_TRY(const auto faulty, faultyQuestions(m_stores));
    for (const FaultyQuestion &one : faulty)
        facts.experts[one.version].append({one.code.submittedAt, one.code.content.note});
    for (QList<ExpertWord> &words : facts.experts)
        std::sort(words.begin(), words.end(), [](const ExpertWord &a, const ExpertWord &b) { return a.at < b.at; });
    return {};
}

Result<> FlaggedItemService::readStudies(FlaggedItemFacts &facts)
{
    YUYI_TRY(const auto studies, m_stores.studies().studies());
    for (const Study &study : studies) {
        if (study.state == StudyState::Draft)
            continue;
        YUYI_TRY(const auto participants, m_stores.studies().participants(study.id));
        QSet<ParticipantId> people;
        for (const Participant &one : participants) {
            if (one.simulated.isEmpty() && one.state != ParticipantState::Withdrawn)
                people.insert(one.id);
        }
        YUYI_TRY(const auto trials, m_stores.studies().trialsOf(study.id));
        for (const Trial &trial : trials) {
            if (trial.part == StudyPart::Main && trial.isAnswered() && people.contains(trial.participant))
                facts.studies[trial.question].append(trial.answer);
        }
    }
    return {};
}

Result<> FlaggedItemService::readMarks(FlaggedItemFacts &facts)
{
    QHash<QuestionVersionId, qint64> newest;
    for (AuditAction action : {AuditAction::FlaggedItemSentBack, AuditAction::FlaggedItemLookedAt, AuditAction::FlaggedItemListed}) {
        EventFilter filter;
        filter.entity = Entity::Question;
        filter.action = codeOf(action);
        qint64 before = 0;
        while (true) {
            YUYI_TRY(const auto events, m_stores.history().find(filter, before, eventsAtOnce));
            for (const Event &event : events) {
                before = event.sequence;
                const Json said = storedJson(event.after);
                const auto version = QuestionVersionId::fromString(textOf(said, "version"));
                if (event.sequence <= newest.value(version, -1))
                    continue;
                newest.insert(version, event.sequence);
                if (action == AuditAction::FlaggedItemListed)
                    facts.marks.remove(version);
                else
                    facts.marks.insert(version, markOf(event, said));
            }
            if (events.size() < eventsAtOnce)
                break;
        }
    }
    return {};
}

Result<> FlaggedItemService::mayAct(const FlaggedItem &flaggedItem)
{
    YUYI_CHECK(requireLead(m_stores, m_actor));
    YUYI_TRY(const auto hidden, hiddenItems(m_stores, m_actor));
    if (hidden.hides(flaggedItem.version, flaggedItem.image)) {
        return failure(ErrorCode::Refused,
                       Tr::tr("You still have to annotate this image or answer its question blind, so somebody else must check the "
                              "question."));
    }
    YUYI_TRY(const auto items, m_stores.annotations().itemsOfImage(flaggedItem.image));
    const bool inForce = std::any_of(items.begin(), items.end(), [&](const Item &item) {
        return item.question.versionId == flaggedItem.version;
    });
    if (!inForce)
        return failure(ErrorCode::Refused, Tr::tr("This question was changed or removed."));
    return {};
}

Result<> FlaggedItemService::mark(const FlaggedItem &flaggedItem, AuditAction action, const QString &note)
{
    Event event = makeEvent(Entity::Question, flaggedItem.question.value(), action, m_actor, {}, markText(flaggedItem, note.trimmed()));
    event.image = flaggedItem.image;
    event.createdAt = m_now();
    return m_stores.record(event);
}

Result<DiscussionId> FlaggedItemService::sendBack(const FlaggedItem &flaggedItem, const QString &note)
{
    DiscussionId id;
    YUYI_CHECK(m_stores.transaction([&]() -> Result<> {
        YUYI_CHECK(mayAct(flaggedItem));
        YUYI_TRY(const auto discussion, openDiscussionOf(m_stores, flaggedItem.question));
        if (discussion)
            return failure(ErrorCode::Refused, Tr::tr("The team is discussing this question already."));
        YUYI_TRY(const auto rounds, m_stores.validation().ofQuestion(flaggedItem.question));
        if (!rounds.isEmpty() && rounds.constLast().state == ValidationState::Open) {
            return failure(ErrorCode::Refused,
                           Tr::tr("People are answering this question blind; it can be discussed once this validation round is decided."));
        }
        const QString why = note.trimmed().isEmpty() ? noteOf(flaggedItem) : note.trimmed();
        YUYI_TRY(const auto opened,
                 discussInTransaction(m_stores, flaggedItem.question, flaggedItem.image,
                                      ValidationReason::Objection, why, m_actor, m_now));
        id = opened;
        YUYI_CHECK(mark(flaggedItem, AuditAction::FlaggedItemSentBack, why));
        const auto stage = refreshStage(m_stores, flaggedItem.image, m_actor);
        return stage ? Result<>() : passOn(stage);
    }));
    return id;
}

Result<> FlaggedItemService::returnToAuthor(const FlaggedItem &flaggedItem, const QString &note)
{
    YUYI_TRY(const auto author, authorsAnnotation(m_stores, flaggedItem.question));
    if (!author) {
        return failure(ErrorCode::Refused,
                       Tr::tr("The author of this question is not in this project, so the question cannot be returned to the author. "
                              "Use “Return to Review”: the team then decides what to do."));
    }
    YUYI_TRY(const auto opened, sendBack(flaggedItem, note));
    Conclusion conclusion;
    conclusion.outcome = DiscussionOutcome::Rewrite;
    conclusion.note = note.trimmed().isEmpty() ? noteOf(flaggedItem) : note.trimmed();
    return DiscussionService(m_stores, m_actor, m_now).conclude(opened, conclusion);
}

Result<> FlaggedItemService::dismiss(const FlaggedItem &flaggedItem, const QString &note)
{
    return m_stores.transaction([&]() -> Result<> {
        const auto may = mayAct(flaggedItem);
        return may ? mark(flaggedItem, AuditAction::FlaggedItemLookedAt, note) : may;
    });
}

Result<> FlaggedItemService::listAgain(const FlaggedItem &flaggedItem)
{
    return m_stores.transaction([&]() -> Result<> {
        YUYI_CHECK(mayAct(flaggedItem));
        FlaggedItemFacts facts;
        YUYI_CHECK(readMarks(facts));
        if (!facts.marks.contains(flaggedItem.version))
            return failure(ErrorCode::Refused, Tr::tr("This question is still on the list."));
        return mark(flaggedItem, AuditAction::FlaggedItemListed, {});
    });
}

} // namespace yuyi
