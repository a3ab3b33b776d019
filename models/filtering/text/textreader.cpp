// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/filtering/text/textreader.h"

#include <QFile>

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cmath>

namespace yuyi {

namespace {

constexpr int lineHeight = 48;
constexpr std::array<int, 3> widths = {160, 320, 640};
constexpr int keyCount = 6624;     // with the final space; class 0 is the blank
constexpr double squeeze = 1.2;    // a line this much too long is squeezed rather than cut
constexpr double tall = 1.5;       // a line this much taller than wide runs from top to bottom
constexpr double readable = 0.6;   // below, a tall line is turned the other way
constexpr double longestLine = 40; // widths per height; what is longer is squeezed

/// The inside of the quad, upright, at the height it has in the picture.
cv::Mat straightened(const cv::Mat &picture, const TextQuad &quad)
{
    const auto length = [](const cv::Point2f &a, const cv::Point2f &b) {
        return std::hypot(a.x - b.x, a.y - b.y);
    };
    const float width =
        std::max(1.0F, std::max(length(quad[0], quad[1]), length(quad[3], quad[2])));
    const float height =
        std::max(1.0F, std::max(length(quad[0], quad[3]), length(quad[1], quad[2])));
    const std::array<cv::Point2f, 4> target = {
        cv::Point2f(0, 0), {width, 0}, {width, height}, {0, height}};
    cv::Mat line;
    cv::warpPerspective(
        picture, line, cv::getPerspectiveTransform(quad.data(), target.data()),
        cv::Size(static_cast<int>(std::ceil(width)), static_cast<int>(std::ceil(height))),
        cv::INTER_CUBIC, cv::BORDER_REPLICATE);
    return line;
}

/// Where a line can be cut near `at` with the least harm: the column with the least contrast.
int quietColumn(const cv::Mat &grey, int at)
{
    const int reach = grey.rows / 2;
    int best = at;
    double least = 1e9;
    for (int x = std::max(1, at - reach); x <= std::min(grey.cols - 1, at + reach); ++x) {
        cv::Scalar mean;
        cv::Scalar deviation;
        cv::meanStdDev(grey.col(x), mean, deviation);
        const double cost = deviation[0] + 0.02 * std::abs(x - at);
        if (cost < least) {
            least = cost;
            best = x;
        }
    }
    return best;
}

} // namespace

TextReader::TextReader(std::string folder, QStringList keys)
    : m_folder(std::move(folder)), m_keys(std::move(keys))
{
}

QStringList TextReader::loadKeys(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    QStringList keys = QString::fromUtf8(file.readAll()).split(u'\n');
    if (!keys.isEmpty() && keys.constLast().isEmpty())
        keys.removeLast();
    for (QString &key : keys) {
        if (key.endsWith(u'\r'))
            key.chop(1);
    }
    keys << QStringLiteral(" ");
    return keys.size() == keyCount ? keys : QStringList();
}

TextReading TextReader::read(const cv::Mat &picture, const TextQuad &quad)
{
    return readWithin(picture, quad, Extent::Whole);
}

TextReading TextReader::glance(const cv::Mat &picture, const TextQuad &quad)
{
    return readWithin(picture, quad, Extent::Beginning);
}

TextReading TextReader::readWithin(const cv::Mat &picture, const TextQuad &quad, Extent extent)
{
    const cv::Mat line = straightened(picture, quad);
    if (line.rows < tall * line.cols)
        return readLine(line, extent);
    // Columns of Chinese and lines that run down are read lying; lines that run up need the other turn.
    cv::Mat turned;
    cv::rotate(line, turned, cv::ROTATE_90_COUNTERCLOCKWISE);
    const TextReading down = readLine(turned, extent);
    if (down.confidence >= readable)
        return down;
    cv::rotate(line, turned, cv::ROTATE_90_CLOCKWISE);
    const TextReading up = readLine(turned, extent);
    return up.confidence > down.confidence ? up : down;
}

TextReading TextReader::readLine(const cv::Mat &line, Extent extent)
{
    cv::Mat scaled;
    const double width = std::max(1.0, line.cols * static_cast<double>(lineHeight) / line.rows);
    const cv::Size size(static_cast<int>(std::lround(std::min(width, longestLine * lineHeight))),
                        lineHeight);
    cv::resize(line, scaled, size, 0, 0, line.rows > lineHeight ? cv::INTER_AREA : cv::INTER_CUBIC);
    const int longest = extent == Extent::Whole ? widths.back() : widths.front();
    if (scaled.cols <= longest * squeeze)
        return readPiece(scaled, extent);

    cv::Mat grey;
    cv::cvtColor(scaled, grey, cv::COLOR_BGR2GRAY);
    if (extent == Extent::Beginning)
        return readPiece(scaled.colRange(0, quietColumn(grey, longest)), extent);
    const int pieces =
        static_cast<int>(std::ceil(scaled.cols / (widths.back() - lineHeight / 2.0)));
    TextReading whole;
    double sum = 0;
    qsizetype characters = 0;
    int begin = 0;
    for (int i = 1; i <= pieces; ++i) {
        const int end = i == pieces ? scaled.cols : quietColumn(grey, scaled.cols * i / pieces);
        const TextReading piece = readPiece(scaled.colRange(begin, end), extent);
        whole.text += piece.text;
        sum += piece.confidence * static_cast<double>(piece.text.size());
        characters += piece.text.size();
        begin = end;
    }
    whole.confidence = characters == 0 ? 0 : sum / static_cast<double>(characters);
    return whole;
}

/// A line of 48 px height that fits the widest net, for a beginning the narrowest, give or take `squeeze`.
TextReading TextReader::readPiece(const cv::Mat &line, Extent extent)
{
    size_t choice = 0;
    while (extent == Extent::Whole && choice + 1 < widths.size() && line.cols > widths[choice])
        ++choice;
    const int width = widths[choice];
    if (!m_nets[choice]) {
        cv::dnn::Net net =
            cv::dnn::readNetFromONNX(m_folder + "/rec-" + std::to_string(width) + ".onnx");
        net.setPreferableBackend(cv::dnn::DNN_BACKEND_OPENCV);
        net.setPreferableTarget(cv::dnn::DNN_TARGET_CPU);
        m_nets[choice] = std::move(net);
    }
    cv::Mat fitted = line;
    if (line.cols > width)
        cv::resize(line, fitted, cv::Size(width, lineHeight), 0, 0, cv::INTER_AREA);

    const std::array<int, 4> shape = {1, 3, lineHeight, width};
    cv::Mat input(static_cast<int>(shape.size()), shape.data(), CV_32F, cv::Scalar(0));
    std::array<cv::Mat, 3> channels;
    cv::split(fitted, channels.data());
    for (int c = 0; c < 3; ++c) {
        cv::Mat plane(lineHeight, width, CV_32F, input.ptr<float>(0, c));
        channels[static_cast<size_t>(c)].convertTo(plane.colRange(0, fitted.cols), CV_32F,
                                                   1 / 127.5, -1);
    }
    m_nets[choice]->setInput(input);
    return decode(m_nets[choice]->forward());
}

/// Greedy CTC: the likeliest class of each step, repetitions and blanks dropped.
TextReading TextReader::decode(const cv::Mat &output) const
{
    const int classes = keyCount + 1;
    const int steps = static_cast<int>(output.total() / classes);
    const auto *row = output.ptr<float>();
    TextReading reading;
    double sum = 0;
    int characters = 0;
    std::ptrdiff_t last = 0;
    for (int t = 0; t < steps; ++t, row += classes) {
        const float *best = std::max_element(row, row + classes);
        const std::ptrdiff_t kind = best - row;
        if (kind != 0 && kind != last) {
            reading.text += m_keys.at(kind - 1);
            sum += *best;
            ++characters;
        }
        last = kind;
    }
    reading.text = reading.text.trimmed();
    reading.confidence = characters == 0 ? 0 : sum / characters;
    return reading;
}

} // namespace yuyi
