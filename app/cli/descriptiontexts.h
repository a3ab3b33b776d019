// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/json/json.h"
#include "models/services/descriptions/descriptionservice.h"
#include "models/services/descriptions/report.h"
#include "models/services/descriptions/table.h"

namespace yuyi::cli {

/// The prompt as it is sent; an image is named by its type and size.
QString promptText(const SentPrompt &prompt);

/// The mean scores of a run, by scorer and label, and how well its scorers agree.
QString descriptionReportText(const DescriptionReport &data);

/// The rows of the table, one figure per line.
QString descriptionRowsText(const DescriptionTable &table);

Json descriptionRunsJson(const QList<DescriptionRun> &runs);
/// Lists the runs and their judges, one in a line. Without a run it says how to start one.
QString descriptionRunsText(const QList<DescriptionRun> &runs);

} // namespace yuyi::cli
