// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/statistics/measure.h"
#include "models/statistics/ratings.h"

#include <vector>

namespace yuyi {

/// What the distance between two labels means.
enum class AlphaLevel { Nominal, Ordinal, Interval, Ratio };

inline constexpr CodeTable<AlphaLevel, 4> codesOf(AlphaLevel)
{
    return {{{AlphaLevel::Nominal, u"nominal"}, {AlphaLevel::Ordinal, u"ordinal"}, {AlphaLevel::Interval, u"interval"},
             {AlphaLevel::Ratio, u"ratio"}}};
}

/// @brief Krippendorff's α for any number of raters and missing ratings (Krippendorff 2011, Computing Krippendorff's
/// Alpha-Reliability): 1 − observed over expected disagreement, of items with two or more ratings. Ordinal distances go by
/// how often the labels between were given. `values`: the number each label stands for, needed for Interval and Ratio.
/// NoPairs without an item of two ratings, OneLabel where all of them are the same.
Measure krippendorffAlpha(const CountTable &table, const Weights &weights, AlphaLevel level,
                          const std::vector<double> &values = {});

/// @brief α with squared distances of one's own: `distances[a · labels + b]`, symmetric, 0 on the diagonal.
Measure krippendorffAlpha(const CountTable &table, const Weights &weights, const std::vector<double> &distances);

} // namespace yuyi
