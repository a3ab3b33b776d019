// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/exchange/benchmarks/writers.h"

namespace yuyi {

/// @file Folder formats: these write the data files and return their names. The caller writes pictures and extra files.

Result<QStringList> writeCiiBenchFiles(const WriteJob &job, PartFolder &folder);
Result<QStringList> writeCiiFlatFiles(const WriteJob &job, PartFolder &folder);
Result<QStringList> writeIiBenchFiles(const WriteJob &job, PartFolder &folder);
/// If `beside`, the pictures are in the folder of the data file and the field `file_name` holds their relative path.
Result<QStringList> writeJsonlFiles(const WriteJob &job, PartFolder &folder, bool beside);

} // namespace yuyi
