// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/exchange/benchmarks/writers.h"

namespace yuyi {

/// @brief Writes the TSV of VLMEvalKit, with each picture in it once: later rows hold the index of the row that has it. Every dimension of
/// the preset has a column. A row with several pictures, those of its stem before those of its options, has them as a list in Python's
/// form (vlmeval/dataset/image_base.py evaluates it), and the same list is there once. Then all rows also have the names under which
/// VLMEvalKit saves their pictures, in "image_path". In texts "<image 2>" is the place of the second picture. Rows that were imported
/// from such a table keep their index and what they say; their columns come first and in their order. Returns notes for the user.
Result<QStringList> writeVlmEvalKit(const WriteJob &job, PartFile &file);

} // namespace yuyi
