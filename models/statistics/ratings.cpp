// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/statistics/ratings.h"

#include <algorithm>
#include <map>

namespace yuyi {

namespace {

/// Gives equal rows one number; numbers follow the order of the rows' contents.
template <typename Row>
void collapse(std::vector<Row> perItem, std::vector<Row> &rows, Weights &weights, std::vector<int> &rowOfItem)
{
    std::map<Row, int> numbers;
    for (const Row &row : perItem)
        numbers.emplace(row, 0);
    for (auto &[row, number] : numbers) {
        number = static_cast<int>(rows.size());
        rows.push_back(row);
    }
    weights.assign(rows.size(), 0);
    rowOfItem.reserve(perItem.size());
    for (const Row &row : perItem) {
        const int number = numbers.at(row);
        rowOfItem.push_back(number);
        ++weights[static_cast<size_t>(number)];
    }
}

} // namespace

void RatingTable::add(std::span<const Rating> item)
{
    m_ratings.insert(m_ratings.end(), item.begin(), item.end());
    m_starts.push_back(m_ratings.size());
}

std::span<const Rating> RatingTable::item(int index) const
{
    const size_t start = m_starts[static_cast<size_t>(index)];
    return std::span(m_ratings).subspan(start, m_starts[static_cast<size_t>(index) + 1] - start);
}

CountTable::CountTable(const RatingTable &ratings) : m_labels(ratings.labels())
{
    std::vector<std::vector<Cell>> perItem;
    perItem.reserve(static_cast<size_t>(ratings.items()));
    std::vector<int> labels;
    for (int i = 0; i < ratings.items(); ++i) {
        labels.clear();
        for (const Rating &rating : ratings.item(i))
            labels.push_back(rating.label);
        std::sort(labels.begin(), labels.end());
        std::vector<Cell> cells;
        for (const int label : labels) {
            if (cells.empty() || cells.back().label != label)
                cells.push_back({label, 0});
            ++cells.back().count;
        }
        perItem.push_back(std::move(cells));
    }
    collapse(std::move(perItem), m_rows, m_weights, m_rowOfItem);
    for (const std::vector<Cell> &cells : m_rows) {
        int sum = 0;
        for (const Cell &cell : cells)
            sum += cell.count;
        m_ratings.push_back(sum);
    }
}

PairTable::PairTable(const RatingTable &ratings) : m_labels(ratings.labels())
{
    std::map<std::pair<int, int>, int> numbers;
    std::vector<std::vector<Rating>> sorted;
    sorted.reserve(static_cast<size_t>(ratings.items()));
    for (int i = 0; i < ratings.items(); ++i) {
        const auto item = ratings.item(i);
        std::vector<Rating> row(item.begin(), item.end());
        std::sort(row.begin(), row.end(), [](const Rating &a, const Rating &b) { return a.rater < b.rater; });
        for (size_t a = 0; a < row.size(); ++a) {
            for (size_t b = a + 1; b < row.size(); ++b)
                numbers.emplace(std::pair(row[a].rater, row[b].rater), 0);
        }
        sorted.push_back(std::move(row));
    }
    for (auto &[pair, number] : numbers) {
        number = static_cast<int>(m_pairs.size());
        m_pairs.push_back(pair);
    }
    std::vector<std::vector<Cell>> perItem;
    perItem.reserve(sorted.size());
    for (const std::vector<Rating> &row : sorted) {
        std::vector<Cell> cells;
        for (size_t a = 0; a < row.size(); ++a) {
            for (size_t b = a + 1; b < row.size(); ++b)
                cells.push_back({numbers.at({row[a].rater, row[b].rater}), row[a].label * m_labels + row[b].label});
        }
        perItem.push_back(std::move(cells));
    }
    collapse(std::move(perItem), m_rows, m_weights, m_rowOfItem);
}

std::vector<std::vector<qint64>> PairTable::counts(const Weights &weights) const
{
    std::vector<std::vector<qint64>> result(m_pairs.size(),
                                            std::vector<qint64>(static_cast<size_t>(m_labels) * static_cast<size_t>(m_labels)));
    for (size_t row = 0; row < m_rows.size(); ++row) {
        if (weights[row] == 0)
            continue;
        for (const Cell &cell : m_rows[row])
            result[static_cast<size_t>(cell.pair)][static_cast<size_t>(cell.cell)] += weights[row];
    }
    return result;
}

} // namespace yuyi
