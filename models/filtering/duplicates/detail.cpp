// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/filtering/duplicates/detail.h"

#include "models/filtering/duplicates/sampling.h"

#include <QPolygonF>
#include <QRect>

#include <opencv2/core.hpp>
#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstring>
#include <exception>
#include <numbers>
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
constexpr float nought = 0.5f;
constexpr float plainGround = 2.0f; // grey levels
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

[[gnu::always_inline]] inline void greyEach(const QRgb *from, int count, float *to)
{
#pragma omp simd
    for (int x = 0; x < count; ++x) {
        to[x] = 0.299f * static_cast<float>(from[x] >> 16 & 0xFF) + 0.587f * static_cast<float>(from[x] >> 8 & 0xFF)
              + 0.114f * static_cast<float>(from[x] & 0xFF);
    }
}

#if defined(__x86_64__)
[[gnu::target("avx2")]] void greyWithVectors(const QRgb *from, int count, float *to)
{
    greyEach(from, count, to);
}
#endif

void greyLine(const QRgb *from, int count, float *to)
{
#if defined(__x86_64__)
    if (hasVectors())
        return greyWithVectors(from, count, to);
#endif
    greyEach(from, count, to);
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
    cv::Mat result(looked.height(), looked.width(), CV_32F);
    if (picture.format() == QImage::Format_Grayscale8) {
        for (int y = 0; y < looked.height(); ++y)
            std::copy_n(picture.constScanLine(looked.y() + y) + looked.x(), looked.width(), result.ptr<float>(y));
        return result;
    }
    const bool plain = picture.format() == QImage::Format_RGB32;
    const QImage colours = plain ? picture : picture.copy(looked).convertToFormat(QImage::Format_RGB32);
    const QPoint corner = plain ? looked.topLeft() : QPoint();
    for (int y = 0; y < looked.height(); ++y)
        greyLine(reinterpret_cast<const QRgb *>(colours.constScanLine(corner.y() + y)) + corner.x(), looked.width(), result.ptr<float>(y));
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

/// Eight grey levels or coefficients side by side.
using Line [[gnu::vector_size(32)]] = float;
using BlockLines = std::array<Line, blockSide>;

/// Row k, column i: how much of value i is in frequency k. Its rows have length 1.
std::array<std::array<float, blockSide>, blockSide> makeCosines()
{
    std::array<std::array<float, blockSide>, blockSide> cosines{};
    for (int k = 0; k < blockSide; ++k) {
        const double length = std::sqrt((k == 0 ? 1.0 : 2.0) / blockSide);
        for (int i = 0; i < blockSide; ++i)
            cosines[static_cast<size_t>(k)][static_cast<size_t>(i)] =
                static_cast<float>(length * std::cos(std::numbers::pi * (i + 0.5) * k / blockSide));
    }
    return cosines;
}

[[gnu::always_inline]] inline void transformDown(const BlockLines &from, BlockLines &to)
{
    static const auto cosines = makeCosines();
    for (size_t k = 0; k < blockSide; ++k) {
        Line sum = from[0] * cosines[k][0];
        for (size_t i = 1; i < blockSide; ++i)
            sum += from[i] * cosines[k][i];
        to[k] = sum;
    }
}

/// The cosine transform of a block, frequencies across first. OpenCV's prepares itself again for each block.
[[gnu::always_inline]] inline void coefficientsOf(const cv::Mat &grey, int x, int y, BlockLines &coefficients)
{
    BlockLines lines;
    for (int i = 0; i < blockSide; ++i)
        std::memcpy(&lines[static_cast<size_t>(i)], grey.ptr<float>(y + i) + x, sizeof(Line));
    BlockLines down;
    transformDown(lines, down);
    for (size_t i = 0; i < blockSide; ++i) {
        for (size_t j = 0; j < blockSide; ++j)
            lines[i][j] = down[j][i];
    }
    transformDown(lines, coefficients);
}

/// What one copy has where the other's coefficients were made zero.
struct Rest {
    double sum = 0; ///< of squares
    int count = 0;
};

[[gnu::always_inline]] inline Rest sumRest(const cv::Mat &larger, const cv::Mat &smaller)
{
    Rest rest;
    const int rows = std::min(larger.rows, smaller.rows);
    const int columns = std::min(larger.cols, smaller.cols);
    BlockLines a;
    BlockLines b;
    for (int y = 0; y + blockSide <= rows; y += blockSide) {
        for (int x = 0; x + blockSide <= columns; x += blockSide) {
            coefficientsOf(larger, x, y, a);
            coefficientsOf(smaller, x, y, b);
            b[0][0] = 1; // the mean says nothing
            Line sum{};
            using Truths [[gnu::vector_size(32)]] = qint32;
            Truths count{};
            for (size_t i = 0; i < blockSide; ++i) {
                const Truths zero = (b[i] < 1.0f) & (b[i] > -1.0f);
                sum += zero ? a[i] * a[i] : Line{};
                count -= zero;
            }
            float squares = 0;
            for (size_t i = 0; i < blockSide; ++i) {
                squares += sum[i];
                rest.count += count[i];
            }
            rest.sum += static_cast<double>(squares);
        }
    }
    return rest;
}

struct Noughts {
    qint64 found = 0;
    qint64 looked = 0;
};

[[gnu::always_inline]] inline Noughts sumNoughts(const cv::Mat &grey, int from)
{
    constexpr int coefficients = blockSide * blockSide;
    Noughts noughts;
    BlockLines block;
    for (int y = from; y + blockSide <= grey.rows; y += blockSide) {
        for (int x = from; x + blockSide <= grey.cols; x += blockSide) {
            coefficientsOf(grey, x, y, block);
            block[0][0] = 0;
            float energy = 0;
            int found = -1; // the mean is none
            for (const Line &line : block) {
                for (size_t i = 0; i < blockSide; ++i) {
                    energy += line[i] * line[i];
                    found += std::abs(line[i]) < nought ? 1 : 0;
                }
            }
            if (energy < coefficients * plainGround * plainGround)
                continue;
            noughts.found += found;
            noughts.looked += coefficients - 1;
        }
    }
    return noughts;
}

#if defined(__x86_64__)
[[gnu::target("avx2")]] Rest sumRestWithVectors(const cv::Mat &larger, const cv::Mat &smaller)
{
    return sumRest(larger, smaller);
}

[[gnu::target("avx2")]] Noughts sumNoughtsWithVectors(const cv::Mat &grey, int from)
{
    return sumNoughts(grey, from);
}
#endif

Rest restOf(const cv::Mat &larger, const cv::Mat &smaller)
{
#if defined(__x86_64__)
    if (hasVectors())
        return sumRestWithVectors(larger, smaller);
#endif
    return sumRest(larger, smaller);
}

Noughts noughtsOf(const cv::Mat &grey, int from)
{
#if defined(__x86_64__)
    if (hasVectors())
        return sumNoughtsWithVectors(grey, from);
#endif
    return sumNoughts(grey, from);
}

bool isOnlyEncodedAnew(const cv::Mat &larger, const cv::Mat &smaller)
{
    const Rest rest = restOf(larger, smaller);
    return rest.count >= leastZeros && std::sqrt(rest.sum / rest.count) < roundingNoise;
}

/// The share of noughts in blocks of a grid that begins here; negative: too few to tell.
double shareOfNoughts(const cv::Mat &grey, int from)
{
    const Noughts noughts = noughtsOf(grey, from);
    return noughts.looked < leastCoefficients ? -1 : static_cast<double>(noughts.found) / static_cast<double>(noughts.looked);
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
