// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace yuyi {

/// @brief The value rounded to a number of decimals, halves away from zero. A half in the underlying counts is treated as one,
/// though the double is a trifle below it (502 of 800 is 62.8 per cent, not 62.7).
double roundedHalfUp(double value, int decimals);

/// A share as per cent with so many decimals: the one way to a figure that is shown or written.
double roundedPercent(double share, int decimals = 1);

} // namespace yuyi
