// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/statistics/allocation.h"

#include <algorithm>
#include <numeric>

namespace yuyi {

tl::expected<std::vector<qint64>, Undefined> largestRemainder(const std::vector<qint64> &counts, qint64 n)
{
    const qint64 total = std::accumulate(counts.begin(), counts.end(), qint64(0));
    if (total <= 0)
        return undefined(Undefined::NoObservations);
    if (n > total)
        return undefined(Undefined::MoreThanThereIs);
    std::vector<qint64> parts;
    std::vector<qint64> remainders;
    qint64 left = n;
    for (const qint64 count : counts) {
        parts.push_back(n * count / total);
        remainders.push_back(n * count % total);
        left -= parts.back();
    }
    std::vector<size_t> order(counts.size());
    std::iota(order.begin(), order.end(), size_t(0));
    std::stable_sort(order.begin(), order.end(), [&](size_t a, size_t b) {
        return remainders[a] != remainders[b] ? remainders[a] > remainders[b] : counts[a] > counts[b];
    });
    for (size_t i = 0; i < order.size() && left > 0; ++i, --left)
        ++parts[order[i]];
    return parts;
}

} // namespace yuyi
