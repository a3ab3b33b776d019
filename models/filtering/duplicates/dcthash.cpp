// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/filtering/duplicates/dcthash.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <numbers>

namespace yuyi {

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
    const auto &cosines = vertical.values();
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
    DctBlock sorted = turned;
    const auto middle = sorted.begin() + sorted.size() / 2;
    std::nth_element(sorted.begin(), middle, sorted.end());
    const float median = *middle;
    Hash256 hash;
    for (size_t i = 0; i < turned.size(); ++i) {
        if (turned[i] >= median)
            hash.words[i / 64] |= quint64(1) << (i % 64);
    }
    return hash;
}

} // namespace yuyi
