// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/preset/preset.h"
#include "models/domain/result.h"
#include "models/services/results/query.h"

namespace yuyi {

struct ResultsTable;

/// @brief What a table of the preset asks for; runs, scorer and items are left as they are by default. Pure. Invalid: its filter cannot be
/// read, or its metric does not go with its dimensions.
Result<ResultsQuery> tableQuery(const TableForm &form, const Preset &preset);

/// Removes the rows beside the models for which the query does not ask.
void removeOtherBaselines(ResultsTable &table);

/// Removes the columns in which no row counts anything, but for that of all questions.
void removeEmptyColumns(ResultsTable &table);

} // namespace yuyi
