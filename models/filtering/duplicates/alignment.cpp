// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/filtering/duplicates/alignment.h"

#include "models/filtering/duplicates/structural.h"
#include "models/filtering/duplicates/warp.h"

#include <QPolygonF>

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <exception>
#include <numeric>
#include <vector>

namespace yuyi {

namespace {

constexpr int blockSide = 8;
constexpr double changedBy = 25;
constexpr double agreeingWithin = 12;
constexpr double exchangedBy = 15;
constexpr double opposedBy = 40;
constexpr double unlikeBelow = 0.3;
/// Blocks of this correlation show the same thing, brighter or darker.
constexpr double alikeFrom = 0.6;

struct Correlation {
    double value = 0;
    double contrast = 0; ///< standard deviation of the first picture
    double gain = 1;     ///< of the line that brings the second to the first
    double bias = 0;
};

struct Sums {
    double n = 0, a = 0, b = 0, aa = 0, bb = 0, ab = 0;
};

[[gnu::always_inline]] inline Sums sumsOf(const cv::Mat &a, const cv::Mat &b, const cv::Mat &mask)
{
    Sums sums;
    for (int y = 0; y < a.rows; ++y) {
        const float *rowA = a.ptr<float>(y);
        const float *rowB = b.ptr<float>(y);
        const uchar *rowM = mask.ptr<uchar>(y);
        float ra = 0, rb = 0, raa = 0, rbb = 0, rab = 0;
        int count = 0;
#pragma omp simd reduction(+ \
                           : ra, rb, raa, rbb, rab, count)
        for (int x = 0; x < a.cols; ++x) {
            const float m = rowM[x] != 0 ? 1.0f : 0.0f;
            const float va = rowA[x] * m;
            const float vb = rowB[x] * m;
            ra += va;
            rb += vb;
            raa += va * va;
            rbb += vb * vb;
            rab += va * vb;
            count += rowM[x] != 0;
        }
        sums.n += count;
        sums.a += static_cast<double>(ra);
        sums.b += static_cast<double>(rb);
        sums.aa += static_cast<double>(raa);
        sums.bb += static_cast<double>(rbb);
        sums.ab += static_cast<double>(rab);
    }
    return sums;
}

#if defined(__x86_64__)
[[gnu::target("avx2")]] Sums sumsWithVectors(const cv::Mat &a, const cv::Mat &b,
                                             const cv::Mat &mask)
{
    return sumsOf(a, b, mask);
}
#endif

Sums fastestSums(const cv::Mat &a, const cv::Mat &b, const cv::Mat &mask)
{
#if defined(__x86_64__)
    static const bool vectors = __builtin_cpu_supports("avx2") != 0;
    if (vectors)
        return sumsWithVectors(a, b, mask);
#endif
    return sumsOf(a, b, mask);
}

Correlation correlationOf(const cv::Mat &a, const cv::Mat &b, const cv::Mat &mask)
{
    const auto [n, sa, sb, saa, sbb, sab] = fastestSums(a, b, mask);
    Correlation result;
    if (n < 64)
        return result;
    const double varianceA = std::max(0.0, saa / n - sa / n * sa / n);
    const double varianceB = std::max(0.0, sbb / n - sb / n * sb / n);
    const double covariance = sab / n - sa / n * sb / n;
    result.contrast = std::sqrt(varianceA);
    // Without contrast there is nothing to correlate.
    if (varianceA < 0.25 || varianceB < 0.25)
        return result;
    result.gain = covariance / varianceB;
    result.bias = sa / n - result.gain * sb / n;
    result.value = covariance / std::sqrt(varianceA * varianceB);
    return result;
}

/// @brief The picture `b` with its tones brought to those of `a`: for each level the mean of what lies under it.
/// Follows gamma and clipping, which no line does.
cv::Mat toned(const cv::Mat &a, const cv::Mat &b, const cv::Mat &mask, const Correlation &fit)
{
    constexpr int bins = 32;
    constexpr float perLevel = bins / 255.0f;
    cv::Mat result(b.size(), CV_32F);
    std::array<float, bins + 1> sum{};
    std::array<float, bins + 1> weight{};
    const auto gain = static_cast<float>(fit.gain);
    const auto bias = static_cast<float>(fit.bias);
    for (int y = 0; y < b.rows; ++y) {
        const float *from = b.ptr<float>(y);
        const float *rowA = a.ptr<float>(y);
        const uchar *rowM = mask.ptr<uchar>(y);
        float *row = result.ptr<float>(y);
        for (int x = 0; x < b.cols; ++x)
            row[x] = std::min(std::max(from[x] * gain + bias, 0.0f), 255.0f);
        // Every second row says enough of the tones.
        for (int x = y % 2 == 0 ? 0 : b.cols; x < b.cols; ++x) {
            if (!rowM[x])
                continue;
            const float position = row[x] * perLevel;
            const auto bin = static_cast<size_t>(std::min(static_cast<int>(position), bins - 1));
            const float part = position - static_cast<float>(bin);
            const float difference = rowA[x] - row[x];
            sum[bin] += (1 - part) * difference;
            weight[bin] += 1 - part;
            sum[bin + 1] += part * difference;
            weight[bin + 1] += part;
        }
    }
    // Rare levels follow the line.
    const float least = 0.001f * static_cast<float>(cv::countNonZero(mask)) + 0.5f;
    std::array<float, bins + 1> shift{};
    for (size_t i = 0; i < shift.size(); ++i)
        shift[i] = std::clamp(sum[i] / (weight[i] + least), -60.0f, 60.0f);
    for (int y = 0; y < b.rows; ++y) {
        float *row = result.ptr<float>(y);
        for (int x = 0; x < b.cols; ++x) {
            const float position = row[x] * perLevel;
            const auto bin = static_cast<size_t>(std::min(static_cast<int>(position), bins - 1));
            const float part = position - static_cast<float>(bin);
            row[x] += (1 - part) * shift[bin] + part * shift[bin + 1];
        }
    }
    return result;
}

struct Block {
    double difference = 0; ///< mean absolute difference, grey levels
    double likeness = 0;   ///< correlation inside the block; 1 where both are plain
    double varianceA = 0;
    double varianceB = 0;
};

/// The 8 × 8 blocks of a picture; only those that lie inside the mask count.
class Grid
{
public:
    explicit Grid(const cv::Mat &mask)
        : m_width(mask.cols), m_height(mask.rows), m_columns(std::max(1, mask.cols / blockSide)),
          m_rows(std::max(1, mask.rows / blockSide))
    {
        for (int i = 0; i < m_columns * m_rows; ++i) {
            if (isWhole(mask, areaOf(i)))
                m_inside.push_back(i);
        }
    }

    const std::vector<int> &inside() const { return m_inside; }

    /// Mean absolute difference of each block inside, after the line is applied to `b`.
    std::vector<double> differences(const cv::Mat &a, const cv::Mat &b,
                                    const Correlation &fit) const
    {
        const auto gain = static_cast<float>(fit.gain);
        const auto bias = static_cast<float>(fit.bias);
        std::vector<float> columns(static_cast<size_t>(m_width), 0.0f);
        std::vector<double> result;
        result.reserve(m_inside.size());
        auto next = m_inside.begin();
        for (int row = 0; row < m_rows && next != m_inside.end(); ++row) {
            std::fill(columns.begin(), columns.end(), 0.0f);
            float *sum = columns.data();
            for (int y = row * blockSide; y < std::min((row + 1) * blockSide, m_height); ++y) {
                const float *rowA = a.ptr<float>(y);
                const float *rowB = b.ptr<float>(y);
#pragma omp simd
                for (int x = 0; x < m_width; ++x) {
                    const float fitted =
                        std::min(std::max(rowB[x] * gain + bias, 0.0f), 255.0f);
                    sum[x] += std::abs(rowA[x] - fitted);
                }
            }
            for (; next != m_inside.end() && *next / m_columns == row; ++next) {
                const cv::Rect area = areaOf(*next);
                const float *first = sum + area.x;
                result.push_back(static_cast<double>(std::accumulate(first, first + area.width, 0.0f))
                                 / area.area());
            }
        }
        return result;
    }

    std::vector<Block> compare(const cv::Mat &a, const cv::Mat &b) const
    {
        std::vector<Block> result;
        result.reserve(m_inside.size());
        for (const int i : m_inside)
            result.push_back(compareBlock(a, b, areaOf(i)));
        return result;
    }

    /// The mask without the blocks that differ by more than `limit`.
    cv::Mat calm(const cv::Mat &mask, const std::vector<double> &differences, double limit) const
    {
        cv::Mat result = mask.clone();
        for (size_t i = 0; i < differences.size(); ++i) {
            if (differences[i] <= limit)
                continue;
            const cv::Rect area = areaOf(m_inside[i]);
            for (int y = area.y; y < area.y + area.height; ++y)
                std::fill_n(result.ptr<uchar>(y) + area.x, area.width, uchar(0));
        }
        return result;
    }

private:
    cv::Rect areaOf(int i) const
    {
        return cv::Rect(i % m_columns * blockSide, i / m_columns * blockSide, blockSide, blockSide)
             & cv::Rect(0, 0, m_width, m_height);
    }

    static bool isWhole(const cv::Mat &mask, const cv::Rect &area)
    {
        for (int y = area.y; y < area.y + area.height; ++y) {
            const uchar *row = mask.ptr<uchar>(y) + area.x;
            if (std::find(row, row + area.width, uchar(0)) != row + area.width)
                return false;
        }
        return true;
    }

    static Block compareBlock(const cv::Mat &a, const cv::Mat &b, const cv::Rect &area)
    {
        float sum = 0, sa = 0, sb = 0, saa = 0, sbb = 0, sab = 0;
        for (int y = area.y; y < area.y + area.height; ++y) {
            const float *rowA = a.ptr<float>(y);
            const float *rowB = b.ptr<float>(y);
#pragma omp simd reduction(+ \
                           : sum, sa, sb, saa, sbb, sab)
            for (int x = area.x; x < area.x + area.width; ++x) {
                // Centred, so that the squares stay small enough for 24 bits.
                const float va = rowA[x] - 128;
                const float vb = rowB[x] - 128;
                sum += std::abs(va - vb);
                sa += va;
                sb += vb;
                saa += va * va;
                sbb += vb * vb;
                sab += va * vb;
            }
        }
        const double n = area.area();
        const double meanA = static_cast<double>(sa) / n;
        const double meanB = static_cast<double>(sb) / n;
        const double varianceA = static_cast<double>(saa) / n - meanA * meanA;
        const double varianceB = static_cast<double>(sbb) / n - meanB * meanB;
        const double covariance = static_cast<double>(sab) / n - meanA * meanB;
        // The constant makes two plain blocks alike, and a plain and a busy one not.
        constexpr double plain = 9;
        return {static_cast<double>(sum) / n,
                (covariance + plain)
                    / (std::sqrt(std::max(0.0, varianceA * varianceB))
                       + std::abs(varianceA - varianceB) / 4 + plain),
                varianceA, varianceB};
    }

    int m_width;
    int m_height;
    int m_columns;
    int m_rows;
    std::vector<int> m_inside;
};

/// The value that `share` of them do not exceed.
double quantile(std::vector<double> values, double share)
{
    if (values.empty())
        return 0;
    const auto at = values.begin() + std::ptrdiff_t(static_cast<double>(values.size() - 1) * share);
    std::nth_element(values.begin(), at, values.end());
    return *at;
}

template <typename Condition>
double shareOf(const std::vector<Block> &blocks, Condition condition)
{
    return blocks.empty() ? 0
                          : static_cast<double>(std::count_if(blocks.begin(), blocks.end(), condition))
                                / static_cast<double>(blocks.size());
}

/// Blocks where one picture shows something the other has not, on the side that has fewer of them.
double exchangedShare(const std::vector<Block> &blocks, double leastDifference, double likeness)
{
    const auto busier = [&](const Block &x, double here, double there) {
        return x.difference > leastDifference && x.likeness < likeness && here > 2 * there + 50;
    };
    return std::min(
        shareOf(blocks, [&](const Block &x) { return busier(x, x.varianceA, x.varianceB); }),
        shareOf(blocks, [&](const Block &x) { return busier(x, x.varianceB, x.varianceA); }));
}

PixelAgreement agreementOf(const GreyPlane &kept, const GreyPlane &other, const QTransform &geometry)
{
    PixelAgreement result;
    if (!geometry.isInvertible())
        return result;
    result.overlap = overlapOf(geometry);
    result.otherOverlap = overlapOf(geometry.inverted());
    try {
        cv::Mat a;
        matOf(kept).convertTo(a, CV_32F);
        cv::Mat b;
        cv::Mat mask;
        warpOnto(kept, other, geometry, b, mask);
        // Half a pixel of misplacement and the codec's noise shall not count as structure.
        cv::GaussianBlur(a, a, cv::Size(3, 3), 0);
        cv::GaussianBlur(b, b, cv::Size(3, 3), 0);
        Correlation fit = correlationOf(a, b, mask);
        result.correlation = fit.value;
        if (result.correlation < 0.2)
            return result;
        // What was written over the picture must not bend the fit of the rest.
        const Grid grid(mask);
        std::vector<double> differences;
        for (int pass = 0; pass < 2; ++pass) {
            differences = grid.differences(a, b, fit);
            const double limit = std::max(4.0, quantile(differences, 0.7));
            const Correlation better = correlationOf(a, b, grid.calm(mask, differences, limit));
            if (better.gain > 0.3 && better.gain < 3.3)
                fit = better;
        }
        differences = grid.differences(a, b, fit);
        const cv::Mat fitted = toned(
            a, b, grid.calm(mask, differences, std::max(8.0, quantile(differences, 0.8))), fit);
        const std::vector<Block> blocks = grid.compare(a, fitted);
        result.changedBlocks = shareOf(blocks, [](const Block &x) {
            return x.difference > changedBy && x.likeness < alikeFrom;
        });
        result.agreeingBlocks =
            shareOf(blocks, [](const Block &x) { return x.difference < agreeingWithin; });
        result.exchangedBlocks = exchangedShare(blocks, exchangedBy, alikeFrom);
        result.opposedBlocks = exchangedShare(blocks, opposedBy, unlikeBelow);
        for (size_t i = 0; i < blocks.size(); ++i)
            differences[i] = blocks[i].difference;
        const Correlation calm = correlationOf(a, b, grid.calm(mask, differences, agreeingWithin));
        result.calmCorrelation = calm.value;
        result.calmContrast = calm.contrast;
        // No rule asks for it where both are lower.
        if (result.correlation >= 0.85 || result.calmCorrelation >= 0.95)
            result.structural = structuralSimilarity(a, fitted, mask);
    } catch (const std::exception &) {
        return {};
    }
    return result;
}

} // namespace

double overlapOf(const QTransform &geometry)
{
    const QPolygonF unit(QRectF(0, 0, 1, 1));
    const QPolygonF common = geometry.map(unit).intersected(unit);
    double area = 0;
    for (qsizetype i = 0; i + 1 < common.size(); ++i)
        area += common[i].x() * common[i + 1].y() - common[i + 1].x() * common[i].y();
    return std::clamp(std::abs(area) / 2, 0.0, 1.0);
}

double quickCorrelation(const VerificationCopy &kept, const VerificationCopy &other,
                        const QTransform &geometry)
{
    if (!geometry.isInvertible()
        || std::min(overlapOf(geometry), overlapOf(geometry.inverted())) < 0.3)
        return 0;
    try {
        cv::Mat a;
        matOf(kept.half()).convertTo(a, CV_32F);
        cv::Mat b;
        cv::Mat mask;
        warpOnto(kept.half(), other.half(), geometry, b, mask);
        return correlationOf(a, b, mask).value;
    } catch (const std::exception &) {
        return 0;
    }
}

PixelAgreement measureAgreement(const VerificationCopy &kept, const VerificationCopy &other,
                                const QTransform &geometry)
{
    return agreementOf(kept.full(), other.full(), geometry);
}

PixelAgreement measureAgreementCoarsely(const VerificationCopy &kept, const VerificationCopy &other,
                                        const QTransform &geometry)
{
    return agreementOf(kept.half(), other.half(), geometry);
}

} // namespace yuyi
