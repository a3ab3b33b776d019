// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/review/submissions.h"

#include "models/domain/clock.h"
#include "models/services/review/goldquestions.h"
#include "models/services/review/merging.h"
#include "models/services/review/validationrounds.h"
#include "models/services/rules/events.h"
#include "models/services/rules/inpackage.h"
#include "models/services/rules/returns.h"
#include "models/services/rules/stages.h"
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
    const auto revealed = stores.review().revealed(annotation.id);
    if (!revealed)
        return passOn(revealed);
    const auto batch = stores.calibration().batchFor(annotation.image, annotation.person);
    if (!batch)
        return passOn(batch);
    Submission submission;
    submission.id = SubmissionId::create();
    submission.annotation = annotation.id;
    submission.image = annotation.image;
    submission.person = annotation.person;
    submission.round = annotation.round;
    submission.blind = !*revealed;
    submission.guideline = annotation.guideline;
    submission.calibration = batch->value_or(CalibrationBatchId());
    submission.content = annotation.content;
    submission.createdAt = currentTime();
    if (const auto added = stores.review().addSubmission(submission); !added)
        return passOn(added);
    return stores.record(
        makeEvent(Entity::Submission, annotation.image.value(), QStringLiteral("handed-in"), annotation.person));
}

/// Annotations handed in before there were submissions are kept now, so that two of them can be compared.
Result<> keepEarlier(Stores &stores, const ImageId &image)
{
    const auto all = stores.annotations().ofImage(image);
    if (!all)
        return passOn(all);
    const auto kept = stores.review().submittedNow(image);
    if (!kept)
        return passOn(kept);
    for (const AnnotationSummary &summary : *all) {
        if (summary.origin != Origin::Annotation || summary.state != AnnotationState::Submitted)
            continue;
        const bool known = std::any_of(kept->begin(), kept->end(),
                                       [&](const Submission &one) { return one.annotation == summary.id; });
        if (known)
            continue;
        const auto annotation = stores.annotations().annotation(summary.id);
        if (!annotation)
            return passOn(annotation);
        if (const auto done = keep(stores, *annotation); !done)
            return done;
    }
    return {};
}

Result<> goldFromOne(Stores &stores, const ImageId &image, const PersonId &actor)
{
    const auto all = stores.annotations().ofImage(image);
    if (!all)
        return passOn(all);
    const auto last = std::find_if(all->rbegin(), all->rend(), [](const AnnotationSummary &summary) {
        return summary.origin == Origin::Annotation && summary.state == AnnotationState::Submitted;
    });
    if (last == all->rend())
        return {};
    const auto source = stores.annotations().annotation(last->id);
    if (!source)
        return passOn(source);
    Annotation gold = *source;
    gold.id = AnnotationId::create();
    gold.origin = Origin::Gold;
    gold.state = AnnotationState::Submitted;
    gold.version = 1;
    gold.createdAt = currentTime();
    gold.updatedAt = gold.createdAt;
    if (const auto set = stores.annotations().setGold(gold); !set)
        return set;
    const Event event = makeEvent(Entity::Annotation, image.value(), QStringLiteral("gold"), actor);
    if (const auto recorded = stores.record(event); !recorded)
        return recorded;
    if (const auto opened = openValidationsWithin(stores, image, actor); !opened)
        return passOn(opened);
    return {};
}

/// Questions without a gold are asked of nobody.
Result<> withdrawOpenRounds(Stores &stores, const ImageId &image, const PersonId &actor)
{
    const auto rounds = stores.validation().ofImage(image);
    if (!rounds)
        return passOn(rounds);
    for (Validation round : *rounds) {
        if (round.state != ValidationState::Open)
            continue;
        round.state = ValidationState::Withdrawn;
        round.decidedAt = currentTime();
        if (const auto updated = stores.validation().update(round); !updated)
            return updated;
        const Event event = makeEvent(Entity::Validation, image.value(), QStringLiteral("withdrawn"), actor);
        if (const auto recorded = stores.record(event); !recorded)
            return recorded;
    }
    return {};
}

QString answeredAlready()
{
    return Tr::tr("Somebody has already answered the questions of this image. If a problem is reported, the image is returned to you.");
}

/// Somebody has answered a question of the gold in force.
Result<bool> hasVotes(Stores &stores, const Annotation &gold)
{
    for (const Question &question : gold.content.questions) {
        const auto votes = stores.validation().votesOnVersion(question.versionId);
        if (!votes)
            return passOn(votes);
        if (!votes->isEmpty())
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
    const auto submissions = stores.review().submissions(annotation.image);
    if (!submissions)
        return passOn(submissions);
    QDateTime handedIn;
    for (const Submission &one : *submissions) {
        if (one.annotation == annotation.id)
            handedIn = one.createdAt;
    }
    const auto all = stores.work().returnsOf(annotation.id, false);
    if (!all)
        return passOn(all);
    QList<WorkReturn> answered;
    for (const WorkReturn &entry : *all) {
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
        const auto decisions = stores.review().decisions(inForce->id);
        if (!decisions)
            return passOn(decisions);
        // What was carried over from a former comparison is older than this one.
        const bool settling = std::any_of(decisions->begin(), decisions->end(), [&](const Adjudication &decision) {
            return decision.createdAt >= inForce->createdAt;
        });
        if (settling) {
            return failure(ErrorCode::Refused, Tr::tr("An adjudicator is already working on this image. Ask the adjudicator to return it."));
        }
    }
    if (gold) {
        const auto voted = hasVotes(stores, *gold);
        if (!voted)
            return passOn(voted);
        if (*voted)
            return failure(ErrorCode::Refused, answeredAlready());
        if (const auto set = stores.annotations().setState(gold->id, AnnotationState::Superseded); !set)
            return passOn(set);
    }
    if (inForce) {
        AdjudicationCase former = *inForce;
        former.state = CaseState::Superseded;
        if (const auto updated = stores.review().updateCase(former); !updated)
            return passOn(updated);
    }
    return withdrawOpenRounds(stores, annotation.image, actor);
}

} // namespace

Result<> handInWithin(Stores &stores, const Annotation &annotation, const PersonId &actor)
{
    // Two who hand in at once must see one another, or nobody compares them.
    if (const auto locked = stores.work().lockImage(annotation.image); !locked)
        return locked;
    const auto open = stores.work().returnsOf(annotation.id, true);
    if (!open)
        return passOn(open);
    const bool onlyQuestions = onlyOfValidation(*open);
    if (const auto kept = keep(stores, annotation); !kept)
        return kept;
    if (const auto done = finishAssignment(stores, annotation.person, Task::Annotate, annotation.image); !done)
        return done;
    if (const auto answered = answerReturnsWithin(stores, annotation.id, actor); !answered)
        return answered;
    return settleWithin(stores, annotation.image, actor, onlyQuestions ? annotation.id : AnnotationId());
}

Result<AnnotationState> takeBackWithin(Stores &stores, const Annotation &annotation, const PersonId &actor)
{
    const auto answered = answeredBy(stores, annotation);
    if (!answered)
        return passOn(answered);
    const auto inForce = stores.review().caseInForce(annotation.image);
    if (!inForce)
        return passOn(inForce);
    const auto gold = stores.annotations().gold(annotation.image);
    if (!gold)
        return passOn(gold);
    const bool repair = onlyOfValidation(*answered) && *gold && (!*inForce || (*inForce)->state == CaseState::Settled);
    Result<> done;
    if (repair)
        done = takeGoldQuestionsBackWithin(stores, annotation, answered->constFirst().answeredAt, actor);
    else
        done = takeWholeBack(stores, annotation, *inForce, *gold, actor);
    if (!done)
        return passOn(done);
    if (const auto withdrawn = stores.review().withdrawNewest(annotation.id); !withdrawn)
        return passOn(withdrawn);
    if (const auto resumed = resumeAssignment(stores, annotation.person, Task::Annotate, annotation.image); !resumed)
        return passOn(resumed);
    if (answered->isEmpty())
        return AnnotationState::Draft;
    // What it answered stands open again.
    for (const WorkReturn &entry : *answered) {
        if (const auto open = stores.work().setReturnAnswered(entry.id, {}); !open)
            return passOn(open);
    }
    const auto recorded =
        stores.record(makeEvent(Entity::Return, annotation.image.value(), QStringLiteral("reopened"), actor));
    if (!recorded)
        return passOn(recorded);
    return AnnotationState::Returned;
}

Result<> settleWithin(Stores &stores, const ImageId &image, const PersonId &actor, const AnnotationId &onlyQuestionsOf)
{
    const auto inside = inPackage(stores);
    if (!inside)
        return passOn(inside);
    if (*inside)
        return {};
    const auto info = stores.project().info();
    if (!info)
        return passOn(info);
    const auto held = stores.calibration().holding(image);
    if (!held)
        return passOn(held);
    if (!*held) {
        const auto inForce = stores.review().caseInForce(image);
        if (!inForce)
            return passOn(inForce);
        Result<> done;
        if (!onlyQuestionsOf.isNull() && *inForce && (*inForce)->state == CaseState::Settled) {
            if (const auto refreshed = refreshGoldQuestionsWithin(stores, onlyQuestionsOf, actor); !refreshed)
                return passOn(refreshed);
        } else if (info->rules.annotatorsPerImage <= 1) {
            done = goldFromOne(stores, image, actor);
        } else {
            if (const auto kept = keepEarlier(stores, image); !kept)
                return kept;
            const auto submitted = stores.review().submittedNow(image);
            if (!submitted)
                return passOn(submitted);
            if (submitted->size() >= 2)
                done = mergeWithin(stores, image, submitted->mid(0, 2), actor);
        }
        if (!done)
            return done;
    }
    if (const auto stage = refreshStage(stores, image, actor); !stage)
        return passOn(stage);
    return {};
}

} // namespace yuyi
