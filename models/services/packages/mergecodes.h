// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/packages/mergerole.h"

namespace yuyi {

/// Returns what merges the work of experts.
std::unique_ptr<MergeRole> codeMerge(const MergeContext &context);

} // namespace yuyi
