// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/images/image.h"
#include "models/domain/result.h"
#include "models/stores/stores.h"

namespace yuyi {

/// @brief Derives the stage of an image from its records (decisions in force, annotations, gold, release), stores it if it
/// differs, and returns it. Call it within a transaction.
Result<Stage> refreshStage(Stores &stores, const ImageId &image, const PersonId &actor);

} // namespace yuyi
