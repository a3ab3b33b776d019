// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/preset/preset.h"
#include "models/domain/runs/run.h"

namespace yuyi {

/// @name How tables group items
/// What is grouped are items as item sets have frozen them.
/// @{
/// @brief Puts the split of an item, if it has one, among its labels, under `splitDimension`. Leaves the item alone if the preset has a
/// dimension of this name.
void labelSplit(ItemSetItem &item, const Preset &preset);
/// @brief The project's preset as items with these labels are grouped: forItems(), with the values that open dimensions have among them
/// (see withValuesOf()), and with the splits as the last dimension unless all items are in the same one. `labels`: of each item once, with
/// its split as labelSplit() puts it there.
Preset groupedPreset(const Preset &preset, const QList<Labels> &labels);
/// @}

} // namespace yuyi
