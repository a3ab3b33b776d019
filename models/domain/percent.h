// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace yuyi {

/// @brief Rounds to a number of decimals, halves away from zero. A value that is a half by its counts is treated as a half even
/// if the double is slightly below it (502 of 800 is 62.8 per cent, not 62.7).
double roundedHalfUp(double value, int decimals);

/// A share as a percentage with this number of decimals. Every percentage that is shown or written comes from here.
double roundedPercent(double share, int decimals = 1);

} // namespace yuyi
