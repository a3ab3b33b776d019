// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/json/json.h"
#include "models/domain/preset/preset.h"

#include <optional>

namespace yuyi {

/// @brief Reads the members of a preset without checking what they say; `source` stays empty. No value if the document has too little of
/// the form of a preset to be read. Never throws.
std::optional<Preset> presetOf(const Json &document);

} // namespace yuyi
