// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/progress.h"
#include "models/domain/result.h"
#include "models/exchange/benchmarks/exchangeset.h"

namespace yuyi {

/// @brief Writes a set to `target`. The export is first written to a temporary .part file or folder and renamed when it is
/// complete; on failure or cancellation nothing is left. `progress` counts items and, in folder formats, also pictures.
///
/// Folder formats create a folder with one file per split, named after the split, and the images under their paths. Imported
/// items without a new split go to a file of the imported name; other items without a split go to "all".
/// Errors: Refused (`target` exists and is not empty, `target`.part was not made by Yuyi, nothing to write), NotFound (names the
/// image whose file is missing), Invalid (names an item that the format cannot hold), Environment, Cancelled.
Result<ExportReport> exportItems(const ExportSet &set, ExportFormat format, const QString &target, Progress &progress);

} // namespace yuyi
