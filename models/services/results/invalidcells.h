// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace yuyi {

struct ResultsData;
struct ResultsTable;

/// @brief Marks the cells of runs whose replies measure nothing; see noResultOf(). Not for tables of outcomes: their shares say that there
/// is nothing else to read. Pure.
void markNoResults(const ResultsData &data, ResultsTable &table);

} // namespace yuyi
