// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/statistics/agreement.h"

#include <cmath>

namespace yuyi {

namespace {

double weightOf(const Weights &weights, int row)
{
    return static_cast<double>(weights[static_cast<size_t>(row)]);
}

/// Mean over items of each label's share of the item's ratings; empty without a rating.
std::vector<double> meanShares(const CountTable &table, const Weights &weights)
{
    std::vector<double> shares(static_cast<size_t>(table.labels()), 0.0);
    double items = 0;
    for (int row = 0; row < table.rows(); ++row) {
        const int m = table.ratings(row);
        if (m == 0 || weights[static_cast<size_t>(row)] == 0)
            continue;
        const double weight = weightOf(weights, row);
        items += weight;
        for (const CountTable::Cell &cell : table.cells(row))
            shares[static_cast<size_t>(cell.label)] += weight * cell.count / m;
    }
    if (items <= 0)
        return {};
    for (double &share : shares)
        share /= items;
    return shares;
}

/// Whether the ratings of the weighted items stand on one label.
bool oneLabelOnly(const CountTable &table, const Weights &weights)
{
    int seen = -1;
    for (int row = 0; row < table.rows(); ++row) {
        if (weights[static_cast<size_t>(row)] == 0)
            continue;
        for (const CountTable::Cell &cell : table.cells(row)) {
            if (seen >= 0 && cell.label != seen)
                return false;
            seen = cell.label;
        }
    }
    return true;
}

ChanceCorrected corrected(const Measure &observed, const Measure &expected, bool noChance)
{
    ChanceCorrected result{undefined(Undefined::NoPairs), observed, expected};
    if (!observed)
        result.value = undefined(observed.error());
    else if (!expected)
        result.value = undefined(expected.error());
    else if (noChance)
        result.value = undefined(Undefined::OneLabel);
    else
        result.value = (*observed - *expected) / (1 - *expected);
    return result;
}

} // namespace

qint64 comparableItems(const CountTable &table, const Weights &weights)
{
    qint64 items = 0;
    for (int row = 0; row < table.rows(); ++row) {
        if (table.ratings(row) >= 2)
            items += weights[static_cast<size_t>(row)];
    }
    return items;
}

Measure percentAgreement(const CountTable &table, const Weights &weights)
{
    double sum = 0;
    double items = 0;
    for (int row = 0; row < table.rows(); ++row) {
        const double m = table.ratings(row);
        if (m < 2)
            continue;
        const double weight = weightOf(weights, row);
        double agreeing = 0;
        for (const CountTable::Cell &cell : table.cells(row))
            agreeing += static_cast<double>(cell.count) * (cell.count - 1);
        sum += weight * (agreeing / (m * (m - 1)));
        items += weight;
    }
    if (items <= 0)
        return undefined(Undefined::NoPairs);
    return sum / items;
}

Measure allRatersAgree(const CountTable &table, const Weights &weights, int raters)
{
    qint64 items = 0;
    qint64 agreed = 0;
    for (int row = 0; row < table.rows(); ++row) {
        if (raters < 2 || table.ratings(row) < raters)
            continue;
        items += weights[static_cast<size_t>(row)];
        if (table.cells(row).size() == 1)
            agreed += weights[static_cast<size_t>(row)];
    }
    if (items == 0)
        return undefined(Undefined::NoPairs);
    return static_cast<double>(agreed) / static_cast<double>(items);
}

FleissKappa fleissKappa(const CountTable &table, const Weights &weights)
{
    const size_t labels = static_cast<size_t>(table.labels());
    FleissKappa result;
    const auto none = [&](Undefined reason) {
        result.value = result.observed = result.expected = result.z = undefined(reason);
        result.labels.assign(labels, undefined(reason));
        return result;
    };
    int m = -1;
    double items = 0;
    std::vector<double> totals(labels, 0.0);
    std::vector<double> squares(labels, 0.0);
    for (int row = 0; row < table.rows(); ++row) {
        if (weights[static_cast<size_t>(row)] == 0)
            continue;
        if (m >= 0 && table.ratings(row) != m)
            return none(Undefined::UnequalRatings);
        m = table.ratings(row);
        const double weight = weightOf(weights, row);
        items += weight;
        for (const CountTable::Cell &cell : table.cells(row)) {
            totals[static_cast<size_t>(cell.label)] += weight * cell.count;
            squares[static_cast<size_t>(cell.label)] += weight * cell.count * cell.count;
        }
    }
    if (items <= 0 || m < 2)
        return none(Undefined::NoPairs);

    const double pairs = items * m * (m - 1.0);
    double agreeing = 0;
    double expected = 0;
    double spread = 0; // Σ p q
    double skew = 0;   // Σ p q (q − p)
    for (size_t k = 0; k < labels; ++k) {
        const double p = totals[k] / (items * m);
        const double q = 1 - p;
        agreeing += squares[k] - totals[k];
        expected += p * p;
        spread += p * q;
        skew += p * q * (q - p);
        if (totals[k] <= 0)
            result.labels.push_back(undefined(Undefined::LabelNotUsed));
        else if (totals[k] >= items * m)
            result.labels.push_back(undefined(Undefined::OneLabel));
        else
            result.labels.push_back(((squares[k] - totals[k]) / ((m - 1.0) * totals[k]) - p) / q);
    }
    result.observed = agreeing / pairs;
    result.expected = expected;
    if (oneLabelOnly(table, weights)) {
        result.value = result.z = undefined(Undefined::OneLabel);
        return result;
    }
    result.value = (agreeing / pairs - expected) / (1 - expected);
    const double variance = 2 / (spread * spread * pairs) * (spread * spread - skew);
    if (variance > 0)
        result.z = *result.value / std::sqrt(variance);
    else
        result.z = undefined(Undefined::OneLabel);
    return result;
}

ChanceCorrected fleissKappaGeneralised(const CountTable &table, const Weights &weights)
{
    const std::vector<double> shares = meanShares(table, weights);
    if (shares.empty()) {
        return corrected(percentAgreement(table, weights), undefined(Undefined::NoItems), false);
    }
    double expected = 0;
    for (const double share : shares)
        expected += share * share;
    return corrected(percentAgreement(table, weights), expected, oneLabelOnly(table, weights));
}

ChanceCorrected gwetAc1(const CountTable &table, const Weights &weights)
{
    const std::vector<double> shares = meanShares(table, weights);
    const Measure observed = percentAgreement(table, weights);
    if (shares.empty())
        return corrected(observed, undefined(Undefined::NoItems), false);
    if (table.labels() < 2)
        return corrected(observed, undefined(Undefined::OneOffered), false);
    double expected = 0;
    for (const double share : shares)
        expected += share * (1 - share);
    return corrected(observed, expected / (table.labels() - 1.0), false);
}

std::vector<Measure> specificAgreement(const CountTable &table, const Weights &weights)
{
    const size_t labels = static_cast<size_t>(table.labels());
    std::vector<double> agreeing(labels, 0.0);
    std::vector<double> possible(labels, 0.0);
    for (int row = 0; row < table.rows(); ++row) {
        const double weight = weightOf(weights, row);
        const double others = table.ratings(row) - 1.0;
        for (const CountTable::Cell &cell : table.cells(row)) {
            agreeing[static_cast<size_t>(cell.label)] += weight * cell.count * (cell.count - 1.0);
            possible[static_cast<size_t>(cell.label)] += weight * cell.count * others;
        }
    }
    std::vector<Measure> result;
    for (size_t k = 0; k < labels; ++k) {
        if (possible[k] > 0)
            result.push_back(agreeing[k] / possible[k]);
        else
            result.push_back(undefined(Undefined::LabelNotUsed));
    }
    return result;
}

} // namespace yuyi
