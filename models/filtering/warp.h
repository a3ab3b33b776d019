// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/filtering/verificationcopy.h"

#include <QTransform>

#include <array>

namespace cv {
class Mat;
}

namespace yuyi::filtering {

/// The grey pixels of a copy, not copied: the copy must live longer.
cv::Mat matOf(const VerificationCopy &copy);

/// @brief A map in pixels of the two copies (row by row a 2 × 3 matrix) from one in unit coordinates, and back. Pixel centres are at .5.
std::array<double, 6> toPixels(const QTransform &unit, const VerificationCopy &from, const VerificationCopy &to);
QTransform fromPixels(const std::array<double, 6> &pixels, const VerificationCopy &from, const VerificationCopy &to);

/// `other` (32-bit floating point) as it lies on `kept`, and the mask (8 bit) of where it lies.
void warpOnto(const VerificationCopy &kept, const VerificationCopy &other, const QTransform &geometry, cv::Mat &warped, cv::Mat &mask);

} // namespace yuyi::filtering
