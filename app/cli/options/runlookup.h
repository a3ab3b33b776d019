// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"
#include "models/domain/runs/run.h"

namespace yuyi::cli {

/// @brief Finds a run by its id, by the first 4 or more characters of its id, or by "MODEL/CONFIGURATION". If several runs match
/// MODEL/CONFIGURATION, the newest is returned, a hidden one only if all are hidden; an ambiguous id prefix is Invalid. NotFound lists
/// the existing runs.
Result<Run> findRun(OpenProject &project, const QString &word);

} // namespace yuyi::cli
