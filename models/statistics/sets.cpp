// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/statistics/sets.h"

#include "models/statistics/alpha.h"

#include <algorithm>
#include <map>

namespace yuyi {

namespace {

std::vector<LabelSet> distinctSets(const std::vector<std::vector<SetRating>> &items)
{
    std::vector<LabelSet> sets;
    for (const auto &item : items) {
        for (const SetRating &rating : item)
            sets.push_back(rating.set);
    }
    std::sort(sets.begin(), sets.end());
    sets.erase(std::unique(sets.begin(), sets.end()), sets.end());
    return sets;
}

std::vector<double> matrixOf(const std::vector<LabelSet> &sets, SetDistance kind)
{
    if (sets.size() > SetTable::limit)
        return {};
    std::vector<double> matrix(sets.size() * sets.size(), 0.0);
    for (size_t a = 0; a < sets.size(); ++a) {
        for (size_t b = a + 1; b < sets.size(); ++b)
            matrix[a * sets.size() + b] = matrix[b * sets.size() + a] = setDistance(sets[a], sets[b], kind);
    }
    return matrix;
}

} // namespace

double setDistance(const LabelSet &a, const LabelSet &b, SetDistance kind)
{
    size_t common = 0;
    for (auto i = a.begin(), j = b.begin(); i != a.end() && j != b.end();) {
        if (*i == *j) {
            ++common;
            ++i;
            ++j;
        } else if (*i < *j) {
            ++i;
        } else {
            ++j;
        }
    }
    const size_t all = a.size() + b.size() - common;
    if (common == all)
        return 0;
    const double jaccard = static_cast<double>(common) / static_cast<double>(all);
    if (kind == SetDistance::Jaccard)
        return 1 - jaccard;
    if (common == 0)
        return 1;
    const bool contained = common == a.size() || common == b.size();
    return 1 - jaccard * (contained ? 2.0 / 3.0 : 1.0 / 3.0);
}

SetTable::SetTable(int raters, const std::vector<std::vector<SetRating>> &items)
    : m_sets(distinctSets(items)),
      m_ratings(raters, static_cast<int>(m_sets.size())),
      m_jaccard(matrixOf(m_sets, SetDistance::Jaccard)),
      m_masi(matrixOf(m_sets, SetDistance::Masi))
{
    std::vector<Rating> row;
    for (const auto &item : items) {
        row.clear();
        for (const SetRating &rating : item) {
            const auto found = std::lower_bound(m_sets.begin(), m_sets.end(), rating.set);
            row.push_back({rating.rater, static_cast<int>(found - m_sets.begin())});
        }
        m_ratings.add(row);
    }
}

const std::vector<double> &SetTable::distances(SetDistance kind) const
{
    return kind == SetDistance::Jaccard ? m_jaccard : m_masi;
}

Measure setAlpha(const SetTable &sets, const CountTable &table, const Weights &weights, SetDistance kind)
{
    if (sets.sets().size() > SetTable::limit)
        return undefined(Undefined::TooManySets);
    return krippendorffAlpha(table, weights, sets.distances(kind));
}

Measure meanPairwiseJaccard(const SetTable &sets, const CountTable &table, const Weights &weights)
{
    if (sets.sets().size() > SetTable::limit)
        return undefined(Undefined::TooManySets);
    const std::vector<double> &distances = sets.distances(SetDistance::Jaccard);
    const size_t labels = sets.sets().size();
    double sum = 0;
    double items = 0;
    for (int row = 0; row < table.rows(); ++row) {
        const double m = table.ratings(row);
        if (m < 2)
            continue;
        double distance = 0;
        const std::vector<CountTable::Cell> &cells = table.cells(row);
        for (size_t a = 0; a < cells.size(); ++a) {
            for (size_t b = a + 1; b < cells.size(); ++b) {
                distance += static_cast<double>(cells[a].count) * cells[b].count
                          * distances[static_cast<size_t>(cells[a].label) * labels + static_cast<size_t>(cells[b].label)];
            }
        }
        const double weight = static_cast<double>(weights[static_cast<size_t>(row)]);
        sum += weight * (1 - distance / (m * (m - 1) / 2));
        items += weight;
    }
    if (items <= 0)
        return undefined(Undefined::NoPairs);
    return sum / items;
}

} // namespace yuyi
