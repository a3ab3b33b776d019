// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSize>
#include <QtGlobal>

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

namespace yuyi {

/// The grey levels of a plane as numbers to be read between its pixels; the last row and column are their own neighbours.
class SampledPlane
{
public:
    SampledPlane(const quint8 *grey, QSize size, qsizetype rowBytes);

    QSize size() const { return m_size; }
    const float *values() const { return m_values.data(); }
    int stride() const { return m_size.width() + 1; }

private:
    QSize m_size;
    std::vector<float> m_values;
};

/// @brief The first `count` pixels of row `y` of another plane, taken where `map` (2 × 3, row by row) leads, linear between four
/// pixels. `inside` becomes 1 where that is in the plane or half a pixel beside it, else 0; there the nearest pixel counts.
/// In the header, so that each caller has it in the instructions it was compiled for.
[[gnu::always_inline]] inline void sampleRow(const SampledPlane &plane, const std::array<double, 6> &map, int y, int count,
                                             float *value, float *inside)
{
    const float *from = plane.values();
    const int stride = plane.stride();
    const auto u0 = static_cast<float>(map[1] * y + map[2]);
    const auto v0 = static_cast<float>(map[4] * y + map[5]);
    const auto du = static_cast<float>(map[0]);
    const auto dv = static_cast<float>(map[3]);
    const auto lastU = static_cast<float>(plane.size().width() - 1);
    const auto lastV = static_cast<float>(plane.size().height() - 1);
#pragma omp simd
    for (int x = 0; x < count; ++x) {
        const float u = u0 + du * static_cast<float>(x);
        const float v = v0 + dv * static_cast<float>(x);
        const float nearU = std::min(std::max(u, 0.0f), lastU);
        const float nearV = std::min(std::max(v, 0.0f), lastV);
        inside[x] = (std::abs(u - nearU) <= 0.5f ? 1.0f : 0.0f) * (std::abs(v - nearV) <= 0.5f ? 1.0f : 0.0f);
        const int column = static_cast<int>(nearU);
        const int row = static_cast<int>(nearV);
        const float partU = nearU - static_cast<float>(column);
        const float partV = nearV - static_cast<float>(row);
        const int at = row * stride + column;
        const float upper = from[at] + partU * (from[at + 1] - from[at]);
        const float lower = from[at + stride] + partU * (from[at + stride + 1] - from[at + stride]);
        value[x] = upper + partV * (lower - upper);
    }
}

/// Whether the processor has the instructions of the faster copies of such loops.
inline bool hasVectors()
{
#if defined(__x86_64__)
    static const bool vectors = __builtin_cpu_supports("avx2") != 0;
    return vectors;
#else
    return false;
#endif
}

} // namespace yuyi
