// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <opencv2/core.hpp>

namespace yuyi {

/// @brief A grey plane (CV_8U or CV_32F) as CV_32F, smoothed as cv::GaussianBlur of 3 × 3 does, in one pass: half a pixel of
/// misplacement and the noise of a codec are not structure.
cv::Mat smoothed(const cv::Mat &grey);

} // namespace yuyi
