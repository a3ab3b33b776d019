// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/ids.h"
#include "models/domain/preset/preset.h"
#include "models/domain/result.h"

#include <QHash>

namespace yuyi {

class Stores;

/// @brief Of each object, the image about which questions are asked, for all images that show it: the seed of the preset draws one of its
/// views that is not discarded (ComBo asks about one view of each object). Images without an object are not among them. Thread of the
/// stores.
Result<QHash<ImageId, ImageId>> chosenViews(Stores &stores, const Preset &preset);

} // namespace yuyi
