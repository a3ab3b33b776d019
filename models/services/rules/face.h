// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/project/face.h"
#include "models/domain/result.h"

namespace yuyi {

class Stores;

/// What these stores show of their project.
Result<Face> faceOf(Stores &stores);
/// @brief Whether these stores belong to a work package or a desk. Nothing is decided there. Gold, rounds, stages and discussions are
/// derived from the work at home, by the same rules: when the package is merged, or by the steward.
Result<bool> isAway(Stores &stores);
/// Returns Refused in a work package and at a desk; for actions that are possible only in the project.
Result<> requireProject(Stores &stores);

} // namespace yuyi
