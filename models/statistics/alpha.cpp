// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/statistics/alpha.h"

namespace yuyi {

namespace {

/// α for a distance that may look at how often each label was given to comparable items.
template <typename Prepare>
Measure alphaOf(const CountTable &table, const Weights &weights, const Prepare &prepare)
{
    const size_t labels = static_cast<size_t>(table.labels());
    std::vector<double> given(labels, 0.0);
    double n = 0;
    for (int row = 0; row < table.rows(); ++row) {
        const double weight = static_cast<double>(weights[static_cast<size_t>(row)]);
        if (table.ratings(row) < 2 || weight <= 0)
            continue;
        for (const CountTable::Cell &cell : table.cells(row))
            given[static_cast<size_t>(cell.label)] += weight * cell.count;
        n += weight * table.ratings(row);
    }
    if (n <= 0)
        return undefined(Undefined::NoPairs);
    const auto distance = prepare(given);

    double observed = 0;
    for (int row = 0; row < table.rows(); ++row) {
        const double weight = static_cast<double>(weights[static_cast<size_t>(row)]);
        const std::vector<CountTable::Cell> &cells = table.cells(row);
        if (cells.size() < 2 || weight <= 0)
            continue;
        double sum = 0;
        for (size_t a = 0; a < cells.size(); ++a) {
            for (size_t b = a + 1; b < cells.size(); ++b) {
                sum += static_cast<double>(cells[a].count) * cells[b].count
                     * distance(static_cast<size_t>(cells[a].label), static_cast<size_t>(cells[b].label));
            }
        }
        observed += weight * sum / (table.ratings(row) - 1.0);
    }
    std::vector<size_t> used;
    for (size_t label = 0; label < labels; ++label) {
        if (given[label] > 0)
            used.push_back(label);
    }
    double expected = 0;
    for (size_t a = 0; a < used.size(); ++a) {
        for (size_t b = a + 1; b < used.size(); ++b)
            expected += given[used[a]] * given[used[b]] * distance(used[a], used[b]);
    }
    if (expected <= 0)
        return undefined(Undefined::OneLabel);
    return 1 - (n - 1) * (observed / expected);
}

} // namespace

Measure krippendorffAlpha(const CountTable &table, const Weights &weights, AlphaLevel level, const std::vector<double> &values)
{
    switch (level) {
    case AlphaLevel::Nominal:
        break;
    case AlphaLevel::Ordinal:
        return alphaOf(table, weights, [](const std::vector<double> &given) {
            std::vector<double> middle(given.size()); // of each label's place among all ratings in order
            double before = 0;
            for (size_t label = 0; label < given.size(); ++label) {
                middle[label] = before + given[label] / 2;
                before += given[label];
            }
            return [middle = std::move(middle)](size_t a, size_t b) {
                const double d = middle[a] - middle[b];
                return d * d;
            };
        });
    case AlphaLevel::Interval:
        return alphaOf(table, weights, [&values](const std::vector<double> &) {
            return [&values](size_t a, size_t b) {
                const double d = values[a] - values[b];
                return d * d;
            };
        });
    case AlphaLevel::Ratio:
        return alphaOf(table, weights, [&values](const std::vector<double> &) {
            return [&values](size_t a, size_t b) {
                const double sum = values[a] + values[b];
                const double d = sum == 0 ? 0 : (values[a] - values[b]) / sum;
                return d * d;
            };
        });
    }
    return alphaOf(table, weights, [](const std::vector<double> &) {
        return [](size_t a, size_t b) { return a == b ? 0.0 : 1.0; };
    });
}

Measure krippendorffAlpha(const CountTable &table, const Weights &weights, const std::vector<double> &distances)
{
    const size_t labels = static_cast<size_t>(table.labels());
    return alphaOf(table, weights, [&](const std::vector<double> &) {
        return [&distances, labels](size_t a, size_t b) { return distances[a * labels + b]; };
    });
}

} // namespace yuyi
