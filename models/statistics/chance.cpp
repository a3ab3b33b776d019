// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/statistics/chance.h"

#include <boost/math/distributions/binomial.hpp>
#include <boost/math/distributions/chi_squared.hpp>

#include <algorithm>
#include <numeric>

namespace yuyi {

ChiSquare chiSquareUniform(const QList<int> &counts)
{
    const double total = std::accumulate(counts.begin(), counts.end(), 0.0);
    return chiSquare(counts, QList<double>(counts.size(), total / std::max(1.0, static_cast<double>(counts.size()))));
}

ChiSquare chiSquare(const QList<int> &counts, const QList<double> &expected)
{
    const double total = std::accumulate(counts.begin(), counts.end(), 0.0);
    if (counts.size() < 2 || total <= 0 || counts.size() != expected.size())
        return {};
    ChiSquare result;
    for (qsizetype i = 0; i < counts.size(); ++i)
        result.value += (counts.at(i) - expected.at(i)) * (counts.at(i) - expected.at(i)) / expected.at(i);
    const boost::math::chi_squared distribution(static_cast<double>(counts.size() - 1));
    result.p = boost::math::cdf(boost::math::complement(distribution, result.value));
    return result;
}

bool isTestable(const QList<double> &expected)
{
    // Sums of shares miss the exact number by rounding.
    return expected.size() >= 2
        && std::all_of(expected.begin(), expected.end(), [](double one) { return one >= leastExpected - 1e-9; });
}

double binomialUpper(qint64 n, qint64 k, double p)
{
    if (k <= 0)
        return 1;
    if (k > n || p <= 0)
        return 0;
    if (p >= 1)
        return 1;
    const boost::math::binomial distribution(static_cast<double>(n), p);
    return boost::math::cdf(boost::math::complement(distribution, static_cast<double>(k - 1)));
}

double binomialUpper(const std::vector<double> &p, qint64 k)
{
    const qint64 n = static_cast<qint64>(p.size());
    if (p.empty() || std::all_of(p.begin(), p.end(), [&](double one) { return one == p.front(); }))
        return binomialUpper(n, k, p.empty() ? 0 : p.front());
    if (k <= 0)
        return 1;
    if (k > n)
        return 0;
    // density[j]: j successes among the trials so far.
    std::vector<double> density(p.size() + 1, 0.0);
    density[0] = 1;
    for (size_t trial = 0; trial < p.size(); ++trial) {
        for (size_t j = trial + 1; j > 0; --j)
            density[j] = density[j] * (1 - p[trial]) + density[j - 1] * p[trial];
        density[0] *= 1 - p[trial];
    }
    // The smallest terms first.
    double tail = 0;
    for (qint64 j = n; j >= k; --j)
        tail += density[static_cast<size_t>(j)];
    return std::min(1.0, tail);
}

} // namespace yuyi
