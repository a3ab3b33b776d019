// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace yuyi {

/// @brief The value with so many decimals, halves away from zero as people round: what is a half in the counts behind it is one here,
/// though the double is a trifle below it (502 of 800 is 62.8 per cent, not 62.7).
double roundedHalfUp(double value, int decimals);

/// A share as per cent with so many decimals: the one way to a figure that is shown or written.
double roundedPercent(double share, int decimals = 1);

} // namespace yuyi
