// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/filtering/duplicates/verificationcopy.h"

#include <QTransform>

#include <array>

namespace cv {
class Mat;
}

namespace yuyi {

/// The pixels of a plane as a matrix. They are not copied, so the plane must outlive the matrix.
cv::Mat matOf(const GreyPlane &plane);

/// @brief Converts a map in unit coordinates to one in pixels of two planes (a 2 × 3 matrix, row by row) and back.
/// The centre of pixel i is at (i + 0.5) ÷ size in unit coordinates.
std::array<double, 6> toPixels(const QTransform &unit, QSize from, QSize to);
QTransform fromPixels(const std::array<double, 6> &pixels, QSize from, QSize to);

/// Warps `other` (32-bit floating point) onto `kept`. `mask` (8 bit) marks the area it covers.
void warpOnto(const GreyPlane &kept, const GreyPlane &other, const QTransform &geometry, cv::Mat &warped,
              cv::Mat &mask);

/// @brief A grey plane (CV_8U or CV_32F) as CV_32F, smoothed as cv::GaussianBlur of 3 × 3 does, in one pass: half a pixel of
/// misplacement and the noise of a codec are not structure.
cv::Mat smoothed(const cv::Mat &grey);

} // namespace yuyi
