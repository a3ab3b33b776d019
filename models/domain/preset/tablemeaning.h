// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/preset/preset.h"
#include "models/domain/preset/presetfault.h"

#include <QList>

namespace yuyi {

/// @brief The faults of the tables of results that a schema cannot express: codes that occur twice, unknown dimensions, configurations and
/// metrics, conditions that cannot be read, and members that the columns of the table make no use of. Part of meaningFaults().
QList<PresetFault> tableFaults(const Preset &preset);

} // namespace yuyi
