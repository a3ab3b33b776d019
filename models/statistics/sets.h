// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/statistics/measure.h"
#include "models/statistics/ratings.h"

#include <vector>

namespace yuyi {

/// Labels of a dimension that takes several: numbers from 0, ascending, without duplicates.
using LabelSet = std::vector<int>;

enum class SetDistance {
    Jaccard,
    Masi
};

/// @brief Distance of two sets, 0…1. Jaccard: 1 − |A∩B| / |A∪B|. MASI: 1 − |A∩B| / |A∪B| · M, with M = 1 for equal sets, 2/3 if
/// one contains the other, 1/3 if they overlap, 0 otherwise (Passonneau 2006, LREC; exact thirds). 0 for two empty sets; 1 if one is empty.
double setDistance(const LabelSet &a, const LabelSet &b, SetDistance kind);

/// One rater's set for one item.
struct SetRating {
    int rater = 0;
    LabelSet set;
};

/// @brief Set-valued ratings. Distinct sets become the labels of a RatingTable; the distances between them are kept.
class SetTable
{
public:
    /// Maximum number of distinct sets. Above it no distances are kept, and measures that need them are TooManySets.
    static constexpr size_t limit = 2000;

    SetTable(int raters, const std::vector<std::vector<SetRating>> &items);

    const RatingTable &ratings() const { return m_ratings; }
    const std::vector<LabelSet> &sets() const { return m_sets; }
    /// Distances in the form that krippendorffAlpha expects.
    const std::vector<double> &distances(SetDistance kind) const;

private:
    std::vector<LabelSet> m_sets;
    RatingTable m_ratings;
    std::vector<double> m_jaccard;
    std::vector<double> m_masi;
};

/// @brief Krippendorff's α over sets with the given distance (Passonneau 2006). `table` must be built from `sets.ratings()`.
Measure setAlpha(const SetTable &sets, const CountTable &table, const Weights &weights, SetDistance kind);

/// Mean over items of the mean Jaccard similarity of the item's pairs of sets.
Measure meanPairwiseJaccard(const SetTable &sets, const CountTable &table, const Weights &weights);

} // namespace yuyi
