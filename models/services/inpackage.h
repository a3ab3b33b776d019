// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/result.h"

namespace yuyi {

class Stores;

/// @brief Whether these stores are a work package's. There nothing is decided: what it would take is at home, where the same work
/// goes through the same rules when the package is merged. Asked wherever work leads on to gold, rounds, stages or discussions.
Result<bool> inPackage(Stores &stores);
/// Refused with a sentence in a work package, for what can only be done at home.
Result<> requireHome(Stores &stores);

} // namespace yuyi
