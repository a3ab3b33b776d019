// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <opencv2/core.hpp>
#include <opencv2/dnn.hpp>

#include <array>
#include <string>
#include <vector>

namespace yuyi {

/// Corners of a line: top left, top right, bottom right, bottom left, as seen along the line.
using TextQuad = std::array<cv::Point2f, 4>;

struct DetectedLine {
    TextQuad quad;   ///< may extend beyond the border of the picture
    float score = 0; ///< mean of the probability map inside, 0…1
};

struct DetectorSettings {
    int shortSide = 736;           ///< the picture is scaled so that its short side has this many pixels …
    int longSide = 0;              ///< … or, if this is not 0, its long side
    float growth = 1.1F;           ///< a shrunk region grows back by area ÷ perimeter × …
    float growthPerAspect = 0.22F; ///< … (growth + growthPerAspect × ln(length ÷ height of the region))
    float mapLevel = 0.3F;         ///< threshold of the probability map, 0…1
    float minimumScore = 0.55F;
};

/// @brief The size a picture is scaled to before detection. The sides are multiples of 32, and the number of pixels is bounded
/// for any aspect ratio.
cv::Size detectorSize(cv::Size picture, const DetectorSettings &settings);

/// @brief The PP-OCRv4 text detector: a fully convolutional net that gives each pixel the probability of lying in the shrunk
/// middle of a text line, and the post-processing of Liao et al., "Real-time Scene Text Detection with Differentiable
/// Binarization", AAAI 2020. In training, long lines were shrunk more than short ones, so they are also expanded more;
/// the constants are fitted to pictures whose lines are known exactly. Not thread-safe. Throws cv::Exception.
class TextDetector
{
public:
    explicit TextDetector(const std::string &model);
    /// `picture` is 8-bit BGR. Returns the lines in pixels of the picture.
    std::vector<DetectedLine> find(const cv::Mat &picture, const DetectorSettings &settings);

private:
    cv::Mat probabilities(const cv::Mat &scaled);
    cv::Mat forward(const cv::Mat &tile);

    cv::dnn::Net m_net;
};

} // namespace yuyi
