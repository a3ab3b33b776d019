// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/asking.h"
#include "app/cli/command.h"

namespace yuyi::cli {

/// The options of `run`.
QList<Option> runOptions();

/// The endpoints given by --endpoint. Error: NotFound.
Result<QList<EndpointId>> endpointsNamed(const Arguments &arguments, Stores &stores, const PersonId &actor);

/// Says which option a subcommand of `describe` would not read; empty if there is none.
QString unreadOption(const Arguments &arguments, const QString &action, const QList<Option> &options);

/// Gives --budget to runs that are continued; does nothing without the option.
Result<> setBudgets(const Arguments &arguments, OpenProject &project, const QList<Asked> &runs);

/// The plan described by the options. Errors: Invalid and NotFound; their sentences list the possible values.
Result<RunPlan> planFromOptions(const Arguments &arguments, Stores &stores, const PersonId &actor, const QString &folder);

/// The same without configurations: numbers, endpoints (Invalid if none is given), filter and set.
Result<RunPlan> plainPlanFromOptions(const Arguments &arguments, Stores &stores, const PersonId &actor);

/// Existing runs: those given by --run, or all unfinished ones (when retrying errors: all that contain errors), narrowed
/// by --endpoint and --config.
Result<QList<RunId>> storedRuns(const Arguments &arguments, Stores &stores, const PersonId &actor, RunAsk ask);

} // namespace yuyi::cli
