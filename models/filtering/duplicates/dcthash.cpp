// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/filtering/duplicates/dcthash.h"

#include "models/filtering/duplicates/sampling.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <numbers>

namespace yuyi {

namespace {

/// As a whole number in the same order.
qint32 orderedBits(float value)
{
    const auto bits = std::bit_cast<qint32>(value);
    return bits ^ ((bits >> 31) & 0x7FFFFFFF);
}

float fromOrderedBits(qint32 bits) { return std::bit_cast<float>(bits ^ ((bits >> 31) & 0x7FFFFFFF)); }

/// @brief The upper of the two middle values. Halving the range of values and counting takes a fifth of the time of
/// std::nth_element, which cannot foresee its branches.
float medianOf(const DctBlock &block)
{
    std::array<qint32, std::tuple_size_v<DctBlock>> keys;
    std::transform(block.begin(), block.end(), keys.begin(), orderedBits);
    const auto [least, most] = std::minmax_element(keys.begin(), keys.end());
    qint64 low = *least;
    qint64 high = *most;
    while (low < high) {
        const qint64 middle = low + (high - low) / 2;
        const auto limit = static_cast<qint32>(middle);
        int upTo = 0;
        for (const qint32 key : keys)
            upTo += key <= limit ? 1 : 0;
        if (upTo > static_cast<int>(keys.size() / 2))
            high = middle;
        else
            low = middle + 1;
    }
    return fromOrderedBits(static_cast<qint32>(low));
}

[[gnu::always_inline]] inline void addRows(const HashTile &tile, const std::array<float, hashSide * tileSide> &cosines, HalfBlock &result)
{
    for (size_t k = 0; k < hashSide; ++k) {
        float *out = &result[k * tileSide];
        for (size_t y = 0; y < tileSide; ++y) {
            const float weight = cosines[k * tileSide + y];
            if (weight == 0.0f)
                continue;
            const float *row = &tile[y * tileSide];
            for (size_t x = 0; x < tileSide; ++x)
                out[x] += weight * row[x];
        }
    }
}

#if defined(__x86_64__)
[[gnu::target("avx2")]] void addRowsWithVectors(const HashTile &tile, const std::array<float, hashSide * tileSide> &cosines,
                                                HalfBlock &result)
{
    addRows(tile, cosines, result);
}
#endif

} // namespace

int distanceBetween(const Hash256 &a, const Hash256 &b)
{
    int distance = 0;
    for (size_t i = 0; i < a.words.size(); ++i)
        distance += std::popcount(a.words[i] ^ b.words[i]);
    return distance;
}

CosineBasis::CosineBasis(double start, double end) : m_length((end - start) * tileSide)
{
    const double first = start * tileSide;
    const double last = end * tileSide;
    for (int x = 0; x < tileSide; ++x) {
        const double from = std::max<double>(first, x);
        const double to = std::min<double>(last, x + 1);
        if (to <= from)
            continue;
        const double middle = (from + to) / 2 - first;
        for (int k = 1; k <= hashSide; ++k) {
            m_values[static_cast<size_t>((k - 1) * tileSide + x)] =
                static_cast<float>((to - from) * std::sqrt(2 / m_length)
                                   * std::cos(std::numbers::pi * k * middle / m_length));
        }
    }
}

HalfBlock transformRows(const HashTile &tile, const CosineBasis &vertical)
{
    HalfBlock result{};
#if defined(__x86_64__)
    if (hasVectors()) {
        addRowsWithVectors(tile, vertical.values(), result);
        return result;
    }
#endif
    addRows(tile, vertical.values(), result);
    return result;
}

DctBlock transformColumns(const HalfBlock &half, const CosineBasis &horizontal)
{
    DctBlock block{};
    const auto &cosines = horizontal.values();
    for (size_t r = 0; r < hashSide; ++r) {
        const float *row = &half[r * tileSide];
        for (size_t c = 0; c < hashSide; ++c) {
            const float *wave = &cosines[c * tileSide];
            // Four sums side by side: the compiler may not reorder one.
            float sums[4] = {0, 0, 0, 0};
            for (size_t x = 0; x < tileSide; x += 4) {
                for (size_t lane = 0; lane < 4; ++lane)
                    sums[lane] += row[x + lane] * wave[x + lane];
            }
            block[r * hashSide + c] = (sums[0] + sums[1]) + (sums[2] + sums[3]);
        }
    }
    return block;
}

double dctDetailOf(const DctBlock &block, double area)
{
    double energy = 0;
    for (const float coefficient : block)
        energy += static_cast<double>(coefficient) * static_cast<double>(coefficient);
    return std::sqrt(energy / area);
}

Hash256 dctHashOf(const DctBlock &block, PictureTurn turn)
{
    const bool transposed = turn == PictureTurn::Transpose || turn == PictureTurn::Rotate90
                         || turn == PictureTurn::Rotate270 || turn == PictureTurn::AntiTranspose;
    const bool mirrorX = turn == PictureTurn::MirrorX || turn == PictureTurn::Rotate180 || turn == PictureTurn::Rotate90
                      || turn == PictureTurn::AntiTranspose;
    const bool mirrorY = turn == PictureTurn::MirrorY || turn == PictureTurn::Rotate180 || turn == PictureTurn::Rotate270
                      || turn == PictureTurn::AntiTranspose;
    DctBlock turned;
    for (size_t r = 0; r < hashSide; ++r) {
        for (size_t c = 0; c < hashSide; ++c) {
            const float value = transposed ? block[c * hashSide + r] : block[r * hashSide + c];
            // Frequency k = index + 1; mirroring turns the sign of the odd ones.
            const bool negative = (mirrorX && c % 2 == 0) != (mirrorY && r % 2 == 0);
            turned[r * hashSide + c] = negative ? -value : value;
        }
    }
    const float median = medianOf(turned);
    Hash256 hash;
    for (size_t i = 0; i < turned.size(); ++i) {
        if (turned[i] >= median)
            hash.words[i / 64] |= quint64(1) << (i % 64);
    }
    return hash;
}

} // namespace yuyi
