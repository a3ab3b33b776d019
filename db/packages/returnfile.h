// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/result.h"
#include "models/stores/returnedpackage.h"

namespace yuyi {

/// @brief Implements `ProjectHost::openReturn`. The private copy is in the cache folder, readable only by this user, and is removed with
/// the last reference to `ReturnedPackage::stores`. Blocks while the file is copied and read: never call it in the GUI thread.
Result<ReturnedPackage> openReturnFile(const QString &file);

} // namespace yuyi
