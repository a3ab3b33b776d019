// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

#include <span>
#include <utility>
#include <vector>

namespace yuyi {

/// One rater's label of one item, both as numbers from 0.
struct Rating {
    int rater = 0;
    int label = 0;

    friend bool operator==(const Rating &, const Rating &) = default;
};

/// @brief Ratings by item. A rater who did not rate an item is absent. Labels are positions on the full scale, even if some were
/// never used.
class RatingTable
{
public:
    RatingTable(int raters, int labels) : m_raters(raters), m_labels(labels) {}

    /// Adds an item. Each rater has at most one rating; numbers must be below raters() and labels().
    void add(std::span<const Rating> item);

    int raters() const { return m_raters; }
    int labels() const { return m_labels; }
    int items() const { return static_cast<int>(m_starts.size()) - 1; }
    std::span<const Rating> item(int index) const;

private:
    int m_raters;
    int m_labels;
    std::vector<Rating> m_ratings;
    std::vector<size_t> m_starts{0};
};

/// Number of items in each row of a table: of all items, or of those in a resample.
using Weights = std::vector<qint64>;

/// @brief Counts of labels per item, which suffice for measures that treat raters as exchangeable. Equal items share a row and rows are
/// sorted, so the order of items and raters does not matter, and a resample of 100,000 items costs only as much as the few distinct rows.
class CountTable
{
public:
    struct Cell {
        int label = 0;
        int count = 0;

        friend auto operator<=>(const Cell &, const Cell &) = default;
    };

    explicit CountTable(const RatingTable &ratings);

    int labels() const { return m_labels; }
    int rows() const { return static_cast<int>(m_rows.size()); }
    const std::vector<Cell> &cells(int row) const { return m_rows[static_cast<size_t>(row)]; }
    /// Number of ratings of each item in a row.
    int ratings(int row) const { return m_ratings[static_cast<size_t>(row)]; }
    const Weights &weights() const { return m_weights; }
    const std::vector<int> &rowOfItem() const { return m_rowOfItem; }

private:
    int m_labels;
    std::vector<std::vector<Cell>> m_rows;
    std::vector<int> m_ratings;
    Weights m_weights;
    std::vector<int> m_rowOfItem;
};

/// @brief Items by the pairs of raters that share them, as needed for Cohen's κ. Pairs without a common item are absent.
class PairTable
{
public:
    /// The cell of a pair's table that an item counts in: `label of first · labels + label of second`.
    struct Cell {
        int pair = 0;
        int cell = 0;

        friend auto operator<=>(const Cell &, const Cell &) = default;
    };

    explicit PairTable(const RatingTable &ratings);

    int labels() const { return m_labels; }
    int rows() const { return static_cast<int>(m_rows.size()); }
    const std::vector<std::pair<int, int>> &pairs() const { return m_pairs; } ///< first < second
    const Weights &weights() const { return m_weights; }
    const std::vector<int> &rowOfItem() const { return m_rowOfItem; }
    /// Returns one table of counts per pair, row by row of the first rater's label.
    std::vector<std::vector<qint64>> counts(const Weights &weights) const;

private:
    int m_labels;
    std::vector<std::pair<int, int>> m_pairs;
    std::vector<std::vector<Cell>> m_rows;
    Weights m_weights;
    std::vector<int> m_rowOfItem;
};

} // namespace yuyi
