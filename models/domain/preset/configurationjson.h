// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/json/json.h"
#include "models/domain/preset/preset.h"

namespace yuyi {

/// The JSON form of a configuration in presets and prompt versions. Missing members are empty; never throws.
Json toJson(const Configuration &configuration);
Configuration configurationFrom(const Json &json);

} // namespace yuyi
