// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/result.h"
#include "models/exchange/benchmarks/exportplan.h"

namespace yuyi {

/// @brief The plan of an export in the form of MARVEL: the five questions of each puzzle one after another, imported puzzles first and with
/// their ids, new ones with the next free numbers; and the pictures of puzzles and panels. A puzzle is shown by the first picture of its
/// question about the pattern. NotFound: a picture is not in the set. Invalid: an image lacks one of the five questions. The set must
/// outlive the plan.
Result<ExportPlan> planMarvel(const ExportSet &set);

} // namespace yuyi
