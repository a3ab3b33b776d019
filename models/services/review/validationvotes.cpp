// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/review/validationvotes.h"

#include "models/domain/json/json.h"
#include "models/services/review/validationrounds.h"
#include "models/services/rules/events.h"
#include "models/services/rules/permissions.h"
#include "models/services/rules/stages.h"
#include "models/stores/stores.h"

#include <QCoreApplication>

#include <algorithm>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::ValidationVotes)
};

tl::unexpected<Error> refused(const QString &sentence)
{
    return failure(ErrorCode::Refused, sentence);
}

/// What the failed round sent back and its author has not touched yet.
struct SentBack {
    Annotation annotation;
    QList<WorkReturn> returns; ///< all that stand open
    ReturnId own;              ///< of the round
};

Result<SentBack> sentBackBy(Stores &stores, const Validation &round)
{
    YUYI_TRY(const auto author, authorsAnnotation(stores, round.question));
    SentBack back;
    if (author) {
        back.annotation = *author;
        YUYI_TRY(const auto open, stores.work().returnsOf(back.annotation.id, true));
        back.returns = open;
    }
    for (const WorkReturn &entry : std::as_const(back.returns)) {
        if (entry.origin == ReturnOrigin::Validation && entry.question == round.question)
            back.own = entry.id;
    }
    if (back.own.isNull() || back.annotation.state != AnnotationState::Returned)
        return refused(Tr::tr("The question was returned to its author, who has submitted it again."));
    YUYI_TRY(const auto submissions, stores.submissions().submissions(round.image));
    const auto newest = std::find_if(submissions.rbegin(), submissions.rend(), [&](const Submission &one) {
        return one.annotation == back.annotation.id;
    });
    if (newest == submissions.rend() || newest->content != back.annotation.content)
        return refused(Tr::tr("The question was returned to its author, who has started to revise it."));
    return back;
}

/// Nothing was built on what a decided round came to.
Result<> requireUnused(Stores &stores, const Validation &round)
{
    YUYI_TRY(const auto rounds, stores.validation().ofQuestion(round.question));
    if (rounds.isEmpty() || rounds.constLast().id != round.id)
        return refused(Tr::tr("The question was asked again in a later round; its previous answers are kept."));
    YUYI_TRY(const auto image, stores.images().image(round.image));
    switch (round.state) {
    case ValidationState::Open: return {};
    case ValidationState::Passed:
        if (image.stage == Stage::Released)
            return refused(Tr::tr("This answer has already been released with its item."));
        return {};
    case ValidationState::Failed: {
        YUYI_CHECK(sentBackBy(stores, round));
        return {};
    }
    case ValidationState::Discussed:
        return refused(Tr::tr("The team is discussing or has discussed this question. Make the decision in the discussion."));
    case ValidationState::Withdrawn: break;
    }
    return refused(Tr::tr("This round was withdrawn: the question has a newer version."));
}

} // namespace

Result<> mayTakeOutVote(Stores &stores, const PersonId &actor, const VoteId &id)
{
    YUYI_CHECK(requireLead(stores, actor));
    YUYI_TRY(const auto vote, stores.validation().vote(id));
    if (vote.withdrawn)
        return refused(Tr::tr("This answer was already withdrawn."));
    YUYI_TRY(const auto round, stores.validation().validation(vote.validation));
    return requireUnused(stores, round);
}

Result<> takeOutVote(Stores &stores, const PersonId &actor, const VoteId &id, const QDateTime &now)
{
    YUYI_TRY(const auto vote, stores.validation().vote(id));
    YUYI_CHECK(stores.validation().hold(vote.validation));
    YUYI_CHECK(mayTakeOutVote(stores, actor, id));
    YUYI_TRY(auto round, stores.validation().validation(vote.validation));
    YUYI_CHECK(stores.validation().setVoteWithdrawn(id, true));
    // His turn in this round is over, however the answer came in.
    YUYI_CHECK(stores.validationQueue().reserve(round, vote.person, now));
    YUYI_CHECK(stores.validationQueue().endReservation(round, vote.person));
    const Event event = makeEvent(Entity::Vote, id.value(), AuditAction::TakenOut, actor);
    YUYI_CHECK(stores.record(event));
    if (round.state == ValidationState::Open)
        return {};
    if (round.state == ValidationState::Failed) {
        YUYI_TRY(const auto back, sentBackBy(stores, round));
        YUYI_CHECK(stores.work().setReturnAnswered(back.own, now));
        if (back.returns.size() == 1)
            YUYI_CHECK(stores.annotations().setState(back.annotation.id, AnnotationState::Submitted));
        YUYI_CHECK(stores.record(
            makeEvent(Entity::Return, round.image.value(), AuditAction::Withdrawn, actor)));
    }
    round.state = ValidationState::Open;
    round.reason = ValidationReason::None;
    round.decidedAt = {};
    YUYI_CHECK(stores.validation().update(round));
    const Json summary{{"question", round.question}, {"round", round.round}};
    YUYI_CHECK(stores.record(makeEvent(Entity::Validation, round.image.value(), AuditAction::Reopened,
                                       actor, {}, storedText(summary))));
    YUYI_CHECK(refreshStage(stores, round.image, actor));
    return {};
}

} // namespace yuyi
