// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/filtering/warp.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cmath>

namespace yuyi::filtering {

namespace {

QTransform unitToPixels(QSize size)
{
    return {double(size.width()), 0, 0, double(size.height()), -0.5, -0.5};
}

} // namespace

cv::Mat matOf(const Plane &plane)
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

void warpOnto(const Plane &kept, const Plane &other, const QTransform &geometry, cv::Mat &warped,
              cv::Mat &mask)
{
    std::array<double, 6> values = toPixels(geometry, other.size, kept.size);
    const cv::Mat map(2, 3, CV_64F, values.data());
    const cv::Size size(kept.size.width(), kept.size.height());
    // Shrinking by a warp aliases: what would be lost is smoothed away first.
    const double scale = std::sqrt(std::abs(values[0] * values[4] - values[1] * values[3]));
    cv::Mat source = matOf(other);
    if (scale < 0.8 && scale > 0.02) {
        cv::Mat smooth;
        cv::GaussianBlur(source, smooth, cv::Size(), std::min(0.45 / scale, 8.0));
        source = smooth;
    }
    cv::Mat placed;
    cv::warpAffine(source, placed, map, size, cv::INTER_LINEAR, cv::BORDER_REPLICATE);
    placed.convertTo(warped, CV_32F);
    const cv::Mat everywhere(other.size.height(), other.size.width(), CV_8U, cv::Scalar(255));
    cv::warpAffine(everywhere, mask, map, size, cv::INTER_NEAREST, cv::BORDER_CONSTANT,
                   cv::Scalar(0));
    // The rim of a crop or of a trimmed border is half another pixel.
    cv::erode(mask, mask, cv::Mat(), cv::Point(-1, -1), 2, cv::BORDER_CONSTANT, cv::Scalar(255));
}

} // namespace yuyi::filtering
