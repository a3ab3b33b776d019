// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/responseviewer.h"
#include "models/services/resultsservice.h"

namespace yuyi {

/// @brief Which items a cell of a table rests on. Nothing for baselines and for cells without a figure.
std::optional<ViewerQuery> itemsBehind(const ResultsData &data, const ResultsTable &table, const ResultsRow &row, int column);

/// Items to which every run gives a final reply.
QList<QuestionVersionId> commonItems(const ResultsData &data, const QList<RunId> &runs, bool withExamples);

} // namespace yuyi
