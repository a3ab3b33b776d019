// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/progress.h"
#include "models/domain/result.h"
#include "models/exchange/exchangeset.h"

namespace yuyi {

/// @brief Writes a set. Everything goes to `target`.part first and gets its name when it is complete; on failure or cancel
/// nothing is left. Steps of `progress`: items, and in folder formats pictures.
///
/// Folder formats make a folder with one file per split (named after the split; imported items without a new split go back to a
/// file of the imported name) and the images under their paths. Items without split go to "all".
/// Errors: Refused (`target` exists and is not empty, foreign `target`.part, nothing to write), NotFound (an image's file, named),
/// Invalid (an item that the format cannot hold, named), Environment, Cancelled.
Result<ExportReport> exportItems(const ExportSet &set, ExportFormat format, const QString &target, Progress &progress);

} // namespace yuyi
