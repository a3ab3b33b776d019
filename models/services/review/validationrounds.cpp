// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/review/validationrounds.h"

#include "models/domain/json/json.h"
#include "models/services/review/validationrules.h"
#include "models/services/rules/events.h"
#include "models/services/rules/face.h"
#include "models/services/rules/returns.h"
#include "models/services/rules/stages.h"
#include "models/stores/stores.h"

#include <QRandomGenerator>

#include <algorithm>

namespace yuyi {

namespace {

QByteArray summaryOf(const Validation &validation)
{
    return storedText({{"question", validation.question},
                       {"round", validation.round},
                       {"state", codeOf(validation.state)},
                       {"reason", codeOf(validation.reason)}});
}

Result<> recordRound(Stores &stores, const Validation &validation, AuditAction action, const PersonId &actor)
{
    return stores.record(
        makeEvent(Entity::Validation, validation.image.value(), action, actor, {}, summaryOf(validation)));
}

Result<> setRoundState(Stores &stores, Validation round, ValidationState state, ValidationReason reason,
                       const PersonId &actor, const Clock &now)
{
    round.state = state;
    round.reason = reason;
    round.decidedAt = state == ValidationState::Open ? QDateTime() : now();
    YUYI_CHECK(stores.validation().update(round));
    return recordRound(stores, round, actionOf(state), actor);
}

bool counts(const Validation &round)
{
    return round.state != ValidationState::Withdrawn;
}

int roundsUsed(const QList<Validation> &rounds)
{
    return static_cast<int>(std::count_if(rounds.begin(), rounds.end(), &counts));
}

Validation newRound(const Question &question, const ImageId &image, const QList<Validation> &former,
                    const PersonId &actor, const Clock &now)
{
    Validation round;
    round.id = ValidationId::create();
    round.question = question.id;
    round.questionVersion = question.versionId;
    round.image = image;
    round.round = nextRound(former);
    round.seed = static_cast<qint64>(QRandomGenerator::system()->generate64() >> 1);
    round.createdAt = now();
    round.createdBy = actor;
    return round;
}

struct Opening {
    Stores &stores;
    ImageId image;
    PersonId actor;
    const WorkRules &rules;
    const Clock &now;
    int opened = 0;

    Result<> open(const Question &question, ImportedQuestions imported)
    {
        YUYI_TRY(const auto former, stores.validation().ofQuestion(question.id));
        if (former.isEmpty() && imported == ImportedQuestions::Left) {
            YUYI_TRY(const auto owner, stores.review().ownerOf(question.id));
            YUYI_TRY(const auto annotation, stores.annotations().annotation(owner));
            if (annotation.origin == Origin::Import)
                return {};
        }
        const Validation *same = nullptr; // the newest round of this very version
        for (const Validation &round : former) {
            if (round.questionVersion == question.versionId)
                same = &round;
        }
        if (same && same->state == ValidationState::Withdrawn) {
            ++opened;
            return setRoundState(stores, *same, ValidationState::Open, ValidationReason::None, actor, now);
        }
        if (same)
            return {};
        if (roundsUsed(former) >= std::max(1, rules.rounds)) {
            YUYI_CHECK(discussInTransaction(stores, question.id, image, ValidationReason::LastRound, {}, actor, now));
            return {};
        }
        Validation round = newRound(question, image, former, actor, now);
        round.needed = rules.votesPerQuestion;
        round.passing = passingVotes(rules, round.needed);
        ++opened;
        YUYI_CHECK(stores.validation().add(round));
        return recordRound(stores, round, AuditAction::Opened, actor);
    }
};

} // namespace

int nextRound(const QList<Validation> &rounds)
{
    int last = 0;
    for (const Validation &round : rounds)
        last = std::max(last, round.round);
    return last + 1;
}

Result<int> openValidationsInTransaction(Stores &stores, const ImageId &image, const PersonId &actor, ImportedQuestions imported,
                                         const Clock &now)
{
    YUYI_TRY(const auto info, stores.project().info());
    YUYI_TRY(const auto gold, stores.annotations().gold(image));
    const QList<Question> questions = gold ? gold->content.questions : QList<Question>();
    YUYI_TRY(const auto rounds, stores.validation().ofImage(image));
    for (const Validation &round : rounds) {
        const bool wanted = std::any_of(questions.begin(), questions.end(), [&](const Question &question) {
            return question.versionId == round.questionVersion;
        });
        if (round.state != ValidationState::Open || wanted)
            continue;
        YUYI_CHECK(setRoundState(stores, round, ValidationState::Withdrawn, round.reason, actor, now));
    }
    if (info.rules.votesPerQuestion == 0)
        return 0;
    Opening opening{stores, image, actor, info.rules, now};
    for (const Question &question : questions)
        YUYI_CHECK(opening.open(question, imported));
    return opening.opened;
}

Result<std::optional<Annotation>> authorsAnnotation(Stores &stores, const QuestionId &question)
{
    YUYI_TRY(const auto owner, stores.review().ownerOf(question));
    YUYI_TRY(const auto annotation, stores.annotations().annotation(owner));
    if (annotation.origin != Origin::Annotation || annotation.state == AnnotationState::Superseded)
        return std::optional<Annotation>();
    YUYI_TRY(const auto people, stores.project().people());
    const bool there = std::any_of(people.begin(), people.end(), [&](const Person &person) {
        return person.id == annotation.person && person.active;
    });
    return there ? std::optional<Annotation>(annotation) : std::optional<Annotation>();
}

Result<std::optional<Discussion>> openDiscussionOf(Stores &stores, const QuestionId &question)
{
    YUYI_TRY(const auto all, stores.discussions().discussionsOf(question.value()));
    for (const Discussion &discussion : all) {
        if (discussion.state == DiscussionState::Open)
            return std::optional<Discussion>(discussion);
    }
    return std::optional<Discussion>();
}

Result<DiscussionId> discussInTransaction(Stores &stores, const QuestionId &question, const ImageId &image,
                                          ValidationReason reason, const QString &note, const PersonId &actor, const Clock &now)
{
    YUYI_TRY(const auto open, openDiscussionOf(stores, question));
    if (open)
        return open->id;
    YUYI_TRY(const auto rounds, stores.validation().ofQuestion(question));
    if (!rounds.isEmpty()) {
        const Validation &newest = rounds.constLast();
        if (newest.state == ValidationState::Passed || newest.state == ValidationState::Failed)
            YUYI_CHECK(setRoundState(stores, newest, ValidationState::Discussed, reason, actor, now));
    }
    Discussion discussion;
    discussion.id = DiscussionId::create();
    discussion.subject = DiscussionSubject::Question;
    discussion.subjectId = question.value();
    discussion.image = image;
    discussion.reason = reason;
    discussion.note = note;
    discussion.createdAt = now();
    discussion.createdBy = actor;
    YUYI_CHECK(stores.discussions().addDiscussion(discussion));
    const Event event = makeEvent(Entity::Discussion, discussion.id.value(), AuditAction::Opened, actor, {},
                                  codeOf(reason).toUtf8());
    YUYI_CHECK(stores.record(event));
    return discussion.id;
}

Result<WorkReturn> returnOf(Stores &stores, const Question &question, const Annotation &author, ValidationReason reason,
                            const QString &note)
{
    YUYI_TRY(const auto votes, stores.validation().votesOnVersion(question.versionId));
    WorkReturn entry;
    entry.annotation = author.id;
    entry.question = question.id;
    entry.origin = ReturnOrigin::Validation;
    entry.reason = codeOf(reason);
    entry.note = note;
    entry.data = anonymousHistogram(question, votes);
    return entry;
}

Result<> passByTeamInTransaction(Stores &stores, const Question &question, const ImageId &image, const PersonId &actor,
                                 const Clock &now)
{
    YUYI_TRY(const auto former, stores.validation().ofQuestion(question.id));
    Validation round = newRound(question, image, former, actor, now);
    round.state = ValidationState::Passed;
    round.reason = ValidationReason::Team;
    round.decidedAt = now();
    YUYI_CHECK(stores.validation().add(round));
    return recordRound(stores, round, actionOf(round.state), actor);
}

Result<> decideInTransaction(Stores &stores, const ValidationId &id, const PersonId &actor, const Clock &now)
{
    YUYI_TRY(const auto inside, isAway(stores));
    if (inside)
        return {};
    YUYI_TRY(const auto round, stores.validation().validation(id));
    YUYI_TRY(const auto votes, stores.validation().votes(id));
    if (round.state != ValidationState::Open || votes.size() < round.needed)
        return {};
    YUYI_TRY(const auto info, stores.project().info());
    YUYI_TRY(const auto rounds, stores.validation().ofQuestion(round.question));
    YUYI_TRY(const auto author, authorsAnnotation(stores, round.question));
    RoundHistory history;
    history.formerFailures = static_cast<int>(std::count_if(rounds.begin(), rounds.end(), [](const Validation &former) {
        return former.state == ValidationState::Failed || former.state == ValidationState::Discussed;
    }));
    history.roundsUsed = roundsUsed(rounds);
    history.roundsAllowed = info.rules.rounds;
    history.hasAuthor = author.has_value();
    const RoundOutcome outcome = decideRound(countVotes(votes), round.passing, history);
    YUYI_CHECK(setRoundState(stores, round, outcome.state, outcome.reason, actor, now));

    if (outcome.state == ValidationState::Discussed) {
        const auto talked = discussInTransaction(stores, round.question, round.image, outcome.reason, {}, actor, now);
        if (!talked)
            return passOn(talked);
    } else if (outcome.state == ValidationState::Failed) {
        YUYI_TRY(const auto gold, stores.annotations().gold(round.image));
        const QList<Question> questions = gold ? gold->content.questions : QList<Question>();
        for (const Question &question : questions) {
            if (question.id != round.question)
                continue;
            YUYI_TRY(const auto entry, returnOf(stores, question, *author, outcome.reason, {}));
            // Nobody in particular sends it back: the name of the last one who answered would tell.
            YUYI_CHECK(returnInTransaction(stores, entry, PersonId(), now));
        }
    }
    YUYI_CHECK(refreshStage(stores, round.image, actor));
    return {};
}

} // namespace yuyi
