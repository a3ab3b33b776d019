// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/exchange/benchmarks/writers.h"

namespace yuyi {

/// @brief Writes tasks that lmms-eval runs with `--include_path FOLDER`: for each split a data file with one JSON object per line, and one
/// YAML file for each configuration of the preset that shows the image and has no examples; `utils.py` and `task.json` serve them all.
/// Every value of the data is a text, because readers of columns guess types: options, accepted answers and labels are JSON in a text.
/// Returns the names of the files; the caller writes pictures and extra files. Invalid: the preset has no such configuration.
Result<QStringList> writeLmmsEvalFiles(const WriteJob &job, PartFolder &folder);

/// What lmms-eval does otherwise than this program with the items of the set; sentences for the user.
QStringList lmmsEvalNotes(const ExportSet &set);

} // namespace yuyi
