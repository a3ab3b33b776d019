// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/filtering/text/textdetector.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cmath>

namespace yuyi {

namespace {

constexpr int step = 32;                 // the net halves its input five times
constexpr double largestEnlargement = 2; // more adds blur, not strokes, and takes large letters apart
constexpr int tilePixels = 1'100'000;    // one pass of the net: some 200 MB
constexpr int mapPixels = 4'400'000;     // the whole map of a very long picture
constexpr int longestTile = 2048;        // OpenCV 4.6 crashes from width² × height = 2^33 on
constexpr int tileOverlap = 128;
constexpr float smallestSide = 3; // of a region, in pixels of the map

int toStep(double length)
{
    return std::max(step, static_cast<int>(std::lround(length / step)) * step);
}

/// The corners of a rectangle in the order of a line that is read from left to right, or from top to bottom.
TextQuad ordered(const cv::RotatedRect &rectangle)
{
    std::array<cv::Point2f, 4> p;
    rectangle.points(p.data());
    std::sort(p.begin(), p.end(), [](const auto &a, const auto &b) { return a.x < b.x; });
    const bool leftOrder = p[0].y <= p[1].y;
    const bool rightOrder = p[2].y <= p[3].y;
    return {p[leftOrder ? 0 : 1], p[rightOrder ? 2 : 3], p[rightOrder ? 3 : 2],
            p[leftOrder ? 1 : 0]};
}

/// How far a shrunk region grows to each side, in pixels of the map.
float growthOf(cv::Size2f size, const DetectorSettings &settings)
{
    const float aspect = std::max(size.width, size.height) / std::min(size.width, size.height);
    const float factor = settings.growth + settings.growthPerAspect * std::log(aspect);
    return size.area() / (2 * (size.width + size.height)) * std::clamp(factor, 0.8F, 2.2F);
}

/// Mean of the map inside a region.
float meanInside(const cv::Mat &map, const std::vector<cv::Point> &contour)
{
    const cv::Rect box = cv::boundingRect(contour) & cv::Rect({}, map.size());
    cv::Mat mask = cv::Mat::zeros(box.size(), CV_8U);
    cv::fillPoly(mask, std::vector<std::vector<cv::Point>>{contour}, cv::Scalar(1), cv::LINE_8, 0,
                 -box.tl());
    return static_cast<float>(cv::mean(map(box), mask)[0]);
}

} // namespace

cv::Size detectorSize(cv::Size picture, const DetectorSettings &settings)
{
    const double width = std::max(1, picture.width);
    const double height = std::max(1, picture.height);
    const double longer = std::max(width, height);
    const double shorter = std::min(width, height);
    double scale = settings.shortSide / shorter;
    double pixels = mapPixels;
    if (settings.longSide > 0) {
        // A long strip would be squeezed until nothing can be seen: its short side keeps half the long side's measure,
        // within three times the pixels of a square picture.
        scale = std::max(settings.longSide / longer, settings.longSide / 2.0 / shorter);
        pixels = 3.0 * settings.longSide * settings.longSide;
    }
    scale = std::min({scale, largestEnlargement, std::sqrt(pixels / (width * height))});
    return {toStep(width * scale), toStep(height * scale)};
}

TextDetector::TextDetector(const std::string &model) : m_net(cv::dnn::readNetFromONNX(model))
{
    m_net.setPreferableBackend(cv::dnn::DNN_BACKEND_OPENCV);
    m_net.setPreferableTarget(cv::dnn::DNN_TARGET_CPU);
    m_net.enableFusion(false); // with fusion another input size gives wrong output without a word
}

std::vector<DetectedLine> TextDetector::find(const cv::Mat &picture,
                                             const DetectorSettings &settings)
{
    const cv::Size size = detectorSize(picture.size(), settings);
    cv::Mat scaled;
    const bool smaller = size.width < picture.cols && size.height < picture.rows;
    cv::resize(picture, scaled, size, 0, 0, smaller ? cv::INTER_AREA : cv::INTER_LINEAR);
    const cv::Mat map = probabilities(scaled);

    cv::Mat above = map > settings.mapLevel;
    std::vector<std::vector<cv::Point>> contours;
    cv::findContours(above, contours, cv::RETR_EXTERNAL, cv::CHAIN_APPROX_SIMPLE);

    const float toX = static_cast<float>(picture.cols) / static_cast<float>(size.width);
    const float toY = static_cast<float>(picture.rows) / static_cast<float>(size.height);
    std::vector<DetectedLine> lines;
    for (const auto &contour : contours) {
        if (contour.size() < 3)
            continue;
        cv::RotatedRect rectangle = cv::minAreaRect(contour);
        if (std::min(rectangle.size.width, rectangle.size.height) < smallestSide)
            continue;
        const float score = meanInside(map, contour);
        if (score < settings.minimumScore)
            continue;
        const float distance = growthOf(rectangle.size, settings);
        rectangle.size.width += 2 * distance;
        rectangle.size.height += 2 * distance;
        DetectedLine line{ordered(rectangle), score};
        for (cv::Point2f &corner : line.quad)
            corner = {corner.x * toX, corner.y * toY};
        lines.push_back(line);
    }
    return lines;
}

/// The map of a picture; where that is too large for one pass, of tiles along its longer side, cut in the middle of their
/// overlap.
cv::Mat TextDetector::probabilities(const cv::Mat &scaled)
{
    const bool wide = scaled.cols > scaled.rows;
    const int length = wide ? scaled.cols : scaled.rows;
    const int across = wide ? scaled.rows : scaled.cols;
    if (length <= longestTile && length * across <= tilePixels)
        return forward(scaled);
    const int tile = std::clamp(tilePixels / across / step * step, 4 * tileOverlap, longestTile);
    cv::Mat map(scaled.size(), CV_32F);
    int done = 0;
    while (done < length) {
        const int begin =
            done == 0 ? 0 : std::max(0, std::min(done - tileOverlap / 2, length - tile));
        const int end = std::min(begin + tile, length);
        const int until = end == length ? end : end - tileOverlap / 2;
        const cv::Rect from = wide ? cv::Rect(begin, 0, end - begin, across)
                                   : cv::Rect(0, begin, across, end - begin);
        const cv::Rect to = wide ? cv::Rect(done, 0, until - done, across)
                                 : cv::Rect(0, done, across, until - done);
        forward(scaled(from))(to - from.tl()).copyTo(map(to));
        done = until;
    }
    return map;
}

cv::Mat TextDetector::forward(const cv::Mat &tile)
{
    static constexpr std::array<double, 3> mean = {.406, .456,
                                                   .485}; // of ImageNet; blue, green, red
    static constexpr std::array<double, 3> deviation = {.225, .224, .229};
    const std::array<int, 4> shape = {1, 3, tile.rows, tile.cols};
    cv::Mat input(static_cast<int>(shape.size()), shape.data(), CV_32F);
    std::array<cv::Mat, 3> channels;
    cv::split(tile, channels.data());
    for (int c = 0; c < 3; ++c) {
        const auto k = static_cast<size_t>(c);
        cv::Mat plane(tile.rows, tile.cols, CV_32F, input.ptr<float>(0, 2 - c)); // BGR in, RGB out
        channels[k].convertTo(plane, CV_32F, 1 / (255 * deviation[k]), -mean[k] / deviation[k]);
    }
    m_net.setInput(input);
    cv::Mat output = m_net.forward();
    return cv::Mat(tile.rows, tile.cols, CV_32F, output.ptr<float>()).clone();
}

} // namespace yuyi
