// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/packages/mergerole.h"

namespace yuyi {

/// Returns what merges the work of validators.
std::unique_ptr<MergeRole> voteMerge(const MergeContext &context);

} // namespace yuyi
