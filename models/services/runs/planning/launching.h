// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/clock.h"
#include "models/services/runs/planning/plan.h"

namespace yuyi {

/// Freezes items and prompts and stores the runs; see RunService::create. Call it within a transaction.
Result<QList<Run>> storeRuns(Stores &stores, const RunPlan &plan, const ResolvedPlan &resolved, const PersonId &actor,
                             const Clock &clock, SameRuns same);
/// Returns stored runs that ask what the resolved plan would ask; see RunService::alreadyThere.
Result<QList<Run>> sameRuns(Stores &stores, const ResolvedPlan &resolved);
/// Returns those of them that are finished; see RunService::alreadyDone.
Result<QList<Run>> doneRuns(Stores &stores, const ResolvedPlan &resolved);
/// @brief Returns for each planned run the budget that it has where the plan sets none: that of the run that goes on in its place, else 0.
Result<QList<double>> keptBudgets(Stores &stores, const ResolvedPlan &resolved);
/// Sets and stores the budget of a run. Invalid: the run has no prices. Call it within a transaction.
Result<> changeBudget(Stores &stores, Run &run, double budget, const PersonId &actor);

} // namespace yuyi
