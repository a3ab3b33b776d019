// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/review/submissions.h"

#include "models/domain/clock.h"
#include "models/services/review/goldquestions.h"
#include "models/services/review/merging.h"
#include "models/services/review/validationrounds.h"
#include "models/services/rules/events.h"
#include "models/services/rules/face.h"
#include "models/services/rules/returns.h"
#include "models/services/rules/stages.h"
#include "models/stores/deskstore.h"
#include "models/stores/stores.h"

#include <QCoreApplication>

#include <algorithm>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::Submissions)
};

Result<> keep(Stores &stores, const Annotation &annotation)
{
    YUYI_TRY(const auto revealed, stores.submissions().revealed(annotation.id));
    YUYI_TRY(const auto batch, stores.calibration().batchFor(annotation.image, annotation.person));
    Submission submission;
    submission.id = SubmissionId::create();
    submission.annotation = annotation.id;
    submission.image = annotation.image;
    submission.person = annotation.person;
    submission.round = annotation.round;
    submission.blind = !revealed;
    submission.guideline = annotation.guideline;
    submission.calibration = batch.value_or(CalibrationBatchId());
    submission.content = annotation.content;
    submission.createdAt = currentTime();
    YUYI_CHECK(stores.submissions().addSubmission(submission));
    return stores.record(
        makeEvent(Entity::Submission, annotation.image.value(), AuditAction::HandedIn, annotation.person));
}

/// Annotations handed in before there were submissions are kept now, so that two of them can be compared.
Result<> keepEarlier(Stores &stores, const ImageId &image)
{
    YUYI_TRY(const auto all, stores.annotations().ofImage(image));
    YUYI_TRY(const auto kept, stores.submissions().submittedNow(image));
    for (const AnnotationSummary &summary : all) {
        if (summary.origin != Origin::Annotation || summary.state != AnnotationState::Submitted)
            continue;
        const bool known = std::any_of(kept.begin(), kept.end(),
                                       [&](const Submission &one) { return one.annotation == summary.id; });
        if (known)
            continue;
        YUYI_TRY(const auto annotation, stores.annotations().annotation(summary.id));
        YUYI_CHECK(keep(stores, annotation));
    }
    return {};
}

Result<> goldFromOne(Stores &stores, const ImageId &image, const PersonId &actor)
{
    YUYI_TRY(const auto all, stores.annotations().ofImage(image));
    const auto last = std::find_if(all.rbegin(), all.rend(), [](const AnnotationSummary &summary) {
        return summary.origin == Origin::Annotation && summary.state == AnnotationState::Submitted;
    });
    if (last == all.rend())
        return {};
    YUYI_TRY(const auto source, stores.annotations().annotation(last->id));
    Annotation gold = source;
    gold.id = AnnotationId::create();
    gold.origin = Origin::Gold;
    gold.state = AnnotationState::Submitted;
    gold.version = 1;
    gold.createdAt = currentTime();
    gold.updatedAt = gold.createdAt;
    YUYI_CHECK(stores.annotations().setGold(gold));
    const Event event = makeEvent(Entity::Annotation, image.value(), AuditAction::Gold, actor);
    YUYI_CHECK(stores.record(event));
    YUYI_CHECK(openValidationsInTransaction(stores, image, actor));
    return {};
}

/// Questions without a gold are asked of nobody.
Result<> withdrawOpenRounds(Stores &stores, const ImageId &image, const PersonId &actor)
{
    YUYI_TRY(const auto rounds, stores.validation().ofImage(image));
    for (Validation round : rounds) {
        if (round.state != ValidationState::Open)
            continue;
        round.state = ValidationState::Withdrawn;
        round.decidedAt = currentTime();
        YUYI_CHECK(stores.validation().update(round));
        const Event event = makeEvent(Entity::Validation, image.value(), AuditAction::Withdrawn, actor);
        YUYI_CHECK(stores.record(event));
    }
    return {};
}

QString answeredAlready()
{
    return Tr::tr(
        "Somebody has already answered the questions of this image, so you cannot withdraw your "
        "submission. If a problem is reported, the image is returned to you.");
}

/// Somebody has answered a question of the gold in force.
Result<bool> hasVotes(Stores &stores, const Annotation &gold)
{
    for (const Question &question : gold.content.questions) {
        YUYI_TRY(const auto votes, stores.validation().votesOnVersion(question.versionId));
        if (!votes.isEmpty())
            return true;
    }
    return false;
}

bool onlyOfValidation(const QList<WorkReturn> &returns)
{
    return !returns.isEmpty() && std::all_of(returns.begin(), returns.end(), [](const WorkReturn &one) {
        return one.origin == ReturnOrigin::Validation;
    });
}

/// What the newest submission of the annotation answered; empty when it came of itself.
Result<QList<WorkReturn>> answeredBy(Stores &stores, const Annotation &annotation)
{
    YUYI_TRY(const auto submissions, stores.submissions().submissions(annotation.image));
    QDateTime handedIn;
    for (const Submission &one : submissions) {
        if (one.annotation == annotation.id)
            handedIn = one.createdAt;
    }
    YUYI_TRY(const auto all, stores.work().returnsOf(annotation.id, false));
    QList<WorkReturn> answered;
    for (const WorkReturn &entry : all) {
        if (handedIn.isValid() && entry.createdAt <= handedIn && entry.answeredAt.isValid() && entry.answeredAt >= handedIn)
            answered.append(entry);
    }
    return answered;
}

/// Nobody has built on it: what was compared, merged and opened of it is withdrawn.
Result<> takeWholeBack(Stores &stores, const Annotation &annotation, const std::optional<AdjudicationCase> &inForce,
                       const std::optional<Annotation> &gold, const PersonId &actor)
{
    if (inForce) {
        YUYI_TRY(const auto decisions, stores.review().decisions(inForce->id));
        // What was carried over from a former comparison is older than this one.
        const bool settling = std::any_of(decisions.begin(), decisions.end(), [&](const Adjudication &decision) {
            return decision.createdAt >= inForce->createdAt;
        });
        if (settling) {
            return failure(
                ErrorCode::Refused,
                Tr::tr(
                    "An adjudicator is already working on this image, so you cannot withdraw your "
                    "submission. Ask the adjudicator to return the image."));
        }
    }
    if (gold) {
        YUYI_TRY(const auto voted, hasVotes(stores, *gold));
        if (voted)
            return failure(ErrorCode::Refused, answeredAlready());
        YUYI_CHECK(stores.annotations().setState(gold->id, AnnotationState::Superseded));
    }
    if (inForce) {
        AdjudicationCase former = *inForce;
        former.state = CaseState::Superseded;
        YUYI_CHECK(stores.review().updateCase(former));
    }
    return withdrawOpenRounds(stores, annotation.image, actor);
}

} // namespace

Result<> handInInTransaction(Stores &stores, const Annotation &annotation, const PersonId &actor)
{
    // Two who hand in at once must see one another, or nobody compares them.
    YUYI_CHECK(stores.work().lockImage(annotation.image));
    YUYI_TRY(const auto open, stores.work().returnsOf(annotation.id, true));
    const bool onlyQuestions = onlyOfValidation(open);
    YUYI_CHECK(keep(stores, annotation));
    YUYI_CHECK(finishAssignment(stores, annotation.person, Task::Annotate, annotation.image));
    YUYI_CHECK(answerReturnsInTransaction(stores, annotation.id, actor));
    return settleInTransaction(stores, annotation.image, actor, onlyQuestions ? annotation.id : AnnotationId());
}

Result<AnnotationState> withdrawInTransaction(Stores &stores, const Annotation &annotation, const PersonId &actor)
{
    if (stores.desk().isDesk()) {
        return failure(ErrorCode::Refused,
                       Tr::tr("What was submitted at a server cannot be undone step by step. Reopen the annotation instead."));
    }
    YUYI_TRY(const auto answered, answeredBy(stores, annotation));
    YUYI_TRY(const auto inForce, stores.review().caseInForce(annotation.image));
    YUYI_TRY(const auto gold, stores.annotations().gold(annotation.image));
    const bool repair = onlyOfValidation(answered) && gold && (!inForce || inForce->state == CaseState::Settled);
    Result<> done;
    if (repair)
        done = withdrawGoldQuestionsInTransaction(stores, annotation, answered.constFirst().answeredAt, actor);
    else
        done = takeWholeBack(stores, annotation, inForce, gold, actor);
    if (!done)
        return passOn(done);
    YUYI_CHECK(stores.submissions().withdrawNewest(annotation.id));
    YUYI_CHECK(resumeAssignment(stores, annotation.person, Task::Annotate, annotation.image));
    if (answered.isEmpty())
        return AnnotationState::Draft;
    // What it answered stands open again.
    for (const WorkReturn &entry : answered)
        YUYI_CHECK(stores.work().setReturnAnswered(entry.id, {}));
    YUYI_CHECK(stores.record(makeEvent(Entity::Return, annotation.image.value(), AuditAction::Reopened, actor)));
    return AnnotationState::Returned;
}

Result<> settleInTransaction(Stores &stores, const ImageId &image, const PersonId &actor, const AnnotationId &onlyQuestionsOf)
{
    YUYI_TRY(const auto inside, isAway(stores));
    if (inside)
        return {};
    YUYI_TRY(const auto info, stores.project().info());
    YUYI_TRY(const auto held, stores.calibration().holding(image));
    if (!held) {
        YUYI_TRY(const auto inForce, stores.review().caseInForce(image));
        Result<> done;
        if (!onlyQuestionsOf.isNull() && inForce && inForce->state == CaseState::Settled) {
            YUYI_CHECK(refreshGoldQuestionsInTransaction(stores, onlyQuestionsOf, actor));
        } else if (info.rules.annotatorsPerImage <= 1) {
            done = goldFromOne(stores, image, actor);
        } else {
            YUYI_CHECK(keepEarlier(stores, image));
            YUYI_TRY(const auto submitted, stores.submissions().submittedNow(image));
            if (submitted.size() >= 2)
                done = mergeInTransaction(stores, image, submitted.mid(0, 2), actor);
        }
        if (!done)
            return done;
    }
    YUYI_CHECK(refreshStage(stores, image, actor));
    return {};
}

} // namespace yuyi
