// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/statistics/measure.h"

#include <vector>

namespace yuyi {

/// Two scores of the same object on one numeric scale.
struct ScorePair {
    double first = 0;
    double second = 0;
};

/// Agreement of two scorers.
struct ScoreAgreement {
    int n = 0;
    Measure exact = undefined(Undefined::NoPairs);                  ///< share of equal pairs, see scoreAgreement
    Measure withinOne = undefined(Undefined::NoPairs);              ///< share of pairs that differ by at most one
    MeasuredInterval exactInterval = undefined(Undefined::NoPairs); ///< Wilson's
    MeasuredInterval withinOneInterval = undefined(Undefined::NoPairs);
    Measure linear = undefined(Undefined::NoPairs); ///< weighted κ
    Measure quadratic = undefined(Undefined::NoPairs);
    Measure spearman = undefined(Undefined::NoPairs);
    Measure difference = undefined(Undefined::NoPairs); ///< mean of first − second
};

/// @brief Agreement of two scorers. `tolerance`: pairs that differ by less count as equal; with 0, only equal scores do (use 0.5 if
/// one side is a mean or median, which is rarely a point of the scale). Weighted κ (Cohen 1968, Psychological Bulletin 70:213–220)
/// uses the distance of the scores, |a − b| or (a − b)². This equals κ over the full scale, because scaling all weights changes
/// nothing. OneLabel if both gave the same single score to everything. Spearman's ρ (1904, American Journal of Psychology
/// 15:72–101) is Pearson's r of the mid-ranks; OneObservation for one pair, AllTied if one side never varies.
ScoreAgreement scoreAgreement(const std::vector<ScorePair> &pairs, double tolerance = 0);

} // namespace yuyi
