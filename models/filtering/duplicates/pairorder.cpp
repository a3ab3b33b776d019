// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/filtering/duplicates/pairorder.h"

#include <algorithm>
#include <limits>
#include <numeric>
#include <utility>

namespace yuyi {

namespace {

/// The partners of each picture, one list after the other.
class Partners
{
public:
    Partners(const std::vector<CandidatePair> &pairs, size_t pictures)
        : m_starts(pictures + 1, 0), m_partners(2 * pairs.size())
    {
        for (const CandidatePair &pair : pairs) {
            ++m_starts[pair.a + 1];
            ++m_starts[pair.b + 1];
        }
        std::partial_sum(m_starts.begin(), m_starts.end(), m_starts.begin());
        std::vector<size_t> next(m_starts.begin(), m_starts.end() - 1);
        for (const CandidatePair &pair : pairs) {
            m_partners[next[pair.a]++] = pair.b;
            m_partners[next[pair.b]++] = pair.a;
        }
    }

    size_t countOf(quint32 picture) const { return m_starts[picture + 1] - m_starts[picture]; }
    auto begin(quint32 picture) { return m_partners.begin() + std::ptrdiff_t(m_starts[picture]); }
    auto end(quint32 picture) { return m_partners.begin() + std::ptrdiff_t(m_starts[picture + 1]); }

private:
    std::vector<size_t> m_starts;
    std::vector<quint32> m_partners;
};

/// The place of each picture.
std::vector<quint32> orderOf(Partners &partners, size_t pictures)
{
    const auto fewerPartners = [&](quint32 x, quint32 y) {
        return std::pair(partners.countOf(x), x) < std::pair(partners.countOf(y), y);
    };
    std::vector<quint32> starts(pictures);
    std::iota(starts.begin(), starts.end(), 0U);
    std::sort(starts.begin(), starts.end(), fewerPartners);
    constexpr quint32 none = std::numeric_limits<quint32>::max();
    std::vector<quint32> order(pictures, none);
    std::vector<quint32> queue;
    for (const quint32 start : starts) {
        if (order[start] != none)
            continue;
        size_t next = queue.size();
        order[start] = static_cast<quint32>(next);
        for (queue.push_back(start); next < queue.size(); ++next) {
            const quint32 picture = queue[next];
            std::sort(partners.begin(picture), partners.end(picture), fewerPartners);
            for (auto other = partners.begin(picture); other != partners.end(picture); ++other) {
                if (order[*other] == none) {
                    order[*other] = static_cast<quint32>(queue.size());
                    queue.push_back(*other);
                }
            }
        }
    }
    return order;
}

} // namespace

void orderForReading(std::vector<CandidatePair> &pairs, size_t pictures)
{
    Partners partners(pairs, pictures);
    const std::vector<quint32> order = orderOf(partners, pictures);
    const auto keyOf = [&](const CandidatePair &pair) {
        const quint32 a = order[pair.a];
        const quint32 b = order[pair.b];
        return std::pair(std::max(a, b), std::min(a, b));
    };
    std::sort(pairs.begin(), pairs.end(), [&](const CandidatePair &x, const CandidatePair &y) {
        return keyOf(x) < keyOf(y);
    });
}

} // namespace yuyi
