// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace yuyi {

struct PrintFigure;

/// The value axis of a printed figure.
struct PrintAxis {
    double low = 0;
    double high = 1;
    double step = 1;

    /// Where a value lies on the axis; 0: its start, 1: its end.
    double shareOf(double value) const { return (value - low) / (high - low); }
    /// The end of a loop over all ticks, beyond rounding.
    double pastHigh() const { return high + step * 1e-6; }
    /// Whether a tick stands for nought, beyond rounding.
    bool isNought(double tick) const;
};

/// The axis that the figure asks for, or else one that holds all of its values. In figures of intervals it reaches as far in
/// both directions.
PrintAxis axisOf(const PrintFigure &figure);
/// A round distance of ticks (1, 2 or 5 × 10ⁿ) for an axis of this length.
double roundTick(double span);

} // namespace yuyi
