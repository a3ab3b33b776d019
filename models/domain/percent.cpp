// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/domain/percent.h"

#include <cmath>

namespace yuyi {

double roundedHalfUp(double value, int decimals)
{
    // Far above what doubles are off by, far below the distance of two shares of millions.
    constexpr double trifle = 1e-7;
    const double power = std::pow(10.0, decimals);
    const double size = std::floor(std::abs(value) * power + 0.5 + trifle) / power;
    return value < 0 && size > 0 ? -size : size;
}

double roundedPercent(double share, int decimals)
{
    return roundedHalfUp(share * 100, decimals);
}

} // namespace yuyi
