// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/statistics/measure.h"
#include "models/statistics/ratings.h"

#include <vector>

namespace yuyi {

/// How much a difference of several steps on the scale counts.
enum class KappaWeights { Unweighted, Linear, Quadratic };

inline constexpr CodeTable<KappaWeights, 3> codesOf(KappaWeights)
{
    return {{{KappaWeights::Unweighted, u"unweighted"}, {KappaWeights::Linear, u"linear"},
             {KappaWeights::Quadratic, u"quadratic"}}};
}

/// Cohen's κ of two raters.
struct CohenKappa {
    Measure value;
    Measure standardError;
    MeasuredInterval interval;   ///< value ± z · standard error
    qint64 items = 0;            ///< rated by both
};

/// @brief Cohen's κ (Cohen 1960, Educational and Psychological Measurement 20:37–46; weighted: Cohen 1968, Psychological
/// Bulletin 70:213–220) from a square table of counts, row by row of the first rater's label, over the full scale: weights
/// go by the positions of labels, used or not. Standard error: Fleiss, Cohen & Everitt 1969, Psychological Bulletin
/// 72:323–327. NoPairs without an item, OneLabel where both gave one and the same label throughout.
CohenKappa cohenKappa(const std::vector<qint64> &counts, int labels, KappaWeights weights, double level = 0.95);

/// A mean over pairs of raters.
struct LightKappa {
    Measure value;
    int pairs = 0;               ///< that share an item
    /// Mean over those pairs that have a value: for resamples, in which now and then one pair is left with a single label.
    Measure ofDefined = undefined(Undefined::NoPairs);
};

/// @brief Light's κ: the plain mean of Cohen's κ over all pairs of raters that share an item (Light 1971, Psychological
/// Bulletin 76:365–377). UndefinedPair when one of them has no value (leaving it out would hide agreement), NoPairs when
/// no two share an item.
LightKappa lightKappa(const PairTable &table, const Weights &weights, KappaWeights kappaWeights = KappaWeights::Unweighted);

} // namespace yuyi
