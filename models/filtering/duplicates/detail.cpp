// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/filtering/duplicates/detail.h"

#include <QPolygonF>
#include <QRect>

#include <opencv2/core.hpp>
#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cmath>
#include <exception>
#include <optional>

namespace yuyi {

namespace {

/// So much of the middle tells; more costs time only.
constexpr int lookedAtSide = 1600;
constexpr int leastSide = 32;
/// From this factor of sides one copy counts as larger.
constexpr double enlargedFrom = 1.08;
/// The finest part of a picture with detail falls by less than this power of the factor. Of 17 real items at 1.1, 1.25, 1.5 and
/// 2.0, enlarged ones stay below (at most .80, .61, .44, .30), all but an already enlarged one above (1.12, .90, .68, .45).
constexpr double fallOff = -1.6;
constexpr double leastFineDetail = 0.5;
/// Grey levels. Where the other's coefficients were made zero, one that was encoded anew has the noise of rounding (at most
/// .35); a less compressed one has 1.5 and more.
constexpr double roundingNoise = 0.45;
constexpr int blockSide = 8;
constexpr int leastZeros = 500;
/// Of the coefficients of blocks that are no plain ground, so many times more are nought where the blocks of a JPEG begin than
/// half a block beside. Lossless pictures (drawn ones, and two photos made smaller) have at most 1.1, JPEGs of quality 97 to 50
/// at least 1.3.
constexpr double blocksFrom = 1.2;
constexpr double nought = 0.5;
constexpr double plainGround = 2.0; // grey levels
constexpr int leastCoefficients = 4000;
/// Corners of a copy that lies exactly on the other one, unit coordinates.
constexpr double exactly = 0.01;

QRectF commonPart(const QTransform &geometry)
{
    return geometry.map(QPolygonF(QRectF(0, 0, 1, 1))).boundingRect() & QRectF(0, 0, 1, 1);
}

/// How much longer the sides of the common part are in the larger picture.
double factorOf(QSize larger, QSize smaller, const QTransform &geometry)
{
    const auto pixelsOf = [](QSize picture, const QRectF &part) {
        return part.width() * picture.width() * part.height() * picture.height();
    };
    return std::sqrt(pixelsOf(larger, commonPart(geometry)) / std::max(1.0, pixelsOf(smaller, commonPart(geometry.inverted()))));
}

/// The middle of a part of the picture; its corner is a corner of the codec's blocks.
cv::Mat middleOf(const QImage &picture, const QRectF &part, int side)
{
    const QRect whole(qRound(part.x() * picture.width()), qRound(part.y() * picture.height()),
                      qRound(part.width() * picture.width()), qRound(part.height() * picture.height()));
    const int width = std::min(whole.width(), side);
    const int height = std::min(whole.height(), side);
    const auto cornerOf = [](int from, int free) { return (from + free / 2) / blockSide * blockSide; };
    const QRect looked = QRect(cornerOf(whole.x(), whole.width() - width), cornerOf(whole.y(), whole.height() - height), width,
                               height)
                       & picture.rect();
    const QImage grey = picture.copy(looked).convertToFormat(QImage::Format_RGB32);
    cv::Mat result(grey.height(), grey.width(), CV_32F);
    for (int y = 0; y < grey.height(); ++y) {
        const auto *from = reinterpret_cast<const QRgb *>(grey.constScanLine(y));
        auto *to = result.ptr<float>(y);
        for (int x = 0; x < grey.width(); ++x)
            to[x] = 0.299f * static_cast<float>(qRed(from[x])) + 0.587f * static_cast<float>(qGreen(from[x]))
                  + 0.114f * static_cast<float>(qBlue(from[x]));
    }
    return result;
}

/// What is lost, in grey levels, when the picture is made smaller by the factor and large again.
double fineDetail(const cv::Mat &grey, double factor)
{
    cv::Mat small;
    cv::Mat again;
    cv::resize(grey, small,
               cv::Size(std::max(1, static_cast<int>(std::lround(grey.cols / factor))),
                        std::max(1, static_cast<int>(std::lround(grey.rows / factor)))),
               0, 0, cv::INTER_AREA);
    cv::resize(small, again, grey.size(), 0, 0, cv::INTER_CUBIC);
    again -= grey;
    return std::sqrt(cv::mean(again.mul(again))[0]);
}

bool isOnlyEnlarged(const cv::Mat &larger, const cv::Mat &smaller, double factor)
{
    const double reference = fineDetail(smaller, std::max(factor, 1.2));
    return reference >= leastFineDetail
        && fineDetail(larger, std::max(factor, 1.2)) < std::pow(factor, fallOff) * reference;
}

bool isOnlyEncodedAnew(const cv::Mat &larger, const cv::Mat &smaller)
{
    double sum = 0;
    int count = 0;
    cv::Mat a;
    cv::Mat b;
    const int rows = std::min(larger.rows, smaller.rows);
    const int columns = std::min(larger.cols, smaller.cols);
    for (int y = 0; y + blockSide <= rows; y += blockSide) {
        for (int x = 0; x + blockSide <= columns; x += blockSide) {
            const cv::Rect block(x, y, blockSide, blockSide);
            cv::dct(larger(block), a);
            cv::dct(smaller(block), b);
            for (int i = 1; i < blockSide * blockSide; ++i) {
                if (std::abs(b.at<float>(i / blockSide, i % blockSide)) >= 1)
                    continue;
                const auto more = static_cast<double>(a.at<float>(i / blockSide, i % blockSide));
                sum += more * more;
                ++count;
            }
        }
    }
    return count >= leastZeros && std::sqrt(sum / count) < roundingNoise;
}

/// The share of noughts in blocks of a grid that begins here; negative: too few to tell.
double shareOfNoughts(const cv::Mat &grey, int from)
{
    constexpr int coefficients = blockSide * blockSide;
    qint64 noughts = 0;
    qint64 looked = 0;
    cv::Mat block;
    for (int y = from; y + blockSide <= grey.rows; y += blockSide) {
        for (int x = from; x + blockSide <= grey.cols; x += blockSide) {
            cv::dct(grey(cv::Rect(x, y, blockSide, blockSide)), block);
            const auto mean = static_cast<double>(block.at<float>(0, 0));
            if (block.dot(block) - mean * mean < coefficients * plainGround * plainGround)
                continue;
            for (int i = 1; i < coefficients; ++i)
                noughts += std::abs(block.at<float>(i / blockSide, i % blockSide)) < nought ? 1 : 0;
            looked += coefficients - 1;
        }
    }
    return looked < leastCoefficients ? -1 : static_cast<double>(noughts) / static_cast<double>(looked);
}

std::optional<bool> showsBlocks(const cv::Mat &grey)
{
    const double onGrid = shareOfNoughts(grey, 0);
    const double beside = shareOfNoughts(grey, blockSide / 2);
    if (onGrid < 0 || beside < 0)
        return std::nullopt;
    return onGrid > blocksFrom * beside;
}

bool liesExactly(const QTransform &geometry)
{
    for (const QPointF corner : {QPointF(0, 0), QPointF(1, 0), QPointF(0, 1), QPointF(1, 1)}) {
        const QPointF off = geometry.map(corner) - corner;
        if (std::abs(off.x()) > exactly || std::abs(off.y()) > exactly)
            return false;
    }
    return true;
}

} // namespace

bool showsMoreByPixels(QSize larger, QSize smaller, const QTransform &geometry)
{
    return geometry.isInvertible()
        && (factorOf(larger, smaller, geometry) >= enlargedFrom || (larger == smaller && liesExactly(geometry)));
}

bool isSourceByPixels(QSize lossless, QSize other, const QTransform &geometry)
{
    return lossless == other && liesExactly(geometry);
}

bool showsMore(const QImage &larger, const QImage &smaller, const QTransform &geometry)
{
    if (larger.isNull() || smaller.isNull() || !showsMoreByPixels(larger.size(), smaller.size(), geometry))
        return true;
    const QRectF inLarger = commonPart(geometry);
    const QRectF inSmaller = commonPart(geometry.inverted());
    const double factor = factorOf(larger.size(), smaller.size(), geometry);
    try {
        const bool enlarged = factor >= enlargedFrom;
        const cv::Mat a = middleOf(larger, inLarger, lookedAtSide);
        const cv::Mat b = middleOf(smaller, inSmaller, enlarged ? static_cast<int>(std::lround(lookedAtSide / factor)) : lookedAtSide);
        if (std::min({a.rows, a.cols, b.rows, b.cols}) < leastSide)
            return true;
        return enlarged ? !isOnlyEnlarged(a, b, factor) : !isOnlyEncodedAnew(a, b);
    } catch (const std::exception &) {
        return true;
    }
}

bool isSourceOf(const QImage &lossless, const QImage &other, const QTransform &geometry)
{
    if (lossless.isNull() || !isSourceByPixels(lossless.size(), other.size(), geometry))
        return false;
    try {
        const QRectF whole(0, 0, 1, 1);
        return showsBlocks(middleOf(other, whole, lookedAtSide)) == true
            && showsBlocks(middleOf(lossless, whole, lookedAtSide)) == false;
    } catch (const std::exception &) {
        return false;
    }
}

bool keepsEveryPixel(ImageFormat format)
{
    return format == ImageFormat::Png || format == ImageFormat::Bmp || format == ImageFormat::Tiff;
}

} // namespace yuyi
