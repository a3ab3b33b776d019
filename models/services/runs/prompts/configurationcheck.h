// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/preset/preset.h"
#include "models/domain/result.h"
#include "models/domain/runs/run.h"

namespace yuyi {

/// Most few-shot examples of a prompt.
inline constexpr int shotsAtMost = 16;

/// Checks a configuration that somebody wrote; Invalid names the first fault. See RunService::saveTemplate.
Result<> checkConfiguration(const Configuration &configuration, const Preset &preset);

} // namespace yuyi
