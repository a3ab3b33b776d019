// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/filtering/duplicates/alignment.h"

#include "models/filtering/duplicates/sampling.h"
#include "models/filtering/duplicates/structural.h"
#include "models/filtering/duplicates/warp.h"

#include <QPointF>

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <exception>
#include <numeric>
#include <utility>
#include <vector>

namespace yuyi {

namespace {

constexpr int blockSide = 8;
constexpr double changedBy = 25;
constexpr double agreeingWithin = 12;
constexpr double exchangedBy = 15;
constexpr float farApartBy = 30;
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
    double far = 0; ///< pixels that are far apart; only of the whole

    Sums &operator-=(const Sums &o)
    {
        n -= o.n;
        a -= o.a;
        b -= o.b;
        aa -= o.aa;
        bb -= o.bb;
        ab -= o.ab;
        return *this;
    }
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
        int far = 0;
#pragma omp simd reduction(+ \
                           : ra, rb, raa, rbb, rab, count, far)
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
            far += rowM[x] != 0 && std::abs(rowA[x] - rowB[x]) > farApartBy;
        }
        sums.n += count;
        sums.far += far;
        sums.a += static_cast<double>(ra);
        sums.b += static_cast<double>(rb);
        sums.aa += static_cast<double>(raa);
        sums.bb += static_cast<double>(rbb);
        sums.ab += static_cast<double>(rab);
    }
    return sums;
}

Correlation correlationOf(const Sums &sums)
{
    const auto [n, sa, sb, saa, sbb, sab, far] = sums;
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
[[gnu::always_inline]] inline cv::Mat toned(const cv::Mat &a, const cv::Mat &b, const cv::Mat &mask, const Correlation &fit)
{
    constexpr int bins = 32;
    constexpr float perLevel = bins / 255.0f;
    constexpr int entries = 1024;
    constexpr float perEntry = entries / 256.0f;
    cv::Mat result(b.size(), CV_32F);
    std::array<float, bins + 1> sum{};
    std::array<float, bins + 1> weight{};
    const auto gain = static_cast<float>(fit.gain);
    const auto bias = static_cast<float>(fit.bias);
    for (int y = 0; y < b.rows; ++y) {
        const float *from = b.ptr<float>(y);
        float *row = result.ptr<float>(y);
#pragma omp simd
        for (int x = 0; x < b.cols; ++x)
            row[x] = std::min(std::max(from[x] * gain + bias, 0.0f), 255.0f);
    }
    int counted = 0;
    // Every third row says enough of the tones.
    for (int y = 0; y < b.rows; y += 3) {
        const float *row = result.ptr<float>(y);
        const float *rowA = a.ptr<float>(y);
        const uchar *rowM = mask.ptr<uchar>(y);
        for (int x = 0; x < b.cols; ++x) {
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
            ++counted;
        }
    }
    // Rare levels follow the line.
    const float least = 0.002f * static_cast<float>(counted) + 0.5f;
    std::array<float, bins + 1> shift{};
    for (size_t i = 0; i < shift.size(); ++i)
        shift[i] = std::clamp(sum[i] / (weight[i] + least), -60.0f, 60.0f);
    std::array<float, entries + 1> shifts{};
    for (size_t i = 0; i < shifts.size(); ++i) {
        const float position = (static_cast<float>(i) + 0.5f) / perEntry * perLevel;
        const auto bin = static_cast<size_t>(std::min(static_cast<int>(position), bins - 1));
        const float part = std::min(position - static_cast<float>(bin), 1.0f);
        shifts[i] = (1 - part) * shift[bin] + part * shift[bin + 1];
    }
    const float *table = shifts.data();
    for (int y = 0; y < b.rows; ++y) {
        float *row = result.ptr<float>(y);
#pragma omp simd
        for (int x = 0; x < b.cols; ++x)
            row[x] += table[static_cast<int>(row[x] * perEntry)];
    }
    return result;
}

struct Block {
    double difference = 0; ///< mean absolute difference, grey levels
    double likeness = 0;   ///< correlation inside the block; 1 where both are plain
    double varianceA = 0;
    double varianceB = 0;
};

/// Sums of one row of blocks, column by column.
struct ColumnSums {
    explicit ColumnSums(int width)
    {
        for (std::vector<float> &sum : sums)
            sum.resize(static_cast<size_t>(width));
    }
    void clear()
    {
        for (std::vector<float> &sum : sums)
            std::fill(sum.begin(), sum.end(), 0.0f);
    }
    double of(size_t which, const cv::Rect &area) const
    {
        const float *first = sums[which].data() + area.x;
        return static_cast<double>(std::accumulate(first, first + area.width, 0.0f));
    }
    std::array<std::vector<float>, 6> sums; ///< of a, b, a², b², a · b (centred), |a − b|
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

    /// Mean absolute difference of each block inside, after the line is applied to `b`; from every second row.
    [[gnu::always_inline]] inline std::vector<float> differences(const cv::Mat &a, const cv::Mat &b, const Correlation &fit) const
    {
        const auto gain = static_cast<float>(fit.gain);
        const auto bias = static_cast<float>(fit.bias);
        std::vector<float> columns(static_cast<size_t>(m_width), 0.0f);
        std::vector<float> result;
        result.reserve(m_inside.size());
        auto next = m_inside.begin();
        for (int row = 0; row < m_rows && next != m_inside.end(); ++row) {
            std::fill(columns.begin(), columns.end(), 0.0f);
            float *sum = columns.data();
            int rows = 0;
            for (int y = row * blockSide; y < std::min((row + 1) * blockSide, m_height); y += 2, ++rows) {
                const float *rowA = a.ptr<float>(y);
                const float *rowB = b.ptr<float>(y);
#pragma omp simd
                for (int x = 0; x < m_width; ++x) {
                    const float fitted = std::min(std::max(rowB[x] * gain + bias, 0.0f), 255.0f);
                    sum[x] += std::abs(rowA[x] - fitted);
                }
            }
            for (; next != m_inside.end() && *next / m_columns == row; ++next) {
                const cv::Rect area = areaOf(*next);
                const float *first = sum + area.x;
                result.push_back(std::accumulate(first, first + area.width, 0.0f) / static_cast<float>(area.width * rows));
            }
        }
        return result;
    }

    /// The sums of each block inside.
    [[gnu::always_inline]] inline std::vector<Sums> sums(const cv::Mat &a, const cv::Mat &b) const
    {
        std::vector<Sums> result;
        result.reserve(m_inside.size());
        passOver(a, b, [&](const ColumnSums &columns, const cv::Rect &area) {
            const double n = area.area();
            const double ca = columns.of(0, area);
            const double cb = columns.of(1, area);
            result.push_back({n, ca + centre * n, cb + centre * n, columns.of(2, area) + 2 * centre * ca + centre * centre * n,
                              columns.of(3, area) + 2 * centre * cb + centre * centre * n,
                              columns.of(4, area) + centre * (ca + cb) + centre * centre * n});
        });
        return result;
    }

    [[gnu::always_inline]] inline std::vector<Block> compare(const cv::Mat &a, const cv::Mat &b) const
    {
        std::vector<Block> result;
        result.reserve(m_inside.size());
        passOver(a, b, [&](const ColumnSums &columns, const cv::Rect &area) {
            const double n = area.area();
            const double meanA = columns.of(0, area) / n;
            const double meanB = columns.of(1, area) / n;
            const double varianceA = columns.of(2, area) / n - meanA * meanA;
            const double varianceB = columns.of(3, area) / n - meanB * meanB;
            const double covariance = columns.of(4, area) / n - meanA * meanB;
            // The constant makes two plain blocks alike, and a plain and a busy one not.
            constexpr double plain = 9;
            result.push_back({columns.of(5, area) / n,
                              (covariance + plain)
                                  / (std::sqrt(std::max(0.0, varianceA * varianceB)) + std::abs(varianceA - varianceB) / 4 + plain),
                              varianceA, varianceB});
        });
        return result;
    }

    /// The mask without the blocks that differ by more than `limit`.
    cv::Mat calm(const cv::Mat &mask, const std::vector<float> &differences, float limit) const
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
    /// Grey levels are centred, so that the squares stay small enough for 24 bits.
    static constexpr double centre = 128;

    template <typename Take>
    [[gnu::always_inline]] inline void passOver(const cv::Mat &a, const cv::Mat &b, Take take) const
    {
        ColumnSums columns(m_width);
        float *sumA = columns.sums[0].data();
        float *sumB = columns.sums[1].data();
        float *sumAA = columns.sums[2].data();
        float *sumBB = columns.sums[3].data();
        float *sumAB = columns.sums[4].data();
        float *difference = columns.sums[5].data();
        auto next = m_inside.begin();
        for (int row = 0; row < m_rows && next != m_inside.end(); ++row) {
            columns.clear();
            for (int y = row * blockSide; y < std::min((row + 1) * blockSide, m_height); ++y) {
                const float *rowA = a.ptr<float>(y);
                const float *rowB = b.ptr<float>(y);
#pragma omp simd
                for (int x = 0; x < m_width; ++x) {
                    const float va = rowA[x] - static_cast<float>(centre);
                    const float vb = rowB[x] - static_cast<float>(centre);
                    sumA[x] += va;
                    sumB[x] += vb;
                    sumAA[x] += va * va;
                    sumBB[x] += vb * vb;
                    sumAB[x] += va * vb;
                    difference[x] += std::abs(va - vb);
                }
            }
            for (; next != m_inside.end() && *next / m_columns == row; ++next)
                take(columns, areaOf(*next));
        }
    }

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

    int m_width;
    int m_height;
    int m_columns;
    int m_rows;
    std::vector<int> m_inside;
};

/// All without the blocks that differ by more than `limit`.
Correlation calmCorrelation(const Sums &all, const std::vector<Sums> &blocks, const std::vector<float> &differences, float limit)
{
    Sums calm = all;
    for (size_t i = 0; i < blocks.size(); ++i) {
        if (differences[i] > limit)
            calm -= blocks[i];
    }
    return correlationOf(calm);
}

/// The value that `share` of them do not exceed.
float quantile(std::vector<float> values, double share)
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

enum class Depth : quint8 {
    Blocks,
    Structure
};

[[gnu::always_inline]] inline void compareLaid(const cv::Mat &a, const cv::Mat &b, const cv::Mat &mask, Depth depth,
                                               PixelAgreement &result)
{
    const Sums all = sumsOf(a, b, mask);
    Correlation fit = correlationOf(all);
    result.correlation = fit.value;
    result.farApart = all.n > 0 ? all.far / all.n : 0;
    if (result.correlation < 0.2)
        return;
    // What was written over the picture must not bend the fit of the rest.
    const Grid grid(mask);
    const std::vector<Sums> sums = grid.sums(a, b);
    std::vector<float> differences;
    for (int pass = 0; pass < 2; ++pass) {
        differences = grid.differences(a, b, fit);
        const float limit = std::max(4.0f, quantile(differences, 0.7));
        const Correlation better = calmCorrelation(all, sums, differences, limit);
        if (better.gain > 0.3 && better.gain < 3.3)
            fit = better;
    }
    differences = grid.differences(a, b, fit);
    const cv::Mat fitted =
        toned(a, b, grid.calm(mask, differences, std::max(8.0f, quantile(differences, 0.8))), fit);
    const std::vector<Block> blocks = grid.compare(a, fitted);
    result.changedBlocks =
        shareOf(blocks, [](const Block &x) { return x.difference > changedBy && x.likeness < alikeFrom; });
    result.agreeingBlocks = shareOf(blocks, [](const Block &x) { return x.difference < agreeingWithin; });
    result.exchangedBlocks = exchangedShare(blocks, exchangedBy, alikeFrom);
    result.opposedBlocks = exchangedShare(blocks, opposedBy, unlikeBelow);
    for (size_t i = 0; i < blocks.size(); ++i)
        differences[i] = static_cast<float>(blocks[i].difference);
    const Correlation calm = calmCorrelation(all, sums, differences, static_cast<float>(agreeingWithin));
    result.calmCorrelation = calm.value;
    result.calmContrast = calm.contrast;
    // No rule asks for it where both are lower.
    if (depth == Depth::Structure && (result.correlation >= 0.85 || result.calmCorrelation >= 0.95))
        result.structural = structuralSimilarity(a, fitted, mask);
}

#if defined(__x86_64__)
[[gnu::target("avx2")]] void compareWithVectors(const cv::Mat &a, const cv::Mat &b, const cv::Mat &mask, Depth depth,
                                                PixelAgreement &result)
{
    compareLaid(a, b, mask, depth, result);
}
#endif

PixelAgreement agreementOf(const GreyPlane &kept, const GreyPlane &other, const QTransform &geometry, Depth depth)
{
    PixelAgreement result;
    if (!geometry.isInvertible())
        return result;
    result.overlap = overlapOf(geometry);
    result.otherOverlap = overlapOf(geometry.inverted());
    try {
        const cv::Mat a = smoothed(matOf(kept));
        cv::Mat laid;
        cv::Mat mask;
        warpOnto(kept, other, geometry, laid, mask);
        const cv::Mat b = smoothed(laid);
#if defined(__x86_64__)
        if (hasVectors())
            compareWithVectors(a, b, mask, depth, result);
        else
#endif
            compareLaid(a, b, mask, depth, result);
    } catch (const std::exception &) {
        return {};
    }
    return result;
}

} // namespace

double overlapOf(const QTransform &geometry)
{
    // The mapped square, cut along the four sides of the unit square one after the other.
    std::array<QPointF, 12> shape{geometry.map(QPointF(0, 0)), geometry.map(QPointF(1, 0)), geometry.map(QPointF(1, 1)),
                                  geometry.map(QPointF(0, 1))};
    size_t count = 4;
    for (const auto &[alongX, low] : {std::pair(true, true), std::pair(true, false), std::pair(false, true), std::pair(false, false)}) {
        const auto depth = [alongX = alongX, low = low](const QPointF &point) {
            const double at = alongX ? point.x() : point.y();
            return low ? at : 1 - at;
        };
        std::array<QPointF, 12> cut;
        size_t left = 0;
        for (size_t i = 0; i < count; ++i) {
            const QPointF &from = shape[i];
            const QPointF &to = shape[(i + 1) % count];
            const double here = depth(from);
            const double there = depth(to);
            if (here >= 0)
                cut[left++] = from;
            if ((here < 0) != (there < 0))
                cut[left++] = from + (to - from) * (here / (here - there));
        }
        shape = cut;
        count = left;
    }
    double area = 0;
    for (size_t i = 0; i < count; ++i) {
        const QPointF &next = shape[(i + 1) % count];
        area += shape[i].x() * next.y() - next.x() * shape[i].y();
    }
    return std::clamp(std::abs(area) / 2, 0.0, 1.0);
}

PixelAgreement measureAgreement(const VerificationCopy &kept, const VerificationCopy &other,
                                const QTransform &geometry)
{
    return agreementOf(kept.full(), other.full(), geometry, Depth::Structure);
}

PixelAgreement agreementOfPlanes(const GreyPlane &kept, const GreyPlane &other, const QTransform &geometry)
{
    return agreementOf(kept, other, geometry, Depth::Blocks);
}

} // namespace yuyi
