// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/statistics/measure.h"
#include "models/statistics/ratings.h"

#include <vector>

namespace yuyi {

/// Number of items with at least two ratings, by the given weights.
qint64 comparableItems(const CountTable &table, const Weights &weights);

/// @brief Observed agreement: the mean over items with two or more ratings of the share of pairs of raters that agree
/// (Fleiss 1971, P̄; for two raters the share of items on which they agree). NoPairs without such an item.
Measure percentAgreement(const CountTable &table, const Weights &weights);

/// @brief Share of items on which all raters agree, among the items rated by at least `raters` raters (≥ 2). With the total number
/// of raters, only items that all of them rated count. NoPairs if there is none.
Measure allRatersAgree(const CountTable &table, const Weights &weights, int raters);

/// Fleiss' κ with its parts.
struct FleissKappa {
    Measure value;
    Measure observed;            ///< P̄
    Measure expected;            ///< P̄e
    Measure z;                   ///< κ divided by its standard error under chance agreement (Fleiss, Nee & Landis 1979)
    std::vector<Measure> labels; ///< κ of each label against all others
};

/// @brief Fleiss' κ for the same number m ≥ 2 of ratings of each item (Fleiss 1971, Psychological Bulletin 76:378–382).
/// UnequalRatings if the numbers differ, OneLabel if all ratings are the same.
FleissKappa fleissKappa(const CountTable &table, const Weights &weights);

/// A coefficient (observed − expected) / (1 − expected) with its two parts.
struct ChanceCorrected {
    Measure value;
    Measure observed;
    Measure expected;
};

/// @brief Fleiss' κ for any number of ratings per item (Gwet 2014, Handbook of Inter-Rater Reliability, 4th ed.). Expected
/// agreement comes from the mean over items of each label's share; items with a single rating count only there.
ChanceCorrected fleissKappaGeneralised(const CountTable &table, const Weights &weights);

/// @brief Gwet's AC1 (Gwet 2008, British Journal of Mathematical and Statistical Psychology 61:29–48) for any number of ratings per
/// item, over all labels of the scale, used or not. It is 1 if all ratings are the same label; OneOffered for a scale of one label.
ChanceCorrected gwetAc1(const CountTable &table, const Weights &weights);

/// @brief Specific agreement of each label: Σ r(r−1) / Σ r(m−1), where r of an item's m ratings have that label (Cicchetti &
/// Feinstein 1990, Journal of Clinical Epidemiology 43:551–558); 2a/(2a+b+c) for two raters. LabelNotUsed if no rating has it.
std::vector<Measure> specificAgreement(const CountTable &table, const Weights &weights);

} // namespace yuyi
