// SPDX-License-Identifier: GPL-3.0-or-later
// A lead takes an answer out of its round: a part of ValidationService.
#include "models/services/review/validationservice.h"

#include "models/services/review/validationrounds.h"
#include "models/services/rules/events.h"
#include "models/services/rules/permissions.h"
#include "models/services/rules/stages.h"

#include <QCoreApplication>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::ValidationService)
};

tl::unexpected<Error> refused(const QString &sentence)
{
    return failure(ErrorCode::Refused, sentence);
}

/// What the failed round sent back and its author has not touched yet.
struct SentBack {
    Annotation annotation;
    QList<WorkReturn> returns;   ///< all that stand open
    ReturnId own;                ///< of the round
};

Result<SentBack> sentBackBy(Stores &stores, const Validation &round)
{
    const auto author = authorsAnnotation(stores, round.question);
    if (!author)
        return passOn(author);
    SentBack back;
    if (*author) {
        back.annotation = **author;
        const auto open = stores.work().returnsOf(back.annotation.id, true);
        if (!open)
            return passOn(open);
        back.returns = *open;
    }
    for (const WorkReturn &entry : std::as_const(back.returns)) {
        if (entry.origin == ReturnOrigin::Validation && entry.question == round.question)
            back.own = entry.id;
    }
    if (back.own.isNull() || back.annotation.state != AnnotationState::Returned)
        return refused(Tr::tr("The question was returned to its author, who has submitted it again."));
    const auto submissions = stores.review().submissions(round.image);
    if (!submissions)
        return passOn(submissions);
    const auto newest = std::find_if(submissions->rbegin(), submissions->rend(), [&](const Submission &one) {
        return one.annotation == back.annotation.id;
    });
    if (newest == submissions->rend() || newest->content != back.annotation.content)
        return refused(Tr::tr("The question was returned to its author, who has started to revise it."));
    return back;
}

/// Nothing was built on what a decided round came to.
Result<> requireUnused(Stores &stores, const Validation &round)
{
    const auto rounds = stores.validation().ofQuestion(round.question);
    if (!rounds)
        return passOn(rounds);
    if (rounds->isEmpty() || rounds->constLast().id != round.id)
        return refused(Tr::tr("The question was asked again in a later round; its previous answers are kept."));
    const auto image = stores.images().image(round.image);
    if (!image)
        return passOn(image);
    switch (round.state) {
    case ValidationState::Open: return {};
    case ValidationState::Passed:
        if (image->stage == Stage::Released)
            return refused(Tr::tr("The item has been released with this answer."));
        return {};
    case ValidationState::Failed: {
        const auto back = sentBackBy(stores, round);
        if (!back)
            return passOn(back);
        return {};
    }
    case ValidationState::Discussed:
        return refused(Tr::tr("The team is discussing or has discussed this question. Make the decision in the discussion."));
    case ValidationState::Withdrawn: break;
    }
    return refused(Tr::tr("This round was withdrawn: the question has a newer version."));
}

} // namespace

Result<> ValidationService::mayTakeOut(const VoteId &id)
{
    if (const auto lead = requireLead(m_stores, m_actor); !lead)
        return passOn(lead);
    const auto vote = m_stores.validation().vote(id);
    if (!vote)
        return passOn(vote);
    if (vote->withdrawn)
        return refused(Tr::tr("This answer was already withdrawn."));
    const auto round = m_stores.validation().validation(vote->validation);
    if (!round)
        return passOn(round);
    return requireUnused(m_stores, *round);
}

Result<> ValidationService::takeOutWithin(const VoteId &id)
{
    const auto vote = m_stores.validation().vote(id);
    if (!vote)
        return passOn(vote);
    if (const auto held = m_stores.validation().hold(vote->validation); !held)
        return held;
    if (const auto may = mayTakeOut(id); !may)
        return may;
    auto round = m_stores.validation().validation(vote->validation);
    if (!round)
        return passOn(round);
    if (const auto set = m_stores.validation().setVoteWithdrawn(id, true); !set)
        return set;
    // His turn in this round is over, however the answer came in.
    if (const auto reserved = m_stores.validation().reserve(*round, vote->person, m_now()); !reserved)
        return reserved;
    if (const auto ended = m_stores.validation().endReservation(*round, vote->person); !ended)
        return ended;
    const Event event = makeEvent(Entity::Vote, id.value(), QStringLiteral("taken-out"), m_actor);
    if (const auto recorded = m_stores.record(event); !recorded)
        return recorded;
    if (round->state == ValidationState::Open)
        return {};
    if (round->state == ValidationState::Failed) {
        const auto back = sentBackBy(m_stores, *round);
        if (!back)
            return passOn(back);
        if (const auto ended = m_stores.work().setReturnAnswered(back->own, m_now()); !ended)
            return ended;
        if (back->returns.size() == 1) {
            const auto set = m_stores.annotations().setState(back->annotation.id, AnnotationState::Submitted);
            if (!set)
                return passOn(set);
        }
        const auto recorded = m_stores.record(
            makeEvent(Entity::Return, round->image.value(), QStringLiteral("withdrawn"), m_actor));
        if (!recorded)
            return recorded;
    }
    round->state = ValidationState::Open;
    round->reason = ValidationReason::None;
    round->decidedAt = {};
    if (const auto updated = m_stores.validation().update(*round); !updated)
        return updated;
    const QJsonObject summary{{QStringLiteral("question"), round->question.toString()},
                              {QStringLiteral("round"), round->round}};
    const auto reopened = m_stores.record(makeEvent(Entity::Validation, round->image.value(), QStringLiteral("reopened"),
                                                    m_actor, {}, QJsonDocument(summary).toJson(QJsonDocument::Compact)));
    if (!reopened)
        return reopened;
    if (const auto stage = refreshStage(m_stores, round->image, m_actor); !stage)
        return passOn(stage);
    return {};
}

} // namespace yuyi
