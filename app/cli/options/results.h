// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commandline.h"
#include "models/domain/preset/preset.h"
#include "models/domain/result.h"
#include "models/services/results/query.h"

namespace yuyi::cli {

/// The option `--by` of `results`, and `--metric` of commands that count replies.
commandline::Option byOption();
commandline::Option metricOption();

/// @brief Reads `--by`: dimensions of the preset and the split, or one of configuration, shots, outcome, size and (if the preset has
/// metrics) metric. Invalid names what it takes.
Result<> readBy(const QString &text, const Preset &preset, ResultsQuery &query);

/// What `--metric` says: the code of a metric of the preset; empty when it is not given. Invalid names them.
Result<QString> metricFrom(const commandline::Arguments &arguments, const Preset &preset);

/// Reads `--metric` into a query whose grouping is known; Invalid if the two do not go together.
Result<> readMetric(const commandline::Arguments &arguments, const Preset &preset, ResultsQuery &query);

/// The option `--table` of `results`.
commandline::Option tableOption();
/// Reads `--table`, a table of the preset, into a query; does nothing if it is not given. Invalid names the tables, and other options that
/// do not go with it.
Result<> readTable(const commandline::Arguments &arguments, const Preset &preset, ResultsQuery &query);

} // namespace yuyi::cli
