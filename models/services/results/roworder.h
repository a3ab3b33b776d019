// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/results/table.h"

namespace yuyi {

/// Sorts the rows of a table by section, then the best first; by size the smallest model first, those of unknown size last and models of
/// one size the best first.
void sortRows(QList<ResultsRow> &rows, ResultsBy by);

} // namespace yuyi
