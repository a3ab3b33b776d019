// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/filtering/duplicates/hammingjoin.h"

#include "models/filtering/duplicates/parallel.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <bit>
#include <cstddef>
#include <numeric>
#include <utility>

#if defined(__x86_64__)
#include <immintrin.h>
#endif

namespace yuyi {

namespace {

constexpr int partBits = 16;
constexpr int partCount = 16;
constexpr size_t keyCount = size_t(1) << partBits;
/// Keys that share their upper half are neighbours in memory: few enough hashes to stay near the processor while two such ranges
/// are compared.
constexpr int rangeBits = 8;
constexpr size_t rangeCount = size_t(1) << (partBits - rangeBits);
constexpr size_t rangeKeys = size_t(1) << rangeBits;
static_assert(partCount * rangeCount == HammingJoin::steps);
/// Hashes compared by one instruction.
constexpr size_t lanes = 8;
/// Comparing two keys' hashes takes as long as this many comparisons more, and each as long as this many in a scan of all.
constexpr double pairsPerTile = 24;
constexpr double pairsPerPair = 2;
/// Below this a scan of all is a matter of seconds.
constexpr double manyPairs = 1e10;

quint32 keyOf(const Hash256 &hash, int part)
{
    return static_cast<quint32>(hash.words[static_cast<size_t>(part / 4)] >> (part % 4 * partBits)) & (keyCount - 1);
}

/// @brief In how many bits each part may differ. If all parts differed in one more, that would be more than `threshold`, so a pair
/// within it has a part that does not.
std::array<int, partCount> radiiFor(int threshold)
{
    std::array<int, partCount> radii{};
    const int sum = threshold + 1 - partCount;
    for (int part = 0; part < partCount; ++part)
        radii[static_cast<size_t>(part)] = sum < 0 ? (part <= threshold ? 0 : -1) : sum / partCount + (part < sum % partCount ? 1 : 0);
    return radii;
}

/// Where the hashes of each key of a part begin.
std::vector<quint32> startsOf(std::span<const Hash256> hashes, int part)
{
    std::vector<quint32> starts(keyCount + 1, 0);
    for (const Hash256 &hash : hashes) {
        if (!hash.isNull())
            ++starts[keyOf(hash, part) + 1];
    }
    std::partial_sum(starts.begin(), starts.end(), starts.begin());
    return starts;
}

/// Hashes sorted by one part, word by word.
struct KeyTable {
    KeyTable(std::span<const Hash256> hashes, int part) : starts(startsOf(hashes, part)), places(starts.back())
    {
        for (std::vector<quint64> &list : words)
            list.resize(places.size() + lanes);
        std::vector<quint32> next(starts.begin(), starts.end() - 1);
        for (quint32 i = 0; i < hashes.size(); ++i) {
            if (hashes[i].isNull())
                continue;
            const quint32 at = next[keyOf(hashes[i], part)]++;
            places[at] = i;
            for (size_t word = 0; word < 4; ++word)
                words[word][at] = hashes[i].words[word];
        }
    }

    std::vector<quint32> starts;
    std::vector<quint32> places;
    std::array<std::vector<quint64>, 4> words;
};

struct Near {
    quint32 a; ///< index into the first table
    quint32 b;
    quint16 distance;
};

struct Tile {
    quint32 aBegin;
    quint32 aEnd;
    quint32 bBegin;
    quint32 bEnd;
};

using CompareTile = void (*)(const KeyTable &, const KeyTable &, const Tile &, int threshold, std::vector<Near> &);

[[gnu::always_inline]] inline void compareEach(const KeyTable &a, const KeyTable &b,
                                               const Tile &tile, int threshold,
                                               std::vector<Near> &near)
{
    for (quint32 i = tile.aBegin; i < tile.aEnd; ++i) {
        for (quint32 j = tile.bBegin; j < tile.bEnd; ++j) {
            int distance = 0;
            for (size_t word = 0; word < 4; ++word)
                distance += std::popcount(a.words[word][i] ^ b.words[word][j]);
            if (distance <= threshold)
                near.push_back({i, j, static_cast<quint16>(distance)});
        }
    }
}

void comparePlain(const KeyTable &a, const KeyTable &b, const Tile &tile, int threshold, std::vector<Near> &near)
{
    compareEach(a, b, tile, threshold, near);
}

#if defined(__x86_64__)
[[gnu::target("popcnt")]] void compareWithPopcount(const KeyTable &a, const KeyTable &b, const Tile &tile, int threshold,
                                                   std::vector<Near> &near)
{
    compareEach(a, b, tile, threshold, near);
}

[[gnu::target("avx512f,avx512vpopcntdq,popcnt,bmi")]] void compareWithLanes(const KeyTable &a, const KeyTable &b, const Tile &tile,
                                                                            int threshold, std::vector<Near> &near)
{
    const quint64 *const b0 = b.words[0].data();
    const quint64 *const b1 = b.words[1].data();
    const quint64 *const b2 = b.words[2].data();
    const quint64 *const b3 = b.words[3].data();
    const quint64 *const a0 = a.words[0].data();
    const quint64 *const a1 = a.words[1].data();
    const quint64 *const a2 = a.words[2].data();
    const quint64 *const a3 = a.words[3].data();
    const __m512i limit = _mm512_set1_epi64(threshold);
    for (quint32 j = tile.bBegin; j < tile.bEnd; j += lanes) {
        const quint32 left = tile.bEnd - j;
        const auto filled = static_cast<__mmask8>(left >= lanes ? 0xFFu : (1u << left) - 1);
        const __m512i t0 = _mm512_loadu_si512(b0 + j);
        const __m512i t1 = _mm512_loadu_si512(b1 + j);
        const __m512i t2 = _mm512_loadu_si512(b2 + j);
        const __m512i t3 = _mm512_loadu_si512(b3 + j);
        for (quint32 i = tile.aBegin; i < tile.aEnd; ++i) {
            const __m512i low = _mm512_add_epi64(
                _mm512_popcnt_epi64(_mm512_xor_si512(t0, _mm512_set1_epi64(static_cast<qint64>(a0[i])))),
                _mm512_popcnt_epi64(_mm512_xor_si512(t1, _mm512_set1_epi64(static_cast<qint64>(a1[i])))));
            const __m512i high = _mm512_add_epi64(
                _mm512_popcnt_epi64(_mm512_xor_si512(t2, _mm512_set1_epi64(static_cast<qint64>(a2[i])))),
                _mm512_popcnt_epi64(_mm512_xor_si512(t3, _mm512_set1_epi64(static_cast<qint64>(a3[i])))));
            const __m512i distances = _mm512_add_epi64(low, high);
            auto within = static_cast<quint32>(_mm512_mask_cmple_epu64_mask(filled, distances, limit));
            if (within == 0) [[likely]]
                continue;
            std::array<quint64, lanes> each;
            _mm512_storeu_si512(each.data(), distances);
            for (; within != 0; within &= within - 1) {
                const auto lane = static_cast<quint32>(std::countr_zero(within));
                near.push_back({i, j + lane, static_cast<quint16>(each[lane])});
            }
        }
    }
}
#endif

CompareTile fastestTile()
{
#if defined(__x86_64__)
    if (__builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512vpopcntdq"))
        return compareWithLanes;
    if (__builtin_cpu_supports("popcnt"))
        return compareWithPopcount;
#endif
    return comparePlain;
}

/// All numbers of `bits` bits with at most `most` ones, those with fewer ones first.
std::vector<quint32> masksOf(int bits, int most)
{
    std::vector<quint32> masks;
    for (quint32 mask = 0; mask < quint32(1) << bits; ++mask) {
        if (std::popcount(mask) <= most)
            masks.push_back(mask);
    }
    std::stable_sort(masks.begin(), masks.end(), [](quint32 x, quint32 y) { return std::popcount(x) < std::popcount(y); });
    return masks;
}

/// The hashes of one list by one part, each with those of the other whose part is near.
class PartJoin
{
public:
    PartJoin(const KeyTable &a, const KeyTable &b, bool itself, int radius, int threshold)
        : m_a(a), m_b(b), m_itself(itself), m_radius(radius), m_threshold(threshold), m_masks(masksOf(rangeBits, radius))
    {
    }

    /// Compares the hashes of a range of keys with all.
    void compare(quint32 range, std::vector<Near> &near) const
    {
        static const CompareTile compareTile = fastestTile();
        for (const quint32 high : masksOf(partBits - rangeBits, m_radius)) {
            const quint32 other = range ^ high;
            if (m_itself && other < range)
                continue;
            const int left = m_radius - std::popcount(high);
            const auto end = std::find_if(m_masks.begin(), m_masks.end(), [&](quint32 mask) { return std::popcount(mask) > left; });
            for (quint32 key = range * rangeKeys; key < (range + 1) * rangeKeys; ++key) {
                if (m_a.starts[key] == m_a.starts[key + 1])
                    continue;
                for (auto low = m_masks.begin(); low != end; ++low) {
                    const quint32 to = other * rangeKeys + (key % rangeKeys ^ *low);
                    if (m_b.starts[to] == m_b.starts[to + 1] || (m_itself && to < key))
                        continue;
                    compareTile(m_a, m_b, {m_a.starts[key], m_a.starts[key + 1], m_b.starts[to], m_b.starts[to + 1]}, m_threshold, near);
                }
            }
        }
    }

private:
    const KeyTable &m_a;
    const KeyTable &m_b;
    bool m_itself;
    int m_radius;
    int m_threshold;
    std::vector<quint32> m_masks;
};

/// Whether an earlier part has shown this pair, too.
bool wasMet(const Hash256 &a, const Hash256 &b, int part, const std::array<int, partCount> &radii)
{
    for (int earlier = 0; earlier < part; ++earlier) {
        if (std::popcount(keyOf(a, earlier) ^ keyOf(b, earlier)) <= radii[static_cast<size_t>(earlier)])
            return true;
    }
    return false;
}

/// What a part costs, in comparisons of a scan. Of the keys that few hashes have, one in `step` is counted for all.
double costOf(const std::vector<quint32> &a, const std::vector<quint32> &b, int radius, bool itself)
{
    constexpr quint32 step = 64;
    const quint32 few = 8 * (a.back() / keyCount + 1);
    const std::vector<quint32> masks = masksOf(partBits, radius);
    double pairs = 0;
    double tiles = 0;
    for (quint32 key = 0; key < keyCount; ++key) {
        const quint32 count = a[key + 1] - a[key];
        if (count == 0 || (count <= few && key * 0x9E37u % step != 0))
            continue;
        quint64 met = 0;
        quint64 filled = 0;
        for (const quint32 mask : masks) {
            const quint32 others = b[(key ^ mask) + 1] - b[key ^ mask];
            met += others;
            filled += others > 0 ? 1 : 0;
        }
        const double weight = (count > few ? 1 : step) * (itself ? 0.5 : 1);
        pairs += weight * static_cast<double>(met) * count;
        tiles += weight * static_cast<double>(filled);
    }
    return pairsPerPair * pairs + pairsPerTile * tiles;
}

int bitsOf(const Hash256 &hash)
{
    return std::transform_reduce(hash.words.begin(), hash.words.end(), 0, std::plus<>(), [](quint64 word) { return std::popcount(word); });
}

/// A scan takes a hash without bits for a target like others.
void addNullTargets(std::span<const Hash256> queries, std::span<const Hash256> targets, int threshold, std::vector<HammingHit> &hits)
{
    std::vector<quint32> nulls;
    for (quint32 t = 0; t < targets.size(); ++t) {
        if (targets[t].isNull())
            nulls.push_back(t);
    }
    for (quint32 q = 0; q < queries.size() && !nulls.empty(); ++q) {
        const int bits = bitsOf(queries[q]);
        if (bits == 0 || bits > threshold)
            continue;
        for (const quint32 t : nulls)
            hits.push_back({q, t, static_cast<quint16>(bits)});
    }
}

} // namespace

HammingJoin::HammingJoin(std::span<const Hash256> queries, std::span<const Hash256> targets, int threshold)
    : m_queries(queries), m_targets(targets), m_threshold(threshold)
{
}

bool HammingJoin::isItself() const { return m_queries.data() == m_targets.data() && m_queries.size() == m_targets.size(); }

bool HammingJoin::isWorthwhile() const
{
    const double all = static_cast<double>(m_queries.size()) * static_cast<double>(m_targets.size()) * (isItself() ? 0.5 : 1);
    if (all < manyPairs)
        return false;
    const std::array<int, partCount> radii = radiiFor(m_threshold);
    double cost = 0;
    for (int part = 0; part < partCount && cost < all; ++part) {
        const std::vector<quint32> starts = startsOf(m_queries, part);
        cost += costOf(starts, isItself() ? starts : startsOf(m_targets, part), radii[static_cast<size_t>(part)], isItself());
    }
    return cost < all;
}

std::vector<HammingHit> HammingJoin::hits(int threads, const std::function<bool()> &stop, const std::function<void()> &advance) const
{
    const std::array<int, partCount> radii = radiiFor(m_threshold);
    const bool itself = isItself();
    std::vector<std::vector<HammingHit>> found(static_cast<size_t>(workersFor(threads)), std::vector<HammingHit>());
    for (int part = 0; part < partCount && !stop(); ++part) {
        const int radius = radii[static_cast<size_t>(part)];
        const KeyTable a(m_queries, part);
        const KeyTable others(itself ? std::span<const Hash256>() : m_targets, part);
        const KeyTable &b = itself ? a : others;
        const PartJoin join(a, b, itself, radius, m_threshold);
        parallelFor(static_cast<qsizetype>(rangeCount), threads, stop, [&](qsizetype range, int worker) {
            std::vector<Near> near;
            join.compare(static_cast<quint32>(range), near);
            for (const Near &pair : near) {
                quint32 query = a.places[pair.a];
                quint32 target = b.places[pair.b];
                // Two hashes of one key are met from both sides.
                if (itself && query >= target && keyOf(m_queries[query], part) == keyOf(m_queries[target], part))
                    continue;
                if (wasMet(m_queries[query], m_targets[target], part, radii))
                    continue;
                if (itself && query > target)
                    std::swap(query, target);
                found[static_cast<size_t>(worker)].push_back({query, target, pair.distance});
            }
            advance();
        });
    }
    std::vector<HammingHit> all;
    for (const std::vector<HammingHit> &part : found)
        all.insert(all.end(), part.begin(), part.end());
    addNullTargets(m_queries, m_targets, m_threshold, all);
    if (itself)
        std::erase_if(all, [](const HammingHit &hit) { return hit.target <= hit.query; });
    std::sort(all.begin(), all.end(), [](const HammingHit &x, const HammingHit &y) {
        return std::pair(x.query, x.target) < std::pair(y.query, y.target);
    });
    return stop() ? std::vector<HammingHit>() : all;
}

} // namespace yuyi
