// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/filtering/duplicates/smoothing.h"

#include "models/filtering/duplicates/sampling.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <vector>

namespace yuyi {

namespace {

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
