// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/statistics/measure.h"

#include <QtGlobal>

#include <vector>

namespace yuyi {

/// Upper limit of the population and of the sample, which keeps their product exact.
inline constexpr qint64 mostInStratum = 2'000'000'000;

/// @brief Distributes a sample of n over strata in proportion to their counts by the largest remainder method (Hamilton, Hare), in
/// integers: n · count div total each, the rest by remainder. Ties go to the larger stratum, then to the earlier. No stratum gives
/// more than it has. NoObservations for an empty population, MoreThanThereIs if n exceeds it.
tl::expected<std::vector<qint64>, Undefined> largestRemainder(const std::vector<qint64> &counts, qint64 n);

} // namespace yuyi
