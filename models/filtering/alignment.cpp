// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/filtering/alignment.h"

#include "models/filtering/warp.h"

#include <QPolygonF>

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cmath>
#include <exception>

namespace yuyi::filtering {

namespace {

constexpr int blockSide = 8;
constexpr double changedBy = 25;
constexpr double agreeingWithin = 12;

struct Fit {
    double gain = 1;
    double bias = 0;
};

double correlationOf(const cv::Mat &a, const cv::Mat &b, const cv::Mat &mask, Fit *fit)
{
    double n = 0, sa = 0, sb = 0, saa = 0, sbb = 0, sab = 0;
    for (int y = 0; y < a.rows; ++y) {
        const float *rowA = a.ptr<float>(y);
        const float *rowB = b.ptr<float>(y);
        const uchar *rowM = mask.ptr<uchar>(y);
        float ra = 0, rb = 0, raa = 0, rbb = 0, rab = 0;
        int count = 0;
        for (int x = 0; x < a.cols; ++x) {
            const float m = rowM[x] ? 1.0f : 0.0f;
            const float va = rowA[x] * m;
            const float vb = rowB[x] * m;
            ra += va;
            rb += vb;
            raa += va * va;
            rbb += vb * vb;
            rab += va * vb;
            count += rowM[x] != 0;
        }
        n += count;
        sa += double(ra);
        sb += double(rb);
        saa += double(raa);
        sbb += double(rbb);
        sab += double(rab);
    }
    if (n < 64)
        return 0;
    const double varianceA = saa / n - sa / n * sa / n;
    const double varianceB = sbb / n - sb / n * sb / n;
    const double covariance = sab / n - sa / n * sb / n;
    if (fit && varianceB > 1e-6) {
        fit->gain = covariance / varianceB;
        fit->bias = sa / n - fit->gain * sb / n;
    }
    // Without contrast there is nothing to correlate.
    if (varianceA < 1 || varianceB < 1)
        return 0;
    return covariance / std::sqrt(varianceA * varianceB);
}

double structuralSimilarity(const cv::Mat &a, const cv::Mat &b, const cv::Mat &mask)
{
    constexpr double c1 = 6.5025;   // (0.01 · 255)²
    constexpr double c2 = 58.5225;  // (0.03 · 255)²
    const cv::Size window(7, 7);
    cv::Mat meanA, meanB, aa, bb, ab;
    cv::boxFilter(a, meanA, CV_32F, window);
    cv::boxFilter(b, meanB, CV_32F, window);
    cv::boxFilter(a.mul(a), aa, CV_32F, window);
    cv::boxFilter(b.mul(b), bb, CV_32F, window);
    cv::boxFilter(a.mul(b), ab, CV_32F, window);
    double sum = 0;
    double count = 0;
    for (int y = 0; y < a.rows; ++y) {
        for (int x = 0; x < a.cols; ++x) {
            if (!mask.at<uchar>(y, x))
                continue;
            const double ma = double(meanA.at<float>(y, x));
            const double mb = double(meanB.at<float>(y, x));
            const double va = double(aa.at<float>(y, x)) - ma * ma;
            const double vb = double(bb.at<float>(y, x)) - mb * mb;
            const double cov = double(ab.at<float>(y, x)) - ma * mb;
            sum += (2 * ma * mb + c1) * (2 * cov + c2) / ((ma * ma + mb * mb + c1) * (va + vb + c2));
            count += 1;
        }
    }
    return count > 0 ? sum / count : 0;
}

/// Mean difference of each 8 × 8 block that lies wholly inside the overlap; −1 elsewhere.
cv::Mat blockDifferences(const cv::Mat &a, const cv::Mat &b, const cv::Mat &mask, const Fit &fit)
{
    const int rows = std::max(1, a.rows / blockSide);
    const int columns = std::max(1, a.cols / blockSide);
    cv::Mat result(rows, columns, CV_32F, cv::Scalar(-1));
    for (int r = 0; r < rows; ++r) {
        for (int c = 0; c < columns; ++c) {
            const cv::Rect block = cv::Rect(c * blockSide, r * blockSide, blockSide, blockSide) & cv::Rect(0, 0, a.cols, a.rows);
            if (cv::countNonZero(mask(block)) < block.area())
                continue;
            double sum = 0;
            for (int y = block.y; y < block.y + block.height; ++y) {
                for (int x = block.x; x < block.x + block.width; ++x)
                    sum += std::abs(double(a.at<float>(y, x)) - std::clamp(fit.gain * double(b.at<float>(y, x)) + fit.bias, 0.0, 255.0));
            }
            result.at<float>(r, c) = float(sum / block.area());
        }
    }
    return result;
}

/// The overlap without the blocks that differ more than the given share of all blocks does.
cv::Mat calmMask(const cv::Mat &mask, const cv::Mat &differences, double share)
{
    std::vector<float> sorted;
    for (const float value : cv::Mat_<float>(differences)) {
        if (value >= 0)
            sorted.push_back(value);
    }
    cv::Mat calm = mask.clone();
    if (sorted.empty())
        return calm;
    const auto limitAt = sorted.begin() + std::ptrdiff_t(double(sorted.size() - 1) * share);
    std::nth_element(sorted.begin(), limitAt, sorted.end());
    const float limit = std::max(*limitAt, 4.0f);
    for (int r = 0; r < differences.rows; ++r) {
        for (int c = 0; c < differences.cols; ++c) {
            if (differences.at<float>(r, c) > limit)
                calm(cv::Rect(c * blockSide, r * blockSide, blockSide, blockSide) & cv::Rect(0, 0, mask.cols, mask.rows)) = 0;
        }
    }
    return calm;
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

Agreement measure(const VerificationCopy &kept, const VerificationCopy &other, const QTransform &geometry)
{
    Agreement result;
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
        Fit fit;
        result.correlation = correlationOf(a, b, mask, &fit);
        if (result.correlation < 0.3)
            return result;
        cv::Mat differences = blockDifferences(a, b, mask, fit);
        for (int pass = 0; pass < 2; ++pass) {
            // What was written over the picture must not bend the fit of the rest.
            const cv::Mat calm = calmMask(mask, differences, 0.7);
            Fit better;
            result.calmCorrelation = correlationOf(a, b, calm, &better);
            if (better.gain > 0.3 && better.gain < 3.3) {
                fit = better;
                differences = blockDifferences(a, b, mask, fit);
            }
        }
        int blocks = 0;
        int changed = 0;
        int agreeing = 0;
        for (const float value : cv::Mat_<float>(differences)) {
            blocks += value >= 0;
            changed += double(value) > changedBy;
            agreeing += value >= 0 && double(value) < agreeingWithin;
        }
        if (blocks > 0) {
            result.changedBlocks = double(changed) / blocks;
            result.agreeingBlocks = double(agreeing) / blocks;
        }
        const cv::Mat fitted = b * fit.gain + fit.bias;
        result.structural = structuralSimilarity(a, cv::Mat(cv::max(cv::min(fitted, 255.0), 0.0)), mask);
    } catch (const std::exception &) {
        return {};
    }
    return result;
}

} // namespace yuyi::filtering
