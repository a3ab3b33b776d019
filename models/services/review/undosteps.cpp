// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/review/undosteps.h"

#include "models/comparison/fieldvalue.h"
#include "models/domain/json/jsonfields.h"
#include "models/services/review/acceptedreviewservice.h"
#include "models/services/review/adjudicationservice.h"
#include "models/services/review/validationservice.h"

namespace yuyi {

namespace {

const QString voteStep = QStringLiteral("vote");
const QString adjudicationStep = QStringLiteral("adjudication");
const QString caseStep = QStringLiteral("case");
const QString reviewStep = QStringLiteral("review");

Result<> applyVote(const UndoTurn &turn, UndoneStep &undone)
{
    undone.page = PageId::Validate;
    ValidationService service(turn.stores, turn.actor);
    const VoteId id(turn.step.subject);
    if (!turn.undo)
        return service.restoreInTransaction(id);
    return turn.reasoned ? service.takeOutInTransaction(id) : service.withdrawInTransaction(id);
}

Result<> applyAdjudication(const UndoTurn &turn, UndoneStep &undone)
{
    const Json after = storedJson(turn.step.after);
    undone.page = PageId::Review;
    undone.field = textOf(after, "field");
    const QByteArray wanted = turn.undo ? turn.step.before : textOf(after, "decision").toUtf8();
    std::optional<FieldDecision> decision;
    if (!wanted.isEmpty())
        decision = fieldDecisionFromJson(wanted, kindOf(undone.field));
    return AdjudicationService(turn.stores, turn.actor).restoreInTransaction(DiscrepancyId(turn.step.subject), decision);
}

Result<> applyCase(const UndoTurn &turn, UndoneStep &undone)
{
    undone.page = PageId::Review;
    AdjudicationService service(turn.stores, turn.actor);
    const AdjudicationCaseId id(turn.step.subject);
    return turn.undo ? service.reopenInTransaction(id) : service.finishInTransaction(id);
}

Result<> applyReview(const UndoTurn &turn, UndoneStep &undone)
{
    undone.page = PageId::Review;
    undone.field = QStringLiteral("accepted");
    const int position = wholeOf(storedJson(turn.step.after), "position");
    return AcceptedReviewService(turn.stores, turn.actor).setApprovedInTransaction(ReviewSampleId(turn.step.subject), position, !turn.undo);
}

Result<> mayUndoVote(const UndoTurn &turn)
{
    YUYI_CHECK(ValidationService(turn.stores, turn.actor).mayTakeOut(VoteId(turn.step.subject)));
    return {};
}

Result<> mayWithdrawVote(const UndoTurn &turn)
{
    return ValidationService(turn.stores, turn.actor).mayWithdraw(VoteId(turn.step.subject));
}

} // namespace

Result<> pushVoteStep(Stores &stores, const PersonId &actor, const VoteId &vote, const ImageId &image, const QString &text)
{
    return stores.history().push(newUndoStep(voteStep, actor, image, vote.value(), text));
}

Result<> pushAdjudicationStep(Stores &stores, const PersonId &actor, const ImageId &image, const DiscrepancyId &id,
                              const QString &field, const QByteArray &before, const QByteArray &after, const QString &text)
{
    UndoStep undo = newUndoStep(adjudicationStep, actor, image, id.value(), text);
    undo.before = before;
    undo.after = storedText({{"field", field}, {"decision", QString::fromUtf8(after)}});
    return stores.history().push(undo);
}

Result<> pushCaseStep(Stores &stores, const PersonId &actor, const ImageId &image, const AdjudicationCaseId &id,
                      const QString &text)
{
    return stores.history().push(newUndoStep(caseStep, actor, image, id.value(), text));
}

Result<> pushReviewStep(Stores &stores, const PersonId &actor, const ReviewItem &item, const QString &text)
{
    UndoStep undo = newUndoStep(reviewStep, actor, item.image, item.sample.value(), text);
    undo.after = storedText({{"position", item.position}});
    return stores.history().push(undo);
}

QList<UndoAction> reviewUndoActions()
{
    UndoAction vote{voteStep, applyVote};
    vote.standsAlone = true;
    vote.isQuick = true;
    vote.mayWithdraw = mayWithdrawVote;
    vote.mayUndo = mayUndoVote;
    UndoAction oneCase{caseStep, applyCase};
    oneCase.standsAlone = true;
    UndoAction review{reviewStep, applyReview};
    review.standsAlone = true;
    return {vote, {adjudicationStep, applyAdjudication}, oneCase, review};
}

} // namespace yuyi
