// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"
#include "models/services/runs/runner/live.h"
#include "models/services/runs/runservice.h"

namespace yuyi::cli {

/// The options of `run`.
QList<Option> runOptions();

/// The plan described by the options. Errors: Invalid and NotFound; their sentences list the possible values.
Result<RunPlan> planFromOptions(const Arguments &arguments, Stores &stores, const PersonId &actor, const QString &folder);

/// The same without configurations: numbers, endpoints (Invalid if none is given), filter and set.
Result<RunPlan> plainPlanFromOptions(const Arguments &arguments, Stores &stores, const PersonId &actor);

/// Existing runs: those given by --run, or all unfinished ones (when retrying errors: all that contain errors), narrowed
/// by --endpoint and --config.
Result<QList<RunId>> storedRuns(const Arguments &arguments, Stores &stores, const PersonId &actor, RunAsk ask);

} // namespace yuyi::cli
