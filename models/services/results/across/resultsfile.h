// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/results/across/side.h"

namespace yuyi {

/// @brief Reads a table of results that this program wrote: the JSON of `yuyi-cli results --json`, or the CSV of a results table
/// (the content decides which). Takes the overall figures and those by labels. Invalid for other files, with a sentence that names the
/// file; Refused if it has no overall figures, counts only a part of the items (ResultsQuery::where), or is larger than 64 MB. Any thread;
/// blocks.
Result<ResultsSide> readResultsFile(const QString &path);

} // namespace yuyi
