// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/statistics/measure.h"
#include "models/statistics/ratings.h"

#include <vector>

namespace yuyi {

/// Weight of a disagreement by its distance on the scale.
enum class KappaWeights {
    Unweighted,
    Linear,
    Quadratic
};

inline constexpr CodeTable<KappaWeights, 3> codesOf(KappaWeights)
{
    return {{{KappaWeights::Unweighted, u"unweighted"},
             {KappaWeights::Linear, u"linear"},
             {KappaWeights::Quadratic, u"quadratic"}}};
}

/// Cohen's κ of two raters.
struct CohenKappa {
    Measure value;
    Measure standardError;
    MeasuredInterval interval; ///< value ± z · standard error
    qint64 items = 0;          ///< rated by both
};

/// @brief Cohen's κ (Cohen 1960, Educational and Psychological Measurement 20:37–46; weighted: Cohen 1968, Psychological Bulletin
/// 70:213–220) from a square table of counts, row by row of the first rater's label. Weights depend on the positions of the labels
/// on the full scale, used or not. Standard error: Fleiss, Cohen & Everitt 1969, Psychological Bulletin 72:323–327. NoPairs without
/// an item, OneLabel if both raters gave the same single label to every item.
CohenKappa cohenKappa(const std::vector<qint64> &counts, int labels, KappaWeights weights, double level = 0.95);

/// A mean over pairs of raters.
struct LightKappa {
    Measure value;
    int pairs = 0; ///< pairs that share an item
    /// Mean over the pairs with a value. For resamples, in which a pair occasionally has a single label.
    Measure ofDefined = undefined(Undefined::NoPairs);
};

/// @brief Light's κ: the unweighted mean of Cohen's κ over all pairs of raters that share an item (Light 1971, Psychological Bulletin
/// 76:365–377). UndefinedPair if one of them has no value (leaving it out would hide agreement), NoPairs if no pair shares an item.
LightKappa lightKappa(const PairTable &table, const Weights &weights, KappaWeights kappaWeights = KappaWeights::Unweighted);

} // namespace yuyi
