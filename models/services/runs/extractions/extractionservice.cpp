// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/runs/extractions/extractionservice.h"

#include "models/evaluation/prompts/extractionprompt.h"
#include "models/services/rules/hiddenitems.h"
#include "models/services/rules/missreadings.h"
#include "models/services/rules/permissions.h"
#include "models/services/runs/planning/launching.h"
#include "models/services/runs/prompts/material.h"

#include <QCoreApplication>

#include <algorithm>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::ExtractionService)
};

RunPlan plainPlan(const ExtractionPlan &plan)
{
    RunPlan plain;
    plain.endpoints = {plan.endpoint};
    plain.budget = plan.budget;
    return plain;
}

Result<> checkRun(const Run &judged, const Endpoint &endpoint)
{
    if (judged.kind != RunKind::Questions)
        return failure(ErrorCode::Refused, Tr::tr("This run answers no questions, so there are no answers to read."));
    if (endpoint.isPractice() && !judged.isPractice()) {
        return failure(ErrorCode::Refused,
                       Tr::tr("“%1” is a practice model: it would make answers up. Choose a real model to read replies of a real model.")
                           .arg(endpoint.name));
    }
    return {};
}

} // namespace

Result<MissCount> ExtractionService::misses(const RunId &run)
{
    YUYI_CHECK(requireResultsReader(m_stores, m_actor));
    YUYI_TRY(const auto scored, m_stores.responses().scoredSlots(run, Scorer::Strict));
    YUYI_TRY(const auto readable, missedReplies(m_stores, run));
    MissCount count;
    count.misses = static_cast<int>(std::count_if(scored.begin(), scored.end(), [](const ScoredSlot &slot) {
        return slot.status == ReplyStatus::Answered && slot.result == ResponseResult::Miss && !slot.overruled;
    }));
    count.withWords = static_cast<int>(readable.size());
    return count;
}

Result<ResolvedPlan> ExtractionService::resolve(const ExtractionPlan &plan)
{
    if (plan.budget.value_or(0) < 0)
        return failure(ErrorCode::Invalid, Tr::tr("The budget must be 0 (no limit) or more."));
    YUYI_TRY(const auto judged, m_stores.runs().run(plan.run));
    const RunPlan plain = plainPlan(plan);
    YUYI_TRY(const auto endpoints, endpointsOf(m_stores, plain));
    const Endpoint &endpoint = endpoints.constFirst();
    YUYI_CHECK(checkRun(judged, endpoint));
    YUYI_TRY(const auto misses, missedReplies(m_stores, plan.run));
    if (misses.isEmpty()) {
        return failure(ErrorCode::Refused,
                       Tr::tr("The run of %1 has no reply without an answer that a model could read.").arg(modelTitle(judged)));
    }
    YUYI_TRY(const auto info, m_stores.project().info());
    YUYI_TRY(const auto items, m_stores.runs().itemsOf(judged.itemSet));
    YUYI_TRY(const auto set, m_stores.runs().itemSet(judged.itemSet));
    ResolvedPlan resolved;
    ChosenItems chosen;
    for (const ItemSetItem &item : items)
        chosen.items.append({item, {}, {}, 0});
    chosen.hash = set.hash;
    chosen.frozen = set.id;
    resolved.sets.append(chosen);
    PlannedRun planned;
    planned.endpoint = endpoint;
    planned.promptTemplate.configuration = extractionConfiguration(info.preset);
    planned.run = runOf(plain, endpoint);
    YUYI_CHECK(checkBudget(planned.run, endpoint.name));
    planned.run.kind = RunKind::Extractions;
    planned.run.judged = plan.run;
    planned.run.configuration = planned.promptTemplate.configuration.code;
    // Its slots are those of the run that it reads.
    planned.run.order = judged.order;
    planned.run.seed = judged.seed;
    planned.run.repeats = judged.repeats;
    resolved.runs.append(planned);
    return resolved;
}

Result<LaunchEstimate> ExtractionService::estimate(const ExtractionPlan &plan, Progress &progress)
{
    YUYI_CHECK(requireLead(m_stores, m_actor));
    YUYI_TRY(const auto resolved, resolve(plan));
    return estimateRuns(m_stores, m_folder, plainPlan(plan), resolved, progress);
}

Result<SentPrompt> ExtractionService::preview(const ExtractionPlan &plan)
{
    YUYI_CHECK(requireLead(m_stores, m_actor));
    YUYI_TRY(const auto resolved, resolve(plan));
    YUYI_TRY(const auto hidden, hiddenItems(m_stores, m_actor));
    QList<ItemSetItem> shown;
    for (const ChosenItem &chosen : resolved.sets.constFirst().items) {
        if (!hidden.hides(chosen.item.question, chosen.item.image))
            shown.append(chosen.item);
    }
    const PlannedRun &planned = resolved.runs.constFirst();
    RunMaterial material;
    material.run = planned.run;
    material.endpoint = planned.endpoint;
    material.promptTemplate = planned.promptTemplate;
    YUYI_CHECK(fillMaterial(m_stores, shown, material));
    const QList<RunSlot> all = material.allSlots();
    if (all.isEmpty()) {
        return failure(ErrorCode::Refused, Tr::tr("You still have to annotate or validate the items of these replies, or they are in a "
                                                  "calibration, so their texts stay hidden."));
    }
    return promptOf(material, all.constFirst(), m_folder);
}

Result<Run> ExtractionService::create(const ExtractionPlan &plan)
{
    Run made;
    YUYI_CHECK(m_stores.transaction([&]() -> Result<> {
        YUYI_CHECK(requireLead(m_stores, m_actor));
        YUYI_TRY(const auto resolved, resolve(plan));
        YUYI_TRY(const auto stored, storeRuns(m_stores, plainPlan(plan), resolved, m_actor, m_clock, SameRuns::Found));
        made = stored.constFirst();
        // One that is done goes on with misses that came later.
        if (plan.budget && made.budget != *plan.budget)
            return changeBudget(m_stores, made, *plan.budget, m_actor);
        return {};
    }));
    return made;
}

Result<QList<ExtractionRun>> ExtractionService::runsFor(const RunId &run)
{
    YUYI_CHECK(requireResultsReader(m_stores, m_actor));
    YUYI_TRY(const auto all, m_stores.runs().runs(true, RunKind::Extractions));
    YUYI_TRY(const auto readings, missReadings(m_stores, run));
    QList<ExtractionRun> found;
    for (auto judge = all.crbegin(); judge != all.crend(); ++judge) {
        if (judge->judged != run)
            continue;
        ExtractionRun line;
        line.run = *judge;
        YUYI_TRY(const auto figures, m_stores.responses().figures(judge->id, Scorer::Strict));
        line.errors = figures.blocked + figures.badRequest + figures.account + figures.transient;
        line.asked = figures.answered + line.errors;
        for (const MissReading &reading : readings) {
            if (reading.by.id != judge->id || !reading.counts())
                continue;
            ++(reading.score()->result == ResponseResult::Miss ? line.none : line.read);
        }
        found.append(line);
    }
    return found;
}

} // namespace yuyi
