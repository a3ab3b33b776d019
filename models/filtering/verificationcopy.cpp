// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/filtering/verificationcopy.h"

#include <opencv2/features2d.hpp>
#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <exception>

namespace yuyi::filtering {

namespace {

constexpr int featureCount = 600;

cv::Mat asMat(const Plane &plane)
{
    return cv::Mat(plane.size.height(), plane.size.width(), CV_8U,
                   const_cast<quint8 *>(plane.grey.data()));
}

Plane planeOf(QSize size)
{
    return {size, std::vector<quint8>(size_t(size.width()) * size_t(size.height()))};
}

Features findFeatures(const cv::Mat &grey)
{
    Features result;
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

} // namespace

VerificationCopy::VerificationCopy(const QImage &image, bool withColours)
{
    const QImage picture = image.convertToFormat(QImage::Format_RGB32);
    const cv::Mat colours(picture.height(), picture.width(), CV_8UC4,
                          const_cast<uchar *>(picture.constBits()), size_t(picture.bytesPerLine()));
    const double scale =
        std::min(1.0, double(copySide) / std::max(picture.width(), picture.height()));
    const QSize size(std::max(1, cvRound(picture.width() * scale)),
                     std::max(1, cvRound(picture.height() * scale)));
    cv::Mat small;
    cv::resize(colours, small, cv::Size(size.width(), size.height()), 0, 0, cv::INTER_AREA);
    if (withColours) {
        m_colours.resize(size_t(size.width()) * size_t(size.height()) * 3);
        cv::Mat inColour(small.rows, small.cols, CV_8UC3, m_colours.data());
        cv::cvtColor(small, inColour, cv::COLOR_BGRA2BGR);
    }
    const double less = std::min(1.0, double(hueSide) / std::max(size.width(), size.height()));
    m_hues.size = QSize(std::max(1, cvRound(size.width() * less)),
                        std::max(1, cvRound(size.height() * less)));
    m_hues.colours.resize(size_t(m_hues.size.width()) * size_t(m_hues.size.height()) * 3);
    cv::Mat tiny;
    cv::resize(small, tiny, cv::Size(m_hues.size.width(), m_hues.size.height()), 0, 0,
               cv::INTER_AREA);
    cv::Mat hues(tiny.rows, tiny.cols, CV_8UC3, m_hues.colours.data());
    cv::cvtColor(tiny, hues, cv::COLOR_BGRA2BGR);
    m_full = planeOf(size);
    cv::Mat grey = asMat(m_full);
    cv::cvtColor(small, grey, cv::COLOR_BGRA2GRAY);
    makeHalf();
}

VerificationCopy::VerificationCopy(Plane full) : m_full(std::move(full)) { makeHalf(); }

void VerificationCopy::makeHalf()
{
    m_half = planeOf(QSize(std::max(1, width() / 2), std::max(1, height() / 2)));
    cv::Mat half = asMat(m_half);
    cv::resize(asMat(m_full), half, half.size(), 0, 0, cv::INTER_AREA);
}

const Features &VerificationCopy::features() const
{
    std::call_once(m_featuresOnce, [this] { m_features = findFeatures(asMat(m_full)); });
    return m_features;
}

const VerificationCopy &VerificationCopy::mirrored() const
{
    std::call_once(m_mirroredOnce, [this] {
        Plane turned = planeOf(m_full.size);
        cv::Mat target = asMat(turned);
        cv::flip(asMat(m_full), target, 1);
        m_mirrored = std::make_unique<VerificationCopy>(std::move(turned));
    });
    return *m_mirrored;
}

qsizetype VerificationCopy::bytes() const
{
    // With room for the features, which may come later; few are ever mirrored.
    return qsizetype(m_full.grey.size() + m_half.grey.size() + m_colours.size()
                     + m_hues.colours.size())
        + featureCount * 48;
}

} // namespace yuyi::filtering
