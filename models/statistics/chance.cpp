// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/statistics/chance.h"

#include <boost/math/distributions/binomial.hpp>
#include <boost/math/distributions/chi_squared.hpp>

#include <numeric>

namespace yuyi {

ChiSquare chiSquareUniform(const QList<int> &counts)
{
    const double total = std::accumulate(counts.begin(), counts.end(), 0.0);
    if (counts.size() < 2 || total <= 0)
        return {};
    const double expected = total / static_cast<double>(counts.size());
    ChiSquare result;
    for (const int count : counts)
        result.value += (count - expected) * (count - expected) / expected;
    const boost::math::chi_squared distribution(static_cast<double>(counts.size() - 1));
    result.p = boost::math::cdf(boost::math::complement(distribution, result.value));
    return result;
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

} // namespace yuyi
