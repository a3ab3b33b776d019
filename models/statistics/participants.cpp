// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/statistics/participants.h"

#include <boost/math/distributions/students_t.hpp>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace yuyi {

namespace {

struct Moments {
    double mean = 0;
    double squares = 0; ///< Σ (x − mean)²
};

Moments momentsOf(const std::vector<double> &values)
{
    Moments result;
    result.mean = std::accumulate(values.begin(), values.end(), 0.0) / static_cast<double>(values.size());
    for (const double value : values)
        result.squares += (value - result.mean) * (value - result.mean);
    return result;
}

/// Ranks from 1, equal values at their middle; adds Σ (t³ − t) over ties.
std::vector<double> midRanks(const std::vector<double> &values, double &ties)
{
    std::vector<size_t> order(values.size());
    std::iota(order.begin(), order.end(), size_t(0));
    std::sort(order.begin(), order.end(), [&](size_t a, size_t b) { return values[a] < values[b]; });
    std::vector<double> ranks(values.size());
    for (size_t start = 0; start < order.size();) {
        size_t end = start + 1;
        while (end < order.size() && values[order[end]] == values[order[start]])
            ++end;
        const double tied = static_cast<double>(end - start);
        ties += tied * tied * tied - tied;
        for (size_t i = start; i < end; ++i)
            ranks[order[i]] = (static_cast<double>(start + end) + 1) / 2;
        start = end;
    }
    return ranks;
}

} // namespace

double quantileOfSorted(const std::vector<double> &sorted, double p)
{
    const double rank = p * (static_cast<double>(sorted.size()) - 1);
    const double below = std::floor(rank);
    const size_t at = static_cast<size_t>(below);
    if (at + 1 >= sorted.size())
        return sorted.back();
    return sorted[at] + (rank - below) * (sorted[at + 1] - sorted[at]);
}

Measure quantile(std::vector<double> values, double p)
{
    if (values.empty())
        return undefined(Undefined::NoObservations);
    std::sort(values.begin(), values.end());
    return quantileOfSorted(values, p);
}

MeanAndSpread meanAndSpread(std::vector<double> values, bool trimmed, double level)
{
    std::sort(values.begin(), values.end());
    if (trimmed)
        values = values.size() > 2 ? std::vector<double>(values.begin() + 1, values.end() - 1) : std::vector<double>();
    MeanAndSpread result;
    result.n = static_cast<int>(values.size());
    if (values.empty()) {
        const auto none = undefined(Undefined::NoObservations);
        result.mean = result.sample = result.population = result.median = result.least = result.most = none;
        result.interval = none;
        return result;
    }
    const double n = static_cast<double>(values.size());
    const Moments moments = momentsOf(values);
    result.mean = moments.mean;
    result.population = std::sqrt(moments.squares / n);
    result.median = quantileOfSorted(values, 0.5);
    result.least = values.front();
    result.most = values.back();
    if (values.size() < 2) {
        result.sample = undefined(Undefined::OneObservation);
        result.interval = undefined(Undefined::OneObservation);
        return result;
    }
    const double spread = std::sqrt(moments.squares / (n - 1));
    const double t = boost::math::quantile(boost::math::students_t(n - 1), 0.5 + level / 2);
    const double half = t * spread / std::sqrt(n);
    result.sample = spread;
    result.interval = Interval{moments.mean - half, moments.mean + half};
    return result;
}

MeanAndSpread meanOnScale(const std::vector<double> &values, double lowest, double highest)
{
    constexpr int valuesNeeded = 5;
    MeanAndSpread result = meanAndSpread(values);
    if (!result.interval)
        return result;
    if (result.n < valuesNeeded)
        result.interval = undefined(Undefined::FewPeople);
    else
        result.interval = Interval{std::max(lowest, result.interval->lo), std::min(highest, result.interval->hi)};
    return result;
}

MeanAndSpread meanOfShares(const std::vector<double> &shares)
{
    return meanOnScale(shares, 0, 1);
}

PeopleRates peopleRates(const std::vector<Score> &scores)
{
    PeopleRates result{undefined(Undefined::NoObservations), undefined(Undefined::NoObservations),
                       undefined(Undefined::NoObservations)};
    double right = 0;
    double answered = 0;
    bool silent = false;
    std::vector<double> rates;
    for (const Score &score : scores) {
        right += static_cast<double>(score.right);
        answered += static_cast<double>(score.answered);
        silent = silent || score.answered == 0;
        if (score.answered > 0)
            rates.push_back(static_cast<double>(score.right) / static_cast<double>(score.answered));
    }
    if (answered > 0)
        result.pooled = right / answered;
    if (scores.empty())
        return result;
    if (silent) {
        result.mean = result.sample = undefined(Undefined::NothingAnswered);
        return result;
    }
    const Moments moments = momentsOf(rates);
    result.mean = moments.mean;
    if (rates.size() > 1)
        result.sample = std::sqrt(moments.squares / (static_cast<double>(rates.size()) - 1));
    else
        result.sample = undefined(Undefined::OneObservation);
    return result;
}

KendallW kendallW(const std::vector<std::vector<double>> &ranks)
{
    const size_t objects = ranks.empty() ? 0 : ranks.front().size();
    KendallW result{undefined(Undefined::OneRater), std::vector<double>(objects, 0.0)};
    double ties = 0;
    for (const std::vector<double> &person : ranks) {
        const std::vector<double> placed = midRanks(person, ties);
        for (size_t object = 0; object < objects; ++object)
            result.meanRanks[object] += placed[object];
    }
    const double m = static_cast<double>(ranks.size());
    const double n = static_cast<double>(objects);
    double spread = 0;
    for (double &rank : result.meanRanks) {
        const double away = rank - m * (n + 1) / 2;
        spread += away * away;
        rank /= m;
    }
    if (ranks.size() < 2)
        return result;
    if (objects < 2) {
        result.value = undefined(Undefined::OneObject);
        return result;
    }
    const double possible = m * m * (n * n * n - n) - m * ties;
    if (possible <= 0)
        result.value = undefined(Undefined::AllTied);
    else
        result.value = 12 * spread / possible;
    return result;
}

} // namespace yuyi
