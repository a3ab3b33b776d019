// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"
#include "models/domain/run.h"

namespace yuyi::cli {

/// @brief The run that a word on the command line means: its id, the beginning of one (4 characters or more), or "MODEL/CONFIGURATION".
/// Of several that fit, the newest by model and configuration; the beginning of an id must fit one alone. NotFound lists
/// the runs there are.
Result<Run> findRun(OpenProject &project, const QString &word);

} // namespace yuyi::cli
