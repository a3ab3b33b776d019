// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/statistics/measure.h"

#include <QtGlobal>

#include <vector>

namespace yuyi {

/// Largest count and largest sample: their product stays exact.
inline constexpr qint64 mostInStratum = 2'000'000'000;

/// @brief A sample of n spread over strata in proportion to their counts by the largest remainder (Hamilton, Hare), in whole
/// numbers: n·count div total each, the rest by remainder, ties to the larger stratum and then to the earlier. No stratum gives more than
/// it has. NoObservations for an empty population, MoreThanThereIs for n above it.
tl::expected<std::vector<qint64>, Undefined> largestRemainder(const std::vector<qint64> &counts, qint64 n);

} // namespace yuyi
