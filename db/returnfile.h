// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/result.h"
#include "models/stores/returnedpackage.h"

namespace yuyi {

/// @brief What `ProjectHost::openReturn` does. The private copy lies in the cache folder, readable by this user alone, and goes
/// with the last reference to `ReturnedPackage::stores`. Blocks for as long as it takes to copy and read the file: never in the
/// window's thread.
Result<ReturnedPackage> openReturnFile(const QString &file);

} // namespace yuyi
