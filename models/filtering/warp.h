// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/filtering/verificationcopy.h"

#include <QTransform>

#include <array>

namespace cv {
class Mat;
}

namespace yuyi::filtering {

/// The pixels of a plane, not copied: the plane must live longer.
cv::Mat matOf(const Plane &plane);

/// @brief A map in pixels of two planes (row by row a 2 × 3 matrix) from one in unit coordinates,
/// and back. Pixel centres are at .5.
std::array<double, 6> toPixels(const QTransform &unit, QSize from, QSize to);
QTransform fromPixels(const std::array<double, 6> &pixels, QSize from, QSize to);

/// `other` (32-bit floating point) as it lies on `kept`, and the mask (8 bit) of where it lies.
void warpOnto(const Plane &kept, const Plane &other, const QTransform &geometry, cv::Mat &warped,
              cv::Mat &mask);

} // namespace yuyi::filtering
