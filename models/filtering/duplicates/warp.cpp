// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/filtering/duplicates/warp.h"

#include "models/filtering/duplicates/sampling.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

namespace yuyi {

namespace {

QTransform unitToPixels(QSize size)
{
    return {static_cast<double>(size.width()), 0, 0, static_cast<double>(size.height()), -0.5, -0.5};
}

bool isIdentity(const std::array<double, 6> &map)
{
    constexpr std::array<double, 6> identity{1, 0, 0, 0, 1, 0};
    // The warp itself knows a thirty-second of a pixel.
    return std::equal(map.begin(), map.end(), identity.begin(),
                      [](double x, double y) { return std::abs(x - y) < 1e-5; });
}

/// The columns of a row that come from inside the other picture; none where first > last.
struct Columns {
    int first = 0;
    int last = -1;
};

/// Narrows `columns` to those where −.5 ≤ start + step · column < limit − .5, as the nearest pixel is inside.
void narrow(Columns &columns, double start, double step, double limit)
{
    const double low = -0.5 - start;
    const double high = limit - 0.5 - start;
    if (std::abs(step) < 1e-9) {
        if (low > 0 || high <= 0)
            columns.last = columns.first - 1;
        return;
    }
    const double from = std::min(low / step, high / step);
    const double to = std::max(low / step, high / step);
    columns.first = static_cast<int>(std::max<double>(columns.first, std::ceil(from - 1e-6)));
    columns.last = static_cast<int>(std::min<double>(columns.last, std::floor(to - 1e-6)));
}

/// @brief 255 where the other picture lies, without a rim of two pixels: the rim of a crop or of a trimmed border is half
/// another pixel. Where the picture itself ends, there is no rim.
void drawMask(const std::array<double, 6> &map, QSize other, cv::Mat &mask)
{
    constexpr int rim = 2;
    mask.setTo(cv::Scalar(0));
    const double determinant = map[0] * map[4] - map[1] * map[3];
    if (std::abs(determinant) < 1e-9)
        return;
    std::vector<Columns> rows(static_cast<size_t>(mask.rows), Columns{0, mask.cols - 1});
    for (int y = 0; y < mask.rows; ++y) {
        const double dy = y - map[5];
        Columns &row = rows[static_cast<size_t>(y)];
        narrow(row, (-map[4] * map[2] - map[1] * dy) / determinant, map[4] / determinant,
               other.width());
        narrow(row, (map[0] * dy + map[3] * map[2]) / determinant, -map[3] / determinant,
               other.height());
    }
    for (int y = 0; y < mask.rows; ++y) {
        Columns inner{0, mask.cols - 1};
        for (int near = std::max(0, y - rim); near <= std::min(mask.rows - 1, y + rim); ++near) {
            const Columns &row = rows[static_cast<size_t>(near)];
            inner.first = std::max(inner.first, row.first > 0 ? row.first + rim : 0);
            inner.last =
                std::min(inner.last, row.last < mask.cols - 1 ? row.last - rim : row.last);
        }
        if (inner.first <= inner.last)
            std::fill_n(mask.ptr<uchar>(y) + inner.first, inner.last - inner.first + 1,
                        uchar(255));
    }
}

[[gnu::always_inline]] inline void sampleRows(const SampledPlane &plane, const std::array<double, 6> &map, cv::Mat &to)
{
    std::vector<float> inside(static_cast<size_t>(to.cols));
    for (int y = 0; y < to.rows; ++y)
        sampleRow(plane, map, y, to.cols, to.ptr<float>(y), inside.data());
}

#if defined(__x86_64__)
[[gnu::target("avx2")]] void sampleWithVectors(const SampledPlane &plane, const std::array<double, 6> &map, cv::Mat &to)
{
    sampleRows(plane, map, to);
}
#endif

void sampleAll(const SampledPlane &plane, const std::array<double, 6> &map, cv::Mat &to)
{
#if defined(__x86_64__)
    if (hasVectors())
        return sampleWithVectors(plane, map, to);
#endif
    sampleRows(plane, map, to);
}

template <typename Level>
[[gnu::always_inline]] inline void acrossRow(const Level *from, int width, float *to)
{
    const auto levelAt = [from](int x) __attribute__((always_inline)) { return static_cast<float>(from[x]); };
#pragma omp simd
    for (int x = 1; x < width - 1; ++x)
        to[x] = 0.5f * levelAt(x) + 0.25f * (levelAt(x - 1) + levelAt(x + 1));
    // Beyond its edge the picture goes back.
    const int last = width - 1;
    to[0] = 0.5f * levelAt(0) + 0.5f * levelAt(std::min(1, last));
    to[last] = 0.5f * levelAt(last) + 0.5f * levelAt(std::max(0, last - 1));
}

template <typename Level>
[[gnu::always_inline]] inline void smoothEach(const cv::Mat &from, cv::Mat &to)
{
    const int last = from.rows - 1;
    std::array<std::vector<float>, 3> rows;
    for (std::vector<float> &row : rows)
        row.resize(static_cast<size_t>(from.cols));
    const auto rowAt = [&](int y) __attribute__((always_inline)) { return rows[static_cast<size_t>(y % 3)].data(); };
    acrossRow(from.ptr<Level>(0), from.cols, rowAt(0));
    for (int y = 0; y <= last; ++y) {
        if (y < last)
            acrossRow(from.ptr<Level>(y + 1), from.cols, rowAt(y + 1));
        const float *here = rowAt(y);
        const float *above = y > 0 ? rowAt(y - 1) : rowAt(std::min(1, last));
        const float *below = y < last ? rowAt(y + 1) : rowAt(std::max(0, last - 1));
        float *out = to.ptr<float>(y);
#pragma omp simd
        for (int x = 0; x < from.cols; ++x)
            out[x] = 0.5f * here[x] + 0.25f * (above[x] + below[x]);
    }
}

[[gnu::always_inline]] inline void smoothAny(const cv::Mat &from, cv::Mat &to)
{
    if (from.depth() == CV_8U)
        smoothEach<uchar>(from, to);
    else
        smoothEach<float>(from, to);
}

#if defined(__x86_64__)
[[gnu::target("avx2")]] void smoothWithVectors(const cv::Mat &from, cv::Mat &to)
{
    smoothAny(from, to);
}
#endif

} // namespace

cv::Mat matOf(const GreyPlane &plane)
{
    return cv::Mat(plane.size.height(), plane.size.width(), CV_8U,
                   const_cast<quint8 *>(plane.grey.data()));
}

std::array<double, 6> toPixels(const QTransform &unit, QSize from, QSize to)
{
    const QTransform map = unitToPixels(from).inverted() * unit * unitToPixels(to);
    return {map.m11(), map.m21(), map.dx(), map.m12(), map.m22(), map.dy()};
}

QTransform fromPixels(const std::array<double, 6> &pixels, QSize from, QSize to)
{
    const QTransform map(pixels[0], pixels[3], pixels[1], pixels[4], pixels[2], pixels[5]);
    return unitToPixels(from) * map * unitToPixels(to).inverted();
}

void warpOnto(const GreyPlane &kept, const GreyPlane &other, const QTransform &geometry, cv::Mat &warped,
              cv::Mat &mask)
{
    const std::array<double, 6> values = toPixels(geometry, other.size, kept.size);
    const cv::Size size(kept.size.width(), kept.size.height());
    // Shrinking by a warp aliases: what would be lost is smoothed away first.
    const double scale = std::sqrt(std::abs(values[0] * values[4] - values[1] * values[3]));
    cv::Mat source = matOf(other);
    if (scale < 0.8 && scale > 0.02) {
        cv::Mat smooth;
        cv::GaussianBlur(source, smooth, cv::Size(), std::min(0.45 / scale, 8.0));
        source = smooth;
    }
    if (kept.size == other.size && isIdentity(values)) {
        source.convertTo(warped, CV_32F);
    } else {
        warped.create(size, CV_32F);
        const SampledPlane plane(source.ptr(), other.size, static_cast<qsizetype>(source.step));
        sampleAll(plane, toPixels(geometry.inverted(), kept.size, other.size), warped);
    }
    mask.create(size, CV_8U);
    drawMask(values, other.size, mask);
}

cv::Mat smoothed(const cv::Mat &grey)
{
    cv::Mat result(grey.size(), CV_32F);
    if (grey.empty())
        return result;
#if defined(__x86_64__)
    if (hasVectors()) {
        smoothWithVectors(grey, result);
        return result;
    }
#endif
    smoothAny(grey, result);
    return result;
}

} // namespace yuyi
