// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/clock.h"
#include "models/domain/packages/package.h"
#include "models/domain/result.h"

namespace yuyi {

class Stores;

/// @brief Progress of the holder, read from a package's file; packageProgress() returns Refused in a project.
struct PackageProgress {
    Package package;
    int done = 0;  ///< entries submitted, answered, settled or coded
    int begun = 0; ///< drafts that were not submitted
};
Result<PackageProgress> packageProgress(Stores &package);
/// @brief Marks the package file as finished, or (`finished` false) as open again because the holder continued.
Result<> setPackageFinished(Stores &package, bool finished, const Clock &clock = systemClock());

} // namespace yuyi
