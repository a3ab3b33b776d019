// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/runservice.h"

namespace yuyi {

struct RunMaterial;

/// One run of a plan, not yet stored.
struct PlannedRun {
    Run run;                     ///< without ids of item set and template
    Endpoint endpoint;
    PromptTemplate promptTemplate;   ///< `id` null: not yet stored
    int set = 0;                 ///< index in `ResolvedPlan::sets`
};

/// @brief A plan with everything it names found.
struct ResolvedPlan {
    QList<ChosenItems> sets;     ///< distinct lists of items
    QList<PlannedRun> runs;      ///< by endpoint, then configuration
    QStringList notes;
};

/// Configurations of preset and project with their versions; of none is said which examples are missing.
Result<QList<OfferedConfiguration>> listedConfigurations(Stores &stores);
/// The same with the examples that are missing.
Result<QList<OfferedConfiguration>> offeredConfigurations(Stores &stores, const QList<ItemSetItem> &everything);

/// Those of the plan that are in use, in its order. Refused for a removed one.
Result<QList<Endpoint>> endpointsOf(Stores &stores, const RunPlan &plan);
/// A run of this endpoint as the plan wants it: model, pictures, parameters, budget, prices.
Run runOf(const RunPlan &plan, const Endpoint &endpoint);
/// A sentence for each endpoint that is sent no pictures although the configuration has them.
QStringList withoutPictures(const QList<PlannedRun> &runs);

/// Invalid: the plan by itself; NotFound: what it names is not there; Refused: no items.
Result<ResolvedPlan> resolvePlan(Stores &stores, const RunPlan &plan);

/// A name for a new frozen set.
QString nameForSet(const RunPlan &plan, int items, const QList<ItemSet> &others);

/// What a resolved plan would send; see RunService::estimate.
Result<LaunchEstimate> estimateRuns(Stores &stores, const QString &folder, const RunPlan &plan, const ResolvedPlan &resolved,
                                    Progress &progress);
/// Freezes items and prompts and stores the runs; see RunService::create. Within a transaction.
Result<QList<Run>> storeRuns(Stores &stores, const RunPlan &plan, const ResolvedPlan &resolved, const PersonId &actor,
                             const Clock &clock, SameRuns same);
/// Runs that are done and have asked what the resolved plan would ask; see RunService::alreadyDone.
Result<QList<Run>> doneRuns(Stores &stores, const ResolvedPlan &resolved);
/// The prompt of one item as a run that may not be stored yet would send it.
Result<SentPrompt> previewOf(Stores &stores, const QString &folder, const PlannedRun &planned, const ItemSetItem &item,
                             int rotation = 0);

/// The prompt of a request with its pictures. Errors: those of prepareRequest.
Result<SentPrompt> promptOf(const RunMaterial &material, const RunSlot &slot, const QString &folder);

} // namespace yuyi
