// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/exchange/benchmarks/writers.h"

namespace yuyi {

/// Writes the TSV of VLMEvalKit, with the pictures in it. Returns notes for the user.
Result<QStringList> writeVlmEvalKit(const WriteJob &job, PartFile &file);

} // namespace yuyi
