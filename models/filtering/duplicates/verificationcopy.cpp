// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/filtering/duplicates/verificationcopy.h"

#include "models/filtering/duplicates/reduction.h"

#include <opencv2/features2d.hpp>
#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <exception>

namespace yuyi {

namespace {

constexpr int featureCount = 600;
/// Fewer lines say too little.
constexpr int leastRoughSide = 24;

cv::Mat asMat(const GreyPlane &plane)
{
    return cv::Mat(plane.size.height(), plane.size.width(), CV_8U,
                   const_cast<quint8 *>(plane.grey.data()));
}

cv::Mat asMat(const QImage &image)
{
    return cv::Mat(image.height(), image.width(), CV_8UC4, const_cast<uchar *>(image.constBits()),
                   static_cast<size_t>(image.bytesPerLine()));
}

ColourPlane coloursOf(const QImage &image)
{
    ColourPlane plane{image.size(), {}};
    plane.colours.resize(3 * static_cast<size_t>(image.width()) * static_cast<size_t>(image.height()));
    cv::Mat target(image.height(), image.width(), CV_8UC3, plane.colours.data());
    cv::cvtColor(asMat(image), target, cv::COLOR_BGRA2BGR);
    return plane;
}

GreyPlane planeOf(QSize size)
{
    return {size, std::vector<quint8>(static_cast<size_t>(size.width()) * static_cast<size_t>(size.height()))};
}

PictureFeatures findFeatures(const cv::Mat &grey)
{
    PictureFeatures result;
    try {
        const cv::Ptr<cv::ORB> orb =
            cv::ORB::create(featureCount, 1.2f, 6, 12, 0, 2, cv::ORB::HARRIS_SCORE, 25, 8);
        std::vector<cv::KeyPoint> points;
        cv::Mat descriptors;
        orb->detectAndCompute(grey, cv::noArray(), points, descriptors);
        for (const cv::KeyPoint &point : points)
            result.points.emplace_back(point.pt.x, point.pt.y);
        result.descriptors.assign(descriptors.datastart, descriptors.dataend);
    } catch (const std::exception &) {
        return {};
    }
    return result;
}

qsizetype bytesOf(const PictureFeatures &features)
{
    return static_cast<qsizetype>(features.points.size() * sizeof(QPointF) + features.descriptors.size());
}

} // namespace

VerificationCopy::VerificationCopy(const QImage &image, bool withColours)
{
    const QImage picture = image.convertToFormat(QImage::Format_RGB32);
    const QImage small = areaReduced(picture, copySizeOf(picture.size()));
    if (withColours)
        m_colours = coloursOf(small).colours;
    m_hues = coloursOf(areaReduced(
        small, small.size().boundedTo(small.size().scaled(hueSide, hueSide, Qt::KeepAspectRatio))));
    m_full = planeOf(small.size());
    cv::Mat grey = asMat(m_full);
    cv::cvtColor(asMat(small), grey, cv::COLOR_BGRA2GRAY);
}

const GreyPlane &VerificationCopy::half() const
{
    std::call_once(m_halfOnce, [this] {
        m_half = planeOf(QSize(std::max(1, width() / 2), std::max(1, height() / 2)));
        cv::Mat half = asMat(m_half);
        cv::resize(asMat(m_full), half, half.size(), 0, 0, cv::INTER_AREA);
        m_later += static_cast<qsizetype>(m_half.grey.size());
    });
    return m_half;
}

const GreyPlane &VerificationCopy::rough() const
{
    if (std::min(width(), height()) / 2 < leastRoughSide)
        return m_full;
    if (std::min(width(), height()) / 4 < leastRoughSide)
        return half();
    std::call_once(m_roughOnce, [this] {
        m_rough = planeOf(half().size / 2);
        cv::Mat rough = asMat(m_rough);
        cv::resize(asMat(half()), rough, rough.size(), 0, 0, cv::INTER_AREA);
        m_later += static_cast<qsizetype>(m_rough.grey.size());
    });
    return m_rough;
}

const PictureFeatures &VerificationCopy::features() const
{
    std::call_once(m_featuresOnce, [this] {
        m_features = findFeatures(asMat(m_full));
        m_later += bytesOf(m_features);
    });
    return m_features;
}

const PictureFeatures &VerificationCopy::mirroredFeatures() const
{
    std::call_once(m_mirroredOnce, [this] {
        cv::Mat turned;
        cv::flip(asMat(m_full), turned, 1);
        m_mirroredFeatures = findFeatures(turned);
        m_later += bytesOf(m_mirroredFeatures);
    });
    return m_mirroredFeatures;
}

qsizetype VerificationCopy::bytes() const
{
    return static_cast<qsizetype>(sizeof *this + m_full.grey.size() + m_colours.size() + m_hues.colours.size())
         + m_later;
}

} // namespace yuyi
