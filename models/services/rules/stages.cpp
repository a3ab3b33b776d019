// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/rules/stages.h"

#include "models/services/rules/events.h"
#include "models/services/rules/face.h"

#include <algorithm>
#include <array>

namespace yuyi {

namespace {

/// The newest decision in force of each step.
std::array<const Decision *, 3> inForce(const QList<Decision> &decisions)
{
    std::array<const Decision *, 3> newest{};
    for (const Decision &decision : decisions) {
        if (decision.undoneBy.isNull())
            newest.at(static_cast<size_t>(decision.step)) = &decision;
    }
    return newest;
}

/// Of an image with a gold annotation: what is left is that others answer its questions.
Stage goldStage(const StageFacts &facts, bool imported, int votes)
{
    // What was published before is asked of nobody unless a lead wants it.
    const bool wanted = facts.validations > 0 || (votes > 0 && !imported);
    if (!wanted || votes == 0 || facts.passedQuestions == facts.goldQuestions)
        return Stage::Accepted;
    return facts.validations > 0 ? Stage::Validating : Stage::Gold;
}

} // namespace

Result<Stage> refreshStage(Stores &stores, const ImageId &id, const PersonId &actor)
{
    YUYI_TRY(const auto image, stores.images().image(id));
    YUYI_TRY(const auto inside, isAway(stores));
    if (inside)
        return image.stage;
    YUYI_TRY(const auto decisions, stores.images().decisions(id));
    YUYI_TRY(const auto annotations, stores.annotations().ofImage(id));
    YUYI_TRY(const auto info, stores.project().info());

    const auto newest = inForce(decisions);
    const bool discarded = std::any_of(newest.begin(), newest.end(), [](const Decision *decision) {
        return decision && decision->outcome == Outcome::Discard;
    });
    const Decision *inspection = newest.at(static_cast<size_t>(FilterStep::Inspect));

    int drafts = 0;
    int submitted = 0;
    bool returned = false;
    bool gold = false;
    bool imported = false;
    for (const AnnotationSummary &summary : annotations) {
        if (summary.state == AnnotationState::Superseded)
            continue;
        if (summary.origin == Origin::Gold)
            gold = true;
        else if (summary.origin == Origin::Import)
            imported = true;
        else if (summary.state == AnnotationState::Draft)
            ++drafts;
        else if (summary.state == AnnotationState::Submitted)
            ++submitted;
        else
            returned = true;
    }

    YUYI_TRY(const auto facts, stores.submissions().stageFacts(id));

    Stage stage = Stage::Collected;
    if (discarded)
        stage = Stage::Discarded;
    else if (facts.openCase)
        stage = Stage::Disputed;
    else if (returned)
        stage = Stage::Returned;
    else if (image.stage == Stage::Released && gold)
        stage = Stage::Released;
    else if (gold)
        stage = goldStage(facts, imported, info.rules.votesPerQuestion);
    else if (submitted >= info.rules.annotatorsPerImage)
        stage = Stage::Agreed;
    else if (drafts + submitted > 0)
        stage = Stage::Annotating;
    else if (inspection && inspection->outcome == Outcome::Keep)
        stage = Stage::Kept;

    if (stage != image.stage) {
        YUYI_CHECK(stores.images().setStage(id, stage));
        const Event event = makeEvent(Entity::Image, id.value(), AuditAction::Stage, actor,
                                      codeOf(image.stage).toUtf8(), codeOf(stage).toUtf8());
        YUYI_CHECK(stores.record(event));
    }
    return stage;
}

} // namespace yuyi
