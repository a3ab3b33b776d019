// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"
#include "app/cli/exit.h"

namespace yuyi::cli {

/// The statistics table of a project, as `stats` prints it.
Exit reportStatistics(Context &context, const OpenProject &project);

} // namespace yuyi::cli
