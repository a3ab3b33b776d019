// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/packages/mergerole.h"

namespace yuyi {

/// Returns what merges the work of participants of a study.
std::unique_ptr<MergeRole> trialMerge(const MergeContext &context);

} // namespace yuyi
