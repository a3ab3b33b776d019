// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/filtering/duplicates/registration.h"

#include "models/filtering/duplicates/alignment.h"
#include "models/filtering/duplicates/sampling.h"
#include "models/filtering/duplicates/warp.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <vector>

namespace yuyi {

namespace {

constexpr int leastSide = 6;
constexpr double leastOverlap = 0.3;
/// What is this far from one picture after a few steps never becomes one.
constexpr int hopelessAfter = 3;
constexpr double hopelessBelow = 0.5;
/// Pixels of the plane, at its corners.
constexpr double settledBelow = 0.03;

/// The map from pixels of the kept plane to those of the other one.
using Map = std::array<double, 6>;

struct Light {
    double n = 0, a = 0, b = 0, aa = 0, bb = 0, ab = 0; ///< sums of the kept plane (a) and the other (b)

    double correlation(double least) const
    {
        if (n < least)
            return 0;
        const double varianceA = aa / n - a / n * a / n;
        const double varianceB = bb / n - b / n * b / n;
        if (varianceA < 0.25 || varianceB < 0.25)
            return 0;
        return (ab / n - a / n * b / n) / std::sqrt(varianceA * varianceB);
    }
};

[[gnu::always_inline]] inline void addLight(const float *kept, const float *value, const float *inside, int count, Light &light)
{
    float n = 0, a = 0, b = 0, aa = 0, bb = 0, ab = 0;
#pragma omp simd reduction(+ \
                           : n, a, b, aa, bb, ab)
    for (int x = 0; x < count; ++x) {
        const float m = inside[x];
        const float va = kept[x] * m;
        const float vb = value[x] * m;
        n += m;
        a += va;
        b += vb;
        aa += va * va;
        bb += vb * vb;
        ab += va * vb;
    }
    light.n += static_cast<double>(n);
    light.a += static_cast<double>(a);
    light.b += static_cast<double>(b);
    light.aa += static_cast<double>(aa);
    light.bb += static_cast<double>(bb);
    light.ab += static_cast<double>(ab);
}

/// The kept plane with the slope of its grey levels, and the sums of one step.
class Ground
{
public:
    explicit Ground(const GreyPlane &kept) : m_width(kept.size.width()), m_height(kept.size.height())
    {
        const auto count = static_cast<size_t>(m_width) * static_cast<size_t>(m_height);
        m_grey.assign(kept.grey.begin(), kept.grey.end());
        m_slopeX.resize(count);
        m_slopeY.resize(count);
        m_across.resize(static_cast<size_t>(m_width));
        for (int x = 0; x < m_width; ++x)
            m_across[static_cast<size_t>(x)] = static_cast<float>(acrossOf(x));
        for (int y = 0; y < m_height; ++y) {
            const float *row = rowOf(m_grey, y);
            const float *above = rowOf(m_grey, std::max(0, y - 1));
            const float *below = rowOf(m_grey, std::min(m_height - 1, y + 1));
            float *slopeX = const_cast<float *>(rowOf(m_slopeX, y));
            float *slopeY = const_cast<float *>(rowOf(m_slopeY, y));
            for (int x = 0; x < m_width; ++x)
                slopeY[x] = 0.5f * (below[x] - above[x]);
            for (int x = 1; x + 1 < m_width; ++x)
                slopeX[x] = 0.5f * (row[x + 1] - row[x - 1]);
            slopeX[0] = 0.5f * (row[1] - row[0]);
            slopeX[m_width - 1] = 0.5f * (row[m_width - 1] - row[m_width - 2]);
        }
    }

    int width() const { return m_width; }
    int height() const { return m_height; }
    const float *grey(int y) const { return rowOf(m_grey, y); }
    const float *slopeX(int y) const { return rowOf(m_slopeX, y); }
    const float *slopeY(int y) const { return rowOf(m_slopeY, y); }
    const float *across() const { return m_across.data(); }
    /// Coordinates from the middle, −1…1 along the longer side.
    double acrossOf(double x) const { return (x - (m_width - 1) / 2.0) / unit(); }
    double downOf(double y) const { return (y - (m_height - 1) / 2.0) / unit(); }
    double unit() const { return std::max(m_width, m_height) / 2.0; }

private:
    const float *rowOf(const std::vector<float> &plane, int y) const
    {
        return plane.data() + static_cast<size_t>(y) * static_cast<size_t>(m_width);
    }

    int m_width;
    int m_height;
    std::vector<float> m_grey;
    std::vector<float> m_slopeX;
    std::vector<float> m_slopeY;
    std::vector<float> m_across;
};

constexpr size_t unknowns = 8; ///< six of the map, gain and bias

/// The normal equations of one step.
struct Equations {
    std::array<std::array<double, unknowns>, unknowns> matrix{};
    std::array<double, unknowns> right{};
    Light light;
};

/// What a row adds: products of slopes, and of slopes with grey levels, each times powers of the place across.
struct RowSums {
    float xx0 = 0, xx1 = 0, xx2 = 0, xy0 = 0, xy1 = 0, xy2 = 0, yy0 = 0, yy1 = 0, yy2 = 0;
    float xa0 = 0, xa1 = 0, ya0 = 0, ya1 = 0, xb0 = 0, xb1 = 0, yb0 = 0, yb1 = 0, x0 = 0, x1 = 0, y0 = 0, y1 = 0;
};

[[gnu::always_inline]] inline RowSums rowSumsOf(const Ground &ground, int y, const float *value, const float *inside)
{
    const float *slopeX = ground.slopeX(y);
    const float *slopeY = ground.slopeY(y);
    const float *kept = ground.grey(y);
    const float *across = ground.across();
    const int count = ground.width();
    float xx0 = 0, xx1 = 0, xx2 = 0, xy0 = 0, xy1 = 0, xy2 = 0, yy0 = 0, yy1 = 0, yy2 = 0;
#pragma omp simd reduction(+ \
                           : xx0, xx1, xx2, xy0, xy1, xy2, yy0, yy1, yy2)
    for (int x = 0; x < count; ++x) {
        const float gx = slopeX[x] * inside[x];
        const float gy = slopeY[x] * inside[x];
        const float at = across[x];
        const float xx = gx * gx;
        const float xy = gx * gy;
        const float yy = gy * gy;
        xx0 += xx;
        xy0 += xy;
        yy0 += yy;
        xx1 += xx * at;
        xy1 += xy * at;
        yy1 += yy * at;
        xx2 += xx * at * at;
        xy2 += xy * at * at;
        yy2 += yy * at * at;
    }
    float xa0 = 0, xa1 = 0, ya0 = 0, ya1 = 0, xb0 = 0, xb1 = 0, yb0 = 0, yb1 = 0, x0 = 0, x1 = 0, y0 = 0, y1 = 0;
#pragma omp simd reduction(+ \
                           : xa0, xa1, ya0, ya1, xb0, xb1, yb0, yb1, x0, x1, y0, y1)
    for (int x = 0; x < count; ++x) {
        const float gx = slopeX[x] * inside[x];
        const float gy = slopeY[x] * inside[x];
        const float at = across[x];
        x0 += gx;
        y0 += gy;
        x1 += gx * at;
        y1 += gy * at;
        xa0 += gx * kept[x];
        ya0 += gy * kept[x];
        xa1 += gx * kept[x] * at;
        ya1 += gy * kept[x] * at;
        xb0 += gx * value[x];
        yb0 += gy * value[x];
        xb1 += gx * value[x] * at;
        yb1 += gy * value[x] * at;
    }
    return {xx0, xx1, xx2, xy0, xy1, xy2, yy0, yy1, yy2, xa0, xa1, ya0, ya1, xb0, xb1, yb0, yb1, x0, x1, y0, y1};
}

void addRow(const RowSums &row, double down, Equations &to)
{
    // The unknowns of the map: across, down and 1 times the slope along x, then the same along y.
    const auto addProducts = [&](size_t i, size_t j, double s0, double s1, double s2) {
        to.matrix[i][j] += s2;
        to.matrix[i][j + 1] += s1 * down;
        to.matrix[i][j + 2] += s1;
        to.matrix[i + 1][j] += s1 * down;
        to.matrix[i + 1][j + 1] += s0 * down * down;
        to.matrix[i + 1][j + 2] += s0 * down;
        to.matrix[i + 2][j] += s1;
        to.matrix[i + 2][j + 1] += s0 * down;
        to.matrix[i + 2][j + 2] += s0;
    };
    const auto wide = [](float value) { return static_cast<double>(value); };
    addProducts(0, 0, wide(row.xx0), wide(row.xx1), wide(row.xx2));
    addProducts(0, 3, wide(row.xy0), wide(row.xy1), wide(row.xy2));
    addProducts(3, 3, wide(row.yy0), wide(row.yy1), wide(row.yy2));
    const auto addMixed = [&](size_t i, float s0, float s1, auto &&add) {
        add(i, wide(s1));
        add(i + 1, wide(s0) * down);
        add(i + 2, wide(s0));
    };
    const auto gain = [&](size_t i, double sum) { to.matrix[i][6] -= sum; };
    const auto bias = [&](size_t i, double sum) { to.matrix[i][7] -= sum; };
    const auto right = [&](size_t i, double sum) { to.right[i] -= sum; };
    addMixed(0, row.xb0, row.xb1, gain);
    addMixed(3, row.yb0, row.yb1, gain);
    addMixed(0, row.x0, row.x1, bias);
    addMixed(3, row.y0, row.y1, bias);
    addMixed(0, row.xa0, row.xa1, right);
    addMixed(3, row.ya0, row.ya1, right);
}

[[gnu::always_inline]] inline void sumStep(const Ground &ground, const SampledPlane &other, const Map &map, Equations &equations)
{
    std::vector<float> value(static_cast<size_t>(ground.width()));
    std::vector<float> inside(value.size());
    for (int y = 0; y < ground.height(); ++y) {
        sampleRow(other, map, y, ground.width(), value.data(), inside.data());
        addLight(ground.grey(y), value.data(), inside.data(), ground.width(), equations.light);
        addRow(rowSumsOf(ground, y, value.data(), inside.data()), ground.downOf(y), equations);
    }
}

[[gnu::always_inline]] inline void sumLight(const GreyPlane &kept, const SampledPlane &other, const Map &map, Light &light)
{
    const int count = kept.size.width();
    std::vector<float> value(static_cast<size_t>(count));
    std::vector<float> inside(value.size());
    std::vector<float> grey(value.size());
    for (int y = 0; y < kept.size.height(); ++y) {
        const quint8 *row = kept.grey.data() + static_cast<size_t>(y) * grey.size();
        std::copy(row, row + grey.size(), grey.data());
        sampleRow(other, map, y, count, value.data(), inside.data());
        addLight(grey.data(), value.data(), inside.data(), count, light);
    }
}

#if defined(__x86_64__)
[[gnu::target("avx2")]] void sumStepWithVectors(const Ground &ground, const SampledPlane &other, const Map &map, Equations &equations)
{
    sumStep(ground, other, map, equations);
}

[[gnu::target("avx2")]] void sumLightWithVectors(const GreyPlane &kept, const SampledPlane &other, const Map &map, Light &light)
{
    sumLight(kept, other, map, light);
}
#endif

Equations equationsOf(const Ground &ground, const SampledPlane &other, const Map &map)
{
    Equations equations;
#if defined(__x86_64__)
    if (hasVectors())
        sumStepWithVectors(ground, other, map, equations);
    else
#endif
        sumStep(ground, other, map, equations);
    const Light &light = equations.light;
    auto &matrix = equations.matrix;
    for (size_t i = 0; i < 3; ++i) {
        for (size_t j = 3; j < 6; ++j)
            matrix[j][i] = matrix[i][j];
    }
    matrix[6][6] = light.bb;
    matrix[6][7] = matrix[7][6] = light.b;
    matrix[7][7] = light.n;
    for (size_t i = 0; i < 6; ++i) {
        matrix[6][i] = matrix[i][6];
        matrix[7][i] = matrix[i][7];
    }
    equations.right[6] = light.ab;
    equations.right[7] = light.a;
    return equations;
}

/// By elimination; the matrix is symmetric and, where there is anything to see, positive.
std::optional<std::array<double, unknowns>> solved(Equations equations)
{
    auto &matrix = equations.matrix;
    auto &right = equations.right;
    for (size_t i = 0; i < unknowns; ++i) {
        // The same scale for all: slopes and grey levels differ by thousands.
        matrix[i][i] *= 1 + 1e-7;
        if (!(matrix[i][i] > 1e-6))
            return std::nullopt;
        for (size_t j = i + 1; j < unknowns; ++j) {
            const double factor = matrix[j][i] / matrix[i][i];
            for (size_t k = i; k < unknowns; ++k)
                matrix[j][k] -= factor * matrix[i][k];
            right[j] -= factor * right[i];
        }
    }
    for (size_t i = unknowns; i-- > 0;) {
        for (size_t k = i + 1; k < unknowns; ++k)
            right[i] -= matrix[i][k] * right[k];
        right[i] /= matrix[i][i];
    }
    return right;
}

bool isLargeEnough(const GreyPlane &plane) { return std::min(plane.size.width(), plane.size.height()) >= leastSide; }

double leastPixels(const GreyPlane &kept) { return leastOverlap * kept.size.width() * kept.size.height(); }

bool overlapEnough(const QTransform &geometry)
{
    return geometry.isInvertible() && std::min(overlapOf(geometry), overlapOf(geometry.inverted())) >= leastOverlap;
}

} // namespace

double planeCorrelation(const GreyPlane &kept, const GreyPlane &other, const QTransform &geometry)
{
    if (!isLargeEnough(kept) || !isLargeEnough(other) || !overlapEnough(geometry))
        return 0;
    const Map map = toPixels(geometry.inverted(), kept.size, other.size);
    const SampledPlane source(other.grey.data(), other.size, other.size.width());
    Light light;
#if defined(__x86_64__)
    if (hasVectors())
        sumLightWithVectors(kept, source, map, light);
    else
#endif
        sumLight(kept, source, map, light);
    return light.correlation(leastPixels(kept));
}

Registration registered(const GreyPlane &kept, const GreyPlane &other, const QTransform &start, int steps)
{
    Registration best{start, 0};
    if (!isLargeEnough(kept) || !isLargeEnough(other) || !overlapEnough(start))
        return best;
    const Ground ground(kept);
    const SampledPlane source(other.grey.data(), other.size, other.size.width());
    Map map = toPixels(start.inverted(), kept.size, other.size);
    for (int step = 0; step <= steps; ++step) {
        const Equations equations = equationsOf(ground, source, map);
        const double correlation = equations.light.correlation(leastPixels(kept));
        if (step == 0 || correlation > best.correlation) {
            best.correlation = correlation;
            if (step > 0)
                best.geometry = fromPixels(map, kept.size, other.size).inverted();
        } else if (correlation < best.correlation - 0.05) {
            break;
        }
        if (step == steps || (step >= hopelessAfter && best.correlation < hopelessBelow))
            break;
        const auto moved = solved(equations);
        if (!moved)
            break;
        const auto &d = *moved;
        // The kept plane would have to move so; the other one moves the other way.
        const double unit = ground.unit();
        const double cx = (ground.width() - 1) / 2.0;
        const double cy = (ground.height() - 1) / 2.0;
        const double a = 1 + d[0] / unit, b = d[1] / unit, c = d[2] - (d[0] * cx + d[1] * cy) / unit;
        const double e = d[3] / unit, f = 1 + d[4] / unit, g = d[5] - (d[3] * cx + d[4] * cy) / unit;
        const double determinant = a * f - b * e;
        if (!(std::abs(determinant) > 0.3) || std::abs(determinant) > 3)
            break;
        const Map back{f / determinant, -b / determinant, (b * g - c * f) / determinant,
                       -e / determinant, a / determinant, (c * e - a * g) / determinant};
        map = {map[0] * back[0] + map[1] * back[3], map[0] * back[1] + map[1] * back[4],
               map[0] * back[2] + map[1] * back[5] + map[2], map[3] * back[0] + map[4] * back[3],
               map[3] * back[1] + map[4] * back[4], map[3] * back[2] + map[4] * back[5] + map[5]};
        const double moves = std::max(std::abs(d[0]) + std::abs(d[1]) + std::abs(d[2]), std::abs(d[3]) + std::abs(d[4]) + std::abs(d[5]));
        if (moves < settledBelow)
            break;
    }
    return best;
}

} // namespace yuyi
