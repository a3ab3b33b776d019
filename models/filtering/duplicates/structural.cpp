// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/filtering/duplicates/structural.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <array>
#include <vector>

namespace yuyi {

namespace {

constexpr int windowSide = 7;
/// So that every row counts in some window.
constexpr int rowStep = 4;
constexpr float windowArea = windowSide * windowSide;
constexpr float c1 = 6.5025f;  // (0.01 · 255)²
constexpr float c2 = 58.5225f; // (0.03 · 255)²
/// Grey levels are centred, so that the squares stay small enough for 24 bits.
constexpr float centre = 128;

/// Sums over the seven rows of a window, for each column.
struct Columns {
    explicit Columns(size_t count)
    {
        for (std::vector<float> &sum : sums)
            sum.resize(count);
    }
    void clear()
    {
        for (std::vector<float> &sum : sums)
            std::fill(sum.begin(), sum.end(), 0.0f);
    }
    std::array<std::vector<float>, 5> sums; ///< of a, b, a², b², a · b
};

struct Total {
    double sum = 0;
    double count = 0;
};

[[gnu::always_inline]] inline Total totalOf(const cv::Mat &a, const cv::Mat &b, const cv::Mat &mask)
{
    Columns columns(static_cast<size_t>(a.cols));
    float *sumA = columns.sums[0].data();
    float *sumB = columns.sums[1].data();
    float *sumAA = columns.sums[2].data();
    float *sumBB = columns.sums[3].data();
    float *sumAB = columns.sums[4].data();
    const auto across = [](const float *sum, int x) __attribute__((always_inline))
    {
        return sum[x] + sum[x + 1] + sum[x + 2] + sum[x + 3] + sum[x + 4] + sum[x + 5] + sum[x + 6];
    };
    Total total;
    for (int top = 0; top + windowSide <= a.rows; top += rowStep) {
        columns.clear();
        for (int y = top; y < top + windowSide; ++y) {
            const float *rowA = a.ptr<float>(y);
            const float *rowB = b.ptr<float>(y);
#pragma omp simd
            for (int x = 0; x < a.cols; ++x) {
                const float va = rowA[x] - centre;
                const float vb = rowB[x] - centre;
                sumA[x] += va;
                sumB[x] += vb;
                sumAA[x] += va * va;
                sumBB[x] += vb * vb;
                sumAB[x] += va * vb;
            }
        }
        const uchar *rowM = mask.ptr<uchar>(top + windowSide / 2) + windowSide / 2;
        float line = 0;
        int inside = 0;
#pragma omp simd reduction(+ \
                           : line, inside)
        for (int x = 0; x <= a.cols - windowSide; ++x) {
            const float ma = across(sumA, x) / windowArea;
            const float mb = across(sumB, x) / windowArea;
            const float varianceA = across(sumAA, x) / windowArea - ma * ma;
            const float varianceB = across(sumBB, x) / windowArea - mb * mb;
            const float covariance = across(sumAB, x) / windowArea - ma * mb;
            const float la = ma + centre;
            const float lb = mb + centre;
            const float value = (2 * la * lb + c1) * (2 * covariance + c2)
                              / ((la * la + lb * lb + c1) * (varianceA + varianceB + c2));
            line += rowM[x] ? value : 0.0f;
            inside += rowM[x] != 0;
        }
        total.sum += static_cast<double>(line);
        total.count += inside;
    }
    return total;
}

#if defined(__x86_64__)
[[gnu::target("avx2")]] Total totalWithVectors(const cv::Mat &a, const cv::Mat &b,
                                               const cv::Mat &mask)
{
    return totalOf(a, b, mask);
}
#endif

Total fastestTotal(const cv::Mat &a, const cv::Mat &b, const cv::Mat &mask)
{
#if defined(__x86_64__)
    static const bool vectors = __builtin_cpu_supports("avx2") != 0;
    if (vectors)
        return totalWithVectors(a, b, mask);
#endif
    return totalOf(a, b, mask);
}

} // namespace

double structuralSimilarity(const cv::Mat &a, const cv::Mat &b, const cv::Mat &mask)
{
    const int lacksRows = std::max(0, windowSide - a.rows);
    const int lacksColumns = std::max(0, windowSide - a.cols);
    Total total;
    if (lacksRows > 0 || lacksColumns > 0) {
        cv::Mat wideA, wideB, wideMask;
        const auto widen = [&](const cv::Mat &from, cv::Mat &to) {
            cv::copyMakeBorder(from, to, lacksRows / 2, lacksRows - lacksRows / 2, lacksColumns / 2,
                               lacksColumns - lacksColumns / 2, cv::BORDER_REPLICATE);
        };
        widen(a, wideA);
        widen(b, wideB);
        widen(mask, wideMask);
        total = fastestTotal(wideA, wideB, wideMask);
    } else {
        total = fastestTotal(a, b, mask);
    }
    return total.count > 0 ? total.sum / total.count : 0;
}

} // namespace yuyi
