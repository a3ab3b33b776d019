// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"
#include "models/services/runlive.h"
#include "models/services/runservice.h"

namespace yuyi::cli {

/// The options of `run`.
QList<Option> runOptions();

/// The plan from the options. Errors: Invalid and NotFound; their sentences list the possible values.
Result<RunPlan> planFromOptions(const Arguments &arguments, Stores &stores, const PersonId &actor, const QString &folder);

/// The same without configurations: numbers, endpoints (Invalid where none is named), filter and set.
Result<RunPlan> plainPlanFromOptions(const Arguments &arguments, Stores &stores, const PersonId &actor);

/// @brief Runs that are there: those of --run, or all that have not ended (`errors`: that hold errors), narrowed by --endpoint and
/// --config.
Result<QList<RunId>> storedRuns(const Arguments &arguments, Stores &stores, const PersonId &actor, RunAsk ask);

} // namespace yuyi::cli
