// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/filtering/hamming.h"

#include <algorithm>

namespace yuyi::filtering {

namespace {

constexpr size_t blockSize = 2048; ///< 64 kB of targets stay in the cache while all queries pass over them

[[gnu::always_inline]] inline void scanBlocks(std::span<const Hash256> queries, std::span<const Hash256> targets, int threshold,
                                              std::vector<HammingHit> &hits)
{
    for (size_t begin = 0; begin < targets.size(); begin += blockSize) {
        const size_t end = std::min(targets.size(), begin + blockSize);
        for (size_t q = 0; q < queries.size(); ++q) {
            if (queries[q].isNull())
                continue;
            const auto [a, b, c, d] = queries[q].words;
            for (size_t t = begin; t < end; ++t) {
                const auto &words = targets[t].words;
                int distance = __builtin_popcountll(a ^ words[0]) + __builtin_popcountll(b ^ words[1]);
                if (distance > threshold)
                    continue;
                distance += __builtin_popcountll(c ^ words[2]) + __builtin_popcountll(d ^ words[3]);
                if (distance <= threshold)
                    hits.push_back({quint32(q), quint32(t), quint16(distance)});
            }
        }
    }
}

#if defined(__x86_64__)
[[gnu::target("popcnt")]] void scanWithPopcount(std::span<const Hash256> queries, std::span<const Hash256> targets, int threshold,
                                                std::vector<HammingHit> &hits)
{
    scanBlocks(queries, targets, threshold, hits);
}
#endif

void scanPlain(std::span<const Hash256> queries, std::span<const Hash256> targets, int threshold, std::vector<HammingHit> &hits)
{
    scanBlocks(queries, targets, threshold, hits);
}

} // namespace

void scanHamming(std::span<const Hash256> queries, std::span<const Hash256> targets, int threshold, std::vector<HammingHit> &hits)
{
#if defined(__x86_64__)
    static const bool popcount = __builtin_cpu_supports("popcnt") != 0;
    if (popcount)
        return scanWithPopcount(queries, targets, threshold, hits);
#endif
    scanPlain(queries, targets, threshold, hits);
}

} // namespace yuyi::filtering
