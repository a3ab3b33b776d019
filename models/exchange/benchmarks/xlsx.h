// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/exchange/benchmarks/writers.h"

namespace yuyi {

/// Writes one workbook with a row for each item. Returns notes for the user.
Result<QStringList> writeXlsx(const WriteJob &job, PartFile &file);

} // namespace yuyi
