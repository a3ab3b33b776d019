// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"
#include "app/cli/exit.h"
#include "models/imaging/print/printfigure.h"
#include "models/services/results/export.h"
#include "models/services/results/query.h"

namespace yuyi::cli {

/// Invalid if options of `results` do not go together: some need --against, others cannot be used with it.
Result<> fitsAcross(const Arguments &arguments);

/// Compares the project with the one that --against names; `query` is that of the first.
Exit reportAcross(Context &context, OpenProject &project, const ResultsQuery &query, TableFormat format, const PrintSize &size);

} // namespace yuyi::cli
