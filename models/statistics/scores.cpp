// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/statistics/scores.h"

#include "models/statistics/proportions.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <map>
#include <numeric>

namespace yuyi {

namespace {

constexpr double hair = 1e-9; // of sums of halves and thirds

std::vector<double> midRanks(const std::vector<double> &values)
{
    std::vector<size_t> order(values.size());
    std::iota(order.begin(), order.end(), size_t(0));
    std::sort(order.begin(), order.end(), [&](size_t a, size_t b) { return values[a] < values[b]; });
    std::vector<double> ranks(values.size());
    for (size_t start = 0; start < order.size();) {
        size_t end = start + 1;
        while (end < order.size() && values[order[end]] - values[order[start]] < hair)
            ++end;
        for (size_t i = start; i < end; ++i)
            ranks[order[i]] = (static_cast<double>(start + end) + 1) / 2;
        start = end;
    }
    return ranks;
}

Measure pearson(const std::vector<double> &a, const std::vector<double> &b)
{
    const auto n = static_cast<double>(a.size());
    const double meanA = std::accumulate(a.begin(), a.end(), 0.0) / n;
    const double meanB = std::accumulate(b.begin(), b.end(), 0.0) / n;
    double both = 0;
    double squaresA = 0;
    double squaresB = 0;
    for (size_t i = 0; i < a.size(); ++i) {
        both += (a[i] - meanA) * (b[i] - meanB);
        squaresA += (a[i] - meanA) * (a[i] - meanA);
        squaresB += (b[i] - meanB) * (b[i] - meanB);
    }
    if (squaresA <= 0 || squaresB <= 0)
        return undefined(Undefined::AllTied);
    return both / std::sqrt(squaresA * squaresB);
}

/// 1 − observed over expected disagreement.
Measure weightedKappa(const std::vector<ScorePair> &pairs, const std::function<double(double)> &weight)
{
    std::map<double, double> first;
    std::map<double, double> second;
    double observed = 0;
    for (const ScorePair &pair : pairs) {
        observed += weight(pair.first - pair.second);
        first[pair.first] += 1;
        second[pair.second] += 1;
    }
    double expected = 0;
    for (const auto &[a, countA] : first) {
        for (const auto &[b, countB] : second)
            expected += weight(a - b) * countA * countB;
    }
    expected /= static_cast<double>(pairs.size());
    if (expected <= 0)
        return undefined(Undefined::OneLabel);
    return 1 - observed / expected;
}

} // namespace

ScoreAgreement scoreAgreement(const std::vector<ScorePair> &pairs, double tolerance)
{
    ScoreAgreement agreement;
    agreement.n = static_cast<int>(pairs.size());
    if (pairs.empty())
        return agreement;
    qint64 exact = 0;
    qint64 within = 0;
    double sum = 0;
    std::vector<double> first;
    std::vector<double> second;
    for (const ScorePair &pair : pairs) {
        const double apart = std::abs(pair.first - pair.second);
        exact += (tolerance > 0 ? apart < tolerance - hair : apart < hair) ? 1 : 0;
        within += apart < 1 + hair ? 1 : 0;
        sum += pair.first - pair.second;
        first.push_back(pair.first);
        second.push_back(pair.second);
    }
    const auto n = static_cast<qint64>(pairs.size());
    const auto exactShare = wilson(exact, n);
    const auto withinShare = wilson(within, n);
    agreement.exact = exactShare->share;
    agreement.exactInterval = exactShare->interval;
    agreement.withinOne = withinShare->share;
    agreement.withinOneInterval = withinShare->interval;
    agreement.difference = sum / static_cast<double>(n);
    agreement.linear = weightedKappa(pairs, [](double apart) { return std::abs(apart); });
    agreement.quadratic = weightedKappa(pairs, [](double apart) { return apart * apart; });
    agreement.spearman = pairs.size() < 2 ? Measure(undefined(Undefined::OneObservation)) : pearson(midRanks(first), midRanks(second));
    return agreement;
}

} // namespace yuyi
