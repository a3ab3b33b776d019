// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/results/cells.h"

namespace yuyi {

/// @file The columns of a table, by what its query asks for.

/// All questions together.
ResultsColumn overallColumn();
/// Overall, then the labels of the query's dimensions.
QList<ResultsColumn> labelColumns(const ResultsData &data, const ResultsQuery &query);
/// In the preset's order, own ones by code after them.
QList<ResultsColumn> configurationColumns(const ResultsData &data, const QList<RunReading> &readings);
/// One for each number of few-shot examples.
QList<ResultsColumn> shotColumns(const QList<RunReading> &readings);
/// The metrics of the preset.
QList<ResultsColumn> metricColumns(const ResultsData &data);
/// Correct, incorrect, miss, error.
QList<ResultsColumn> outcomeColumns();

} // namespace yuyi
