// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/json/json.h"
#include "models/domain/preset/preset.h"
#include "models/domain/preset/presetfault.h"

#include <QList>

namespace yuyi {

/// @brief The faults that a schema cannot express: duplicate codes, clashing keys, unknown prompt placeholders, missing dimensions.
/// `preset` is what presetOf() reads from the document, which may have faults of form.
QList<PresetFault> meaningFaults(const Preset &preset, const Json &document);

} // namespace yuyi
