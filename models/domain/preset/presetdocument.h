// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/json/json.h"
#include "models/domain/preset/preset.h"
#include "models/domain/preset/presetfault.h"

#include <QByteArray>
#include <QList>

#include <optional>

namespace yuyi {

/// @brief All faults of a preset, at most one at each place, in the order of its forms: those of form (schemaFaults) before those of
/// meaning. Empty: it can be used. This is the one check of presets.
QList<PresetFault> presetFaults(const Json &document);

/// A preset to begin with: reasons to discard, a prompt and a split, but no names and no labels. It has faults until these are written.
Json starterPreset();

/// The text of a preset file: members in the order of the schema, indented by two spaces, with a line break at the end.
QByteArray presetText(const Json &document);

/// @brief The preset as far as it is written, to show what its forms will be: what has a fault is left out. No value if that says too
/// little of the questions. `source` is empty.
std::optional<Preset> previewOf(const Json &document);

} // namespace yuyi
