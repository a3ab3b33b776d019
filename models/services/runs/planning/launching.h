// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/clock.h"
#include "models/services/runs/planning/plan.h"

namespace yuyi {

/// Freezes items and prompts and stores the runs; see RunService::create. Call it within a transaction.
Result<QList<Run>> storeRuns(Stores &stores, const RunPlan &plan, const ResolvedPlan &resolved, const PersonId &actor,
                             const Clock &clock, SameRuns same);
/// Returns finished runs that asked what the resolved plan would ask; see RunService::alreadyDone.
Result<QList<Run>> doneRuns(Stores &stores, const ResolvedPlan &resolved);

} // namespace yuyi
