// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/filtering/duplicates/hamming.h"

#include <algorithm>
#include <array>
#include <memory>

namespace yuyi {

namespace {

constexpr size_t blockSize =
    1024; ///< 32 kB of targets stay in the cache while all queries pass over them
constexpr size_t stepSize = 64;

/// Targets word by word, so that one instruction can count in several of them.
struct Block {
    std::array<std::array<quint64, blockSize>, 4> words;
    size_t count = 0;

    void take(std::span<const Hash256> targets)
    {
        count = targets.size();
        for (size_t t = 0; t < count; ++t) {
            for (size_t word = 0; word < 4; ++word)
                words[word][t] = targets[t].words[word];
        }
        // The last step is counted in full.
        const size_t end = (count + stepSize - 1) / stepSize * stepSize;
        for (size_t t = count; t < end; ++t) {
            for (size_t word = 0; word < 4; ++word)
                words[word][t] = 0;
        }
    }
};

/// Up to here three quarters of the bits tell nearly all of them apart.
constexpr quint64 fewBits = 72;

template <bool early>
[[gnu::always_inline]] inline void scanEach(std::span<const Hash256> queries, const Block &block,
                                            size_t offset, quint64 threshold,
                                            std::vector<HammingHit> &hits)
{
    for (size_t q = 0; q < queries.size(); ++q) {
        if (queries[q].isNull())
            continue;
        const auto &[a, b, c, last] = queries[q].words;
        const quint64 d = last; // clang 14 captures no part of a binding
        for (size_t step = 0; step < block.count; step += stepSize) {
            quint64 distances[stepSize];
            quint64 least = 256;
            const auto lastWord = [&](size_t i) __attribute__((always_inline))
            {
                return static_cast<quint64>(__builtin_popcountll(d ^ block.words[3][step + i]));
            };
            for (size_t i = 0; i < stepSize; ++i) {
                distances[i] = static_cast<quint64>(__builtin_popcountll(a ^ block.words[0][step + i])
                                                    + __builtin_popcountll(b ^ block.words[1][step + i])
                                                    + __builtin_popcountll(c ^ block.words[2][step + i]));
                if constexpr (!early)
                    distances[i] += lastWord(i);
                least = std::min(least, distances[i]);
            }
            if (least > threshold)
                continue;
            if constexpr (early) {
                for (size_t i = 0; i < stepSize; ++i)
                    distances[i] += lastWord(i);
            }
            for (size_t i = 0; i < std::min(stepSize, block.count - step); ++i) {
                if (distances[i] <= threshold)
                    hits.push_back({static_cast<quint32>(q), static_cast<quint32>(offset + step + i), static_cast<quint16>(distances[i])});
            }
        }
    }
}

[[gnu::always_inline]] inline void scanBlock(std::span<const Hash256> queries, const Block &block, size_t offset,
                                             quint64 threshold, std::vector<HammingHit> &hits)
{
    if (threshold <= fewBits)
        scanEach<true>(queries, block, offset, threshold, hits);
    else
        scanEach<false>(queries, block, offset, threshold, hits);
}

using Scan = void (*)(std::span<const Hash256>, const Block &, size_t, quint64,
                      std::vector<HammingHit> &);

#if defined(__x86_64__)
[[gnu::target("avx512f,avx512bw,avx512vl,avx512vpopcntdq,popcnt")]] void scanWithVectors(
    std::span<const Hash256> queries, const Block &block, size_t offset, quint64 threshold,
    std::vector<HammingHit> &hits)
{
    scanBlock(queries, block, offset, threshold, hits);
}

[[gnu::target("popcnt")]] void scanWithPopcount(std::span<const Hash256> queries,
                                                const Block &block, size_t offset,
                                                quint64 threshold, std::vector<HammingHit> &hits)
{
    scanBlock(queries, block, offset, threshold, hits);
}
#endif

void scanPlain(std::span<const Hash256> queries, const Block &block, size_t offset,
               quint64 threshold, std::vector<HammingHit> &hits)
{
    scanBlock(queries, block, offset, threshold, hits);
}

Scan fastestScan()
{
#if defined(__x86_64__)
    if (__builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw")
        && __builtin_cpu_supports("avx512vl") && __builtin_cpu_supports("avx512vpopcntdq"))
        return scanWithVectors;
    if (__builtin_cpu_supports("popcnt"))
        return scanWithPopcount;
#endif
    return scanPlain;
}

} // namespace

int thresholdFor(qsizetype pictures)
{
    return pictures <= 5000   ? 80
         : pictures <= 10000  ? 75
         : pictures <= 20000  ? 70
         : pictures <= 50000  ? 65
         : pictures <= 100000 ? 60
         : pictures <= 300000 ? 52
                              : 45;
}

void scanHamming(std::span<const Hash256> queries, std::span<const Hash256> targets, int threshold,
                 std::vector<HammingHit> &hits)
{
    static const Scan scan = fastestScan();
    // Copying the targets would take as long as comparing them with a few queries.
    if (std::all_of(queries.begin(), queries.end(), [](const Hash256 &query) { return query.isNull(); }))
        return;
    const auto block = std::make_unique<Block>();
    for (size_t begin = 0; begin < targets.size(); begin += blockSize) {
        block->take(targets.subspan(begin, std::min(blockSize, targets.size() - begin)));
        scan(queries, *block, begin, static_cast<quint64>(std::max(0, threshold)), hits);
    }
}

} // namespace yuyi
