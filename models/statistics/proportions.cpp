// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/statistics/proportions.h"

#include <boost/math/distributions/binomial.hpp>
#include <boost/math/distributions/chi_squared.hpp>
#include <boost/math/distributions/normal.hpp>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace yuyi {

double normalQuantile(double p)
{
    return boost::math::quantile(boost::math::normal(), p);
}

tl::expected<Proportion, Undefined> wilson(qint64 successes, qint64 n, double level)
{
    return wilsonOfShare(n > 0 ? static_cast<double>(successes) / static_cast<double>(n) : 0.0, n, level);
}

tl::expected<Proportion, Undefined> wilsonOfShare(double share, qint64 n, double level)
{
    if (n <= 0)
        return undefined(Undefined::NoObservations);
    const double count = static_cast<double>(n);
    const double z = normalQuantile(0.5 + level / 2);
    const double scale = 1 + z * z / count;
    const double centre = (share + z * z / (2 * count)) / scale;
    const double half = z * std::sqrt(share * (1 - share) / count + z * z / (4 * count * count)) / scale;
    // Nought and all successes end exactly at 0 and 1, where rounding would leave a trace.
    const double lo = share <= 0 ? 0.0 : std::max(0.0, centre - half);
    const double hi = share >= 1 ? 1.0 : std::min(1.0, centre + half);
    return Proportion{share, {lo, hi}};
}

Interval differenceInterval(const Proportion &first, const Proportion &second, double correlation)
{
    const double shared = 2 * std::clamp(correlation, -1.0, 1.0);
    const auto reach = [shared](double one, double other) {
        return std::sqrt(std::max(0.0, one * one - shared * one * other + other * other));
    };
    const double difference = first.share - second.share;
    return {difference - reach(first.share - first.interval.lo, second.interval.hi - second.share),
            difference + reach(first.interval.hi - first.share, second.share - second.interval.lo)};
}

McNemar mcNemar(const PairedOutcomes &outcomes)
{
    const qint64 differ = outcomes.onlyFirstRight + outcomes.onlySecondRight;
    McNemar result;
    if (differ == 0) {
        result.chiSquare = result.p = result.corrected = result.correctedP = undefined(Undefined::NoDifference);
        return result;
    }
    const double n = static_cast<double>(differ);
    const double fewer = static_cast<double>(std::min(outcomes.onlyFirstRight, outcomes.onlySecondRight));
    const double gap = static_cast<double>(std::llabs(outcomes.onlyFirstRight - outcomes.onlySecondRight));
    const boost::math::binomial fair(n, 0.5);
    const double point = boost::math::pdf(fair, fewer);
    if (gap > 0) {
        result.exact = std::min(1.0, 2 * boost::math::cdf(fair, fewer));
        result.mid = result.exact - point;
    } else {
        result.mid = 1 - point / 2;
    }
    const boost::math::chi_squared one(1);
    const double plain = gap * gap / n;
    const double corrected = (gap - 1) * (gap - 1) / n;
    result.chiSquare = plain;
    result.p = boost::math::cdf(boost::math::complement(one, plain));
    result.corrected = corrected;
    result.correctedP = boost::math::cdf(boost::math::complement(one, corrected));
    return result;
}

std::vector<double> holm(const std::vector<double> &p)
{
    std::vector<size_t> order(p.size());
    std::iota(order.begin(), order.end(), size_t(0));
    std::stable_sort(order.begin(), order.end(), [&](size_t a, size_t b) { return p[a] < p[b]; });
    std::vector<double> adjusted(p.size());
    double largest = 0;
    for (size_t rank = 0; rank < order.size(); ++rank) {
        largest = std::max(largest, std::min(1.0, p[order[rank]] * static_cast<double>(order.size() - rank)));
        adjusted[order[rank]] = largest;
    }
    return adjusted;
}

} // namespace yuyi
