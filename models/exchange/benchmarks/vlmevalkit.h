// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/exchange/benchmarks/writers.h"

namespace yuyi {

/// @brief Writes the TSV of VLMEvalKit, with each picture in it once: later rows hold the index of the row that has it. Every dimension of
/// the preset has a column. Rows that were imported from such a table keep their index and what they say; their columns come first and
/// in their order. Returns notes for the user.
Result<QStringList> writeVlmEvalKit(const WriteJob &job, PartFile &file);

} // namespace yuyi
