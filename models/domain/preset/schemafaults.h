// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/json/json.h"
#include "models/domain/preset/presetfault.h"

#include <QList>

namespace yuyi {

/// @brief All values of a document that the JSON Schema of presets does not allow, in sentences for people. One place may occur several
/// times. Any thread; never throws.
QList<PresetFault> schemaFaults(const Json &document);

} // namespace yuyi
