// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/statistics/measure.h"
#include "models/statistics/ratings.h"

#include <vector>

namespace yuyi {

/// Level of measurement, which determines the distance between two labels.
enum class AlphaLevel {
    Nominal,
    Ordinal,
    Interval,
    Ratio
};

inline constexpr CodeTable<AlphaLevel, 4> codesOf(AlphaLevel)
{
    return {{{AlphaLevel::Nominal, u"nominal"},
             {AlphaLevel::Ordinal, u"ordinal"},
             {AlphaLevel::Interval, u"interval"},
             {AlphaLevel::Ratio, u"ratio"}}};
}

/// @brief Krippendorff's α for any number of raters with missing ratings (Krippendorff 2011, Computing Krippendorff's
/// Alpha-Reliability): 1 − observed / expected disagreement over items with two or more ratings. Ordinal distances depend on how
/// often the labels in between were given. `values`: the number of each label, required for Interval and Ratio. NoPairs without an
/// item with two ratings, OneLabel if all of them are the same.
Measure krippendorffAlpha(const CountTable &table, const Weights &weights, AlphaLevel level,
                          const std::vector<double> &values = {});

/// Krippendorff's α with custom squared distances: `distances[a · labels + b]`, symmetric, 0 on the diagonal.
Measure krippendorffAlpha(const CountTable &table, const Weights &weights, const std::vector<double> &distances);

} // namespace yuyi
