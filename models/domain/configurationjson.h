// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/json.h"
#include "models/domain/preset.h"

namespace yuyi {

/// @brief A configuration as presets and versions of prompts write it. Missing members are empty; never throws.
Json toJson(const Configuration &configuration);
Configuration configurationFrom(const Json &json);

} // namespace yuyi
