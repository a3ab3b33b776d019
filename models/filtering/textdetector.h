// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <opencv2/core.hpp>
#include <opencv2/dnn.hpp>

#include <array>
#include <string>
#include <vector>

namespace yuyi::filtering {

/// Corners of a line: top left, top right, bottom right, bottom left as the line lies in the
/// picture.
using Quad = std::array<cv::Point2f, 4>;

struct DetectedLine {
    Quad quad;       ///< may reach over the border of the picture
    float score = 0; ///< mean of the probability map inside, 0…1
};

struct DetectorSettings {
    int shortSide = 736; ///< the picture is scaled so that its short side has this many pixels …
    int longSide = 0;    ///< … or its long side, where this is not 0
    float growth = 1.1F; ///< a shrunk region grows back by area ÷ perimeter × …
    float growthPerAspect =
        0.22F;             ///< … (growth + growthPerAspect × ln(length ÷ height of the region))
    float mapLevel = 0.3F; ///< of the probability map
    float minimumScore = 0.55F;
};

/// @brief The size a picture is given before detection: sides are multiples of 32, the number of
/// pixels is bounded whatever the shape of the picture.
cv::Size detectorSize(cv::Size picture, const DetectorSettings &settings);

/// @brief The PP-OCRv4 text detector: a fully convolutional net that gives each pixel the
/// probability of lying in the shrunk middle of a text line, and the post-processing of Liao et
/// al., "Real-time Scene Text Detection with Differentiable Binarization", AAAI 2020. The net
/// shrank long lines more than short ones when it learned, so they grow back more as well; the
/// figures are fitted to pictures with exactly known lines. One thread at a time. Throws
/// cv::Exception.
class TextDetector
{
public:
    explicit TextDetector(const std::string &model);
    /// `picture`: 8 bit BGR. Lines in pixels of the picture.
    std::vector<DetectedLine> find(const cv::Mat &picture, const DetectorSettings &settings);

private:
    cv::Mat probabilities(const cv::Mat &scaled);
    cv::Mat forward(const cv::Mat &tile);

    cv::dnn::Net m_net;
};

} // namespace yuyi::filtering
