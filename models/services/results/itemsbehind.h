// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/results/responseviewer.h"
#include "models/services/results/resultsservice.h"

namespace yuyi {

/// @brief The items that a cell of a table is based on. No value for baselines and for cells without a figure.
std::optional<ViewerQuery> itemsBehind(const ResultsData &data, const ResultsTable &table, const ResultsRow &row, int column);

} // namespace yuyi
