// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/preset/preset.h"
#include "models/domain/preset/presetfault.h"

#include <QList>

namespace yuyi {

/// @brief The faults of groups, metrics, facts, templates, sheets and pools that a schema cannot express, and of the rules by which worked
/// examples are chosen: codes that occur twice, and what is named and not there. Part of meaningFaults().
QList<PresetFault> composingFaults(const Preset &preset);

} // namespace yuyi
