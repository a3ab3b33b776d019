// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/filtering/warp.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cmath>

namespace yuyi::filtering {

namespace {

QTransform unitToPixels(const VerificationCopy &copy)
{
    return {double(copy.width()), 0, 0, double(copy.height()), -0.5, -0.5};
}

} // namespace

cv::Mat matOf(const VerificationCopy &copy)
{
    return cv::Mat(copy.height(), copy.width(), CV_8U, const_cast<quint8 *>(copy.grey().data()));
}

std::array<double, 6> toPixels(const QTransform &unit, const VerificationCopy &from, const VerificationCopy &to)
{
    const QTransform map = unitToPixels(from).inverted() * unit * unitToPixels(to);
    return {map.m11(), map.m21(), map.dx(), map.m12(), map.m22(), map.dy()};
}

QTransform fromPixels(const std::array<double, 6> &pixels, const VerificationCopy &from, const VerificationCopy &to)
{
    const QTransform map(pixels[0], pixels[3], pixels[1], pixels[4], pixels[2], pixels[5]);
    return unitToPixels(from) * map * unitToPixels(to).inverted();
}

void warpOnto(const VerificationCopy &kept, const VerificationCopy &other, const QTransform &geometry, cv::Mat &warped, cv::Mat &mask)
{
    std::array<double, 6> values = toPixels(geometry, other, kept);
    const cv::Mat map(2, 3, CV_64F, values.data());
    const cv::Size size(kept.width(), kept.height());
    cv::Mat source;
    matOf(other).convertTo(source, CV_32F);
    // Shrinking by a warp aliases: what would be lost is smoothed away first.
    const double scale = std::sqrt(std::abs(values[0] * values[4] - values[1] * values[3]));
    if (scale < 0.8 && scale > 0.02)
        cv::GaussianBlur(source, source, cv::Size(), std::min(0.45 / scale, 8.0));
    cv::warpAffine(source, warped, map, size, cv::INTER_LINEAR, cv::BORDER_REPLICATE);
    const cv::Mat everywhere(other.height(), other.width(), CV_8U, cv::Scalar(255));
    cv::warpAffine(everywhere, mask, map, size, cv::INTER_NEAREST, cv::BORDER_CONSTANT, cv::Scalar(0));
    // The rim of a crop or of a trimmed border is half another pixel.
    cv::erode(mask, mask, cv::Mat(), cv::Point(-1, -1), 2, cv::BORDER_CONSTANT, cv::Scalar(255));
}

} // namespace yuyi::filtering
