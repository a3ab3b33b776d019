// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/filtering/duplicates/marks.h"

#include "models/filtering/duplicates/alignment.h"
#include "models/filtering/duplicates/warp.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <exception>

namespace yuyi {

namespace {

/// More than this share of what lies outside is of one grey level: a bar or border, not a part of the scene.
constexpr double plainShare = 0.6;
constexpr double allCovered = 0.97;

/// Where a bar or border ends, so much of the scene beside it has another grey level. A crop of a scene on plain ground leaves
/// plain ground out, too, but its own edge shows the same ground.
constexpr double endsShare = 0.5;
constexpr int otherLevel = 20;
/// From this correlation of the fine structure, both show the same lines where they differ, in other tones: nothing is written.
constexpr double sameLines = 0.5;
constexpr int farthestEdge = 3;
/// With fewer pixels that are far apart nothing was written; with more, it is not one mark.
constexpr double leastFarApart = 0.002;
constexpr double mostFarApart = 0.2;

/// How much of the scene, a little inside the edge of what both show, differs from the grey level of what lies outside.
double shareThatEnds(const cv::Mat &grey, const cv::Mat &mask, int level)
{
    cv::Mat within;
    cv::copyMakeBorder(mask, within, 1, 1, 1, 1, cv::BORDER_CONSTANT, cv::Scalar(255));
    cv::Mat outer;
    cv::Mat inner;
    const auto shrunk = [&](int by, cv::Mat &to) {
        cv::erode(within, to, cv::Mat::ones(2 * by + 1, 2 * by + 1, CV_8U));
        to = to(cv::Rect(1, 1, mask.cols, mask.rows)).clone();
    };
    shrunk(1, outer);
    shrunk(1 + farthestEdge, inner);
    const cv::Mat edge = outer & ~inner;
    const int length = cv::countNonZero(edge);
    const cv::Mat differing = (cv::abs(grey - static_cast<double>(level)) > otherLevel) & edge;
    return length > 0 ? cv::countNonZero(differing) / static_cast<double>(length) : 0;
}

/// Whether the part of `picture` that `covering` leaves free is plain, and ends where the scene begins.
bool restIsBorder(const VerificationCopy &picture, const VerificationCopy &covering,
                  const QTransform &geometry)
{
    cv::Mat warped;
    cv::Mat mask;
    warpOnto(picture.full(), covering.full(), geometry, warped, mask);
    const cv::Mat grey = matOf(picture.full());
    std::array<int, 256> histogram{};
    int count = 0;
    for (int y = 0; y < grey.rows; ++y) {
        for (int x = 0; x < grey.cols; ++x) {
            if (mask.at<uchar>(y, x) == 0) {
                ++histogram[grey.at<uchar>(y, x)];
                ++count;
            }
        }
    }
    const int mode = static_cast<int>(std::max_element(histogram.begin(), histogram.end()) - histogram.begin());
    int near = 0;
    for (int level = std::max(0, mode - 10); level <= std::min(255, mode + 10); ++level)
        near += histogram[static_cast<size_t>(level)];
    if (count == 0 || near <= plainShare * count)
        return false;
    cv::Mat levels;
    grey.convertTo(levels, CV_32F);
    return shareThatEnds(levels, mask, mode) >= endsShare;
}

cv::Mat edgesOf(const cv::Mat &grey)
{
    cv::Mat edges;
    cv::Laplacian(grey, edges, CV_32F);
    return cv::abs(edges);
}

cv::Mat fineStructure(const cv::Mat &grey)
{
    cv::Mat ground;
    cv::GaussianBlur(grey, ground, cv::Size(0, 0), 4);
    return grey - ground;
}

/// Correlation of the fine structure of two pictures inside the mask, −1…1.
double linesInCommon(const cv::Mat &a, const cv::Mat &b, const cv::Mat &mask)
{
    const cv::Mat x = fineStructure(a);
    const cv::Mat y = fineStructure(b);
    const double xx = cv::mean(x.mul(x), mask)[0];
    const double yy = cv::mean(y.mul(y), mask)[0];
    return xx > 0 && yy > 0 ? cv::mean(x.mul(y), mask)[0] / std::sqrt(xx * yy) : 0;
}

/// Positive: the kept copy has more edges where the two differ; negative: the other.
double moreEdges(const VerificationCopy &kept, const VerificationCopy &other,
                 const QTransform &geometry)
{
    const cv::Mat a = smoothed(matOf(kept.full()));
    cv::Mat laid;
    cv::Mat mask;
    warpOnto(kept.full(), other.full(), geometry, laid, mask);
    const cv::Mat b = smoothed(laid);
    const cv::Mat differing = (cv::abs(a - b) > 30) & mask;
    const double share = cv::countNonZero(differing) / static_cast<double>(std::max(1, cv::countNonZero(mask)));
    if (share < leastFarApart || share > mostFarApart)
        return 0;
    cv::Mat around;
    cv::dilate(differing, around, cv::Mat(), cv::Point(-1, -1), 2);
    // A filter of a part reads beyond its rim: the rest of the picture need not be filtered.
    const cv::Rect part = cv::boundingRect(around);
    const cv::Mat aPart = a(part);
    const cv::Mat bPart = b(part);
    const cv::Mat aroundPart = around(part);
    if (linesInCommon(aPart, bPart, aroundPart) > sameLines)
        return 0;
    const double ofKept = cv::mean(edgesOf(aPart), aroundPart)[0];
    const double ofOther = cv::mean(edgesOf(bPart), aroundPart)[0];
    if (std::max(ofKept, ofOther) < 1.3 * std::min(ofKept, ofOther))
        return 0;
    return ofKept - ofOther;
}

} // namespace

Marked markedOf(const VerificationCopy &kept, const VerificationCopy &other,
                const QTransform &geometry, std::optional<double> farApart)
{
    if (!geometry.isInvertible())
        return Marked::Neither;
    const QTransform backwards = geometry.inverted();
    try {
        const bool keptHasMore = overlapOf(geometry) < allCovered;
        const bool otherHasMore = overlapOf(backwards) < allCovered;
        if (keptHasMore && !otherHasMore)
            return restIsBorder(kept, other, geometry) ? Marked::Kept : Marked::Neither;
        if (otherHasMore && !keptHasMore)
            return restIsBorder(other, kept, backwards) ? Marked::Other : Marked::Neither;
        // Known, nearly always: most copies have no mark.
        if (farApart && (*farApart < 0.99 * leastFarApart || *farApart > 1.01 * mostFarApart))
            return Marked::Neither;
        const double more = moreEdges(kept, other, geometry);
        return more > 0 ? Marked::Kept : more < 0 ? Marked::Other
                                                  : Marked::Neither;
    } catch (const std::exception &) {
        return Marked::Neither;
    }
}

} // namespace yuyi
