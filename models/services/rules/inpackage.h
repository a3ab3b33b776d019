// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/result.h"

namespace yuyi {

class Stores;

/// @brief Whether these stores belong to a work package. In a work package nothing is decided: gold, rounds, stages and
/// discussions follow from the work only when the package is merged into the project, by the same rules.
Result<bool> inPackage(Stores &stores);
/// Returns Refused in a work package; for actions that are possible only in the project.
Result<> requireProject(Stores &stores);

} // namespace yuyi
