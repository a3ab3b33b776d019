// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

#include <span>
#include <utility>
#include <vector>

namespace yuyi {

/// One person's label of one item: both as numbers from 0.
struct Rating {
    int rater = 0;
    int label = 0;

    friend bool operator==(const Rating &, const Rating &) = default;
};

/// @brief Who gave what to which item; who gave nothing is absent. Labels are positions on the full scale, also where some
/// were never used.
class RatingTable
{
public:
    RatingTable(int raters, int labels) : m_raters(raters), m_labels(labels) {}

    /// At most one rating of each rater; numbers within raters() and labels().
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

/// How many items count as each row of a table: all of them, or those a resample drew.
using Weights = std::vector<qint64>;

/// @brief Items by how often each label was given: all that measures need to which raters are exchangeable. Equal items
/// share a row, and rows are in an order of their own, so that neither the order of items nor of raters matters, and a
/// resample of 100,000 items costs no more than the few rows they make.
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
    /// Ratings of each item of a row.
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

/// @brief Items by the pairs of raters that share them: what Cohen's κ needs. Pairs without a common item are absent.
class PairTable
{
public:
    /// Of a pair: which of its cells, `label of first · labels + label of second`, an item counts in.
    struct Cell {
        int pair = 0;
        int cell = 0;

        friend auto operator<=>(const Cell &, const Cell &) = default;
    };

    explicit PairTable(const RatingTable &ratings);

    int labels() const { return m_labels; }
    int rows() const { return static_cast<int>(m_rows.size()); }
    const std::vector<std::pair<int, int>> &pairs() const { return m_pairs; }   ///< first < second
    const Weights &weights() const { return m_weights; }
    const std::vector<int> &rowOfItem() const { return m_rowOfItem; }
    /// One table of counts for each pair, row by row of the first rater's label.
    std::vector<std::vector<qint64>> counts(const Weights &weights) const;

private:
    int m_labels;
    std::vector<std::pair<int, int>> m_pairs;
    std::vector<std::vector<Cell>> m_rows;
    Weights m_weights;
    std::vector<int> m_rowOfItem;
};

} // namespace yuyi
