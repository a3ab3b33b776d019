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

/// Configurations of preset and project with their versions.
Result<QList<OfferedConfiguration>> offeredConfigurations(Stores &stores, const QList<ItemSetItem> &everything);

/// Invalid: the plan by itself; NotFound: what it names is not there; Refused: no items.
Result<ResolvedPlan> resolvePlan(Stores &stores, const RunPlan &plan);

/// A name for a new frozen set.
QString nameForSet(const RunPlan &plan, int items, const QList<ItemSet> &others);

/// The prompt of a request with its pictures. Errors: those of prepareRequest.
Result<SentPrompt> promptOf(const RunMaterial &material, const RunSlot &slot, const QString &folder);

} // namespace yuyi
