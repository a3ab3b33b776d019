// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/preset/preset.h"
#include "models/domain/preset/presetfault.h"

#include <QList>

namespace yuyi {

/// @brief The faults of the questions about chains that a schema cannot express: unknown kinds and dimensions, a kind or a task twice,
/// kinds that do not take the options of their task, and stems without what they ask about. Part of meaningFaults().
QList<PresetFault> chainFaults(const Preset &preset);

} // namespace yuyi
