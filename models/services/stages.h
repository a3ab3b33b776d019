// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/image.h"
#include "models/domain/result.h"
#include "models/stores/stores.h"

namespace yuyi {

/// @brief Derives the stage of an image from what is recorded about it (decisions in force, annotations, gold, release) and
/// stores it when it differs. Only within a transaction. Returns the stage.
Result<Stage> refreshStage(Stores &stores, const ImageId &image, const PersonId &actor);

} // namespace yuyi
