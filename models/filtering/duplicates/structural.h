// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace cv {
class Mat;
}

namespace yuyi {

/// @brief SSIM (Wang et al. 2004) of two pictures of 32-bit grey levels 0…255. The result is the mean, −1…1, over the 7 × 7
/// windows in every fourth row whose centre lies inside the mask; 0 if there is none.
double structuralSimilarity(const cv::Mat &a, const cv::Mat &b, const cv::Mat &mask);

} // namespace yuyi
