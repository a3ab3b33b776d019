// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/statistics/measure.h"
#include "models/statistics/ratings.h"

#include <vector>

namespace yuyi {

/// Labels of a dimension that takes several: numbers from 0, ascending, each once.
using LabelSet = std::vector<int>;

enum class SetDistance { Jaccard, Masi };

/// @brief Distance of two sets, 0…1: Jaccard 1 − |A∩B| / |A∪B|; MASI 1 − that share × M, M = 1 for equal sets, 2/3 where one
/// holds the other, 1/3 where they overlap, 0 else (Passonneau 2006, LREC; exact thirds). Two empty sets: 0; one: 1.
double setDistance(const LabelSet &a, const LabelSet &b, SetDistance kind);

/// One person's set for one item.
struct SetRating {
    int rater = 0;
    LabelSet set;
};

/// @brief Set-valued ratings: distinct sets become the labels of a RatingTable, with the distances between them.
class SetTable
{
public:
    /// Distances between more distinct sets than this are not kept, and measures that need them say TooManySets.
    static constexpr size_t limit = 2000;

    SetTable(int raters, const std::vector<std::vector<SetRating>> &items);

    const RatingTable &ratings() const { return m_ratings; }
    const std::vector<LabelSet> &sets() const { return m_sets; }
    /// As krippendorffAlpha wants it.
    const std::vector<double> &distances(SetDistance kind) const;

private:
    std::vector<LabelSet> m_sets;
    RatingTable m_ratings;
    std::vector<double> m_jaccard;
    std::vector<double> m_masi;
};

/// @brief α over sets (Krippendorff's α with the given distance; Passonneau 2006). `table` is of `sets.ratings()`.
Measure setAlpha(const SetTable &sets, const CountTable &table, const Weights &weights, SetDistance kind);

/// Mean over items of the mean Jaccard similarity of an item's pairs of sets.
Measure meanPairwiseJaccard(const SetTable &sets, const CountTable &table, const Weights &weights);

} // namespace yuyi
