// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/filtering/verificationcopy.h"

#include <opencv2/features2d.hpp>
#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <exception>

namespace yuyi::filtering {

namespace {

constexpr int featureCount = 600;

cv::Mat asMat(const std::vector<quint8> &grey, QSize size)
{
    return cv::Mat(size.height(), size.width(), CV_8U, const_cast<quint8 *>(grey.data()));
}

Features findFeatures(const cv::Mat &grey)
{
    Features result;
    try {
        const cv::Ptr<cv::ORB> orb = cv::ORB::create(featureCount, 1.2f, 6, 12, 0, 2, cv::ORB::HARRIS_SCORE, 25, 8);
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

VerificationCopy::VerificationCopy(const QImage &image)
{
    const QImage picture = image.convertToFormat(QImage::Format_RGB32);
    const cv::Mat colours(picture.height(), picture.width(), CV_8UC4, const_cast<uchar *>(picture.constBits()), size_t(picture.bytesPerLine()));
    const double scale = std::min(1.0, double(copySide) / std::max(picture.width(), picture.height()));
    m_size = QSize(std::max(1, cvRound(picture.width() * scale)), std::max(1, cvRound(picture.height() * scale)));
    cv::Mat small;
    cv::resize(colours, small, cv::Size(m_size.width(), m_size.height()), 0, 0, cv::INTER_AREA);
    m_colours.resize(size_t(m_size.width()) * size_t(m_size.height()) * 3);
    cv::Mat inColour(small.rows, small.cols, CV_8UC3, m_colours.data());
    cv::cvtColor(small, inColour, cv::COLOR_BGRA2BGR);
    m_grey.resize(size_t(m_size.width()) * size_t(m_size.height()));
    cv::Mat grey(small.rows, small.cols, CV_8U, m_grey.data());
    cv::cvtColor(small, grey, cv::COLOR_BGRA2GRAY);
    measureContrast();
}

VerificationCopy::VerificationCopy(std::vector<quint8> grey, QSize size) : m_size(size), m_grey(std::move(grey))
{
    measureContrast();
}

void VerificationCopy::measureContrast()
{
    cv::Scalar mean;
    cv::Scalar deviation;
    cv::meanStdDev(asMat(m_grey, m_size), mean, deviation);
    m_contrast = deviation[0];
}

const Features &VerificationCopy::features() const
{
    std::call_once(m_featuresOnce, [this] { m_features = findFeatures(asMat(m_grey, m_size)); });
    return m_features;
}

const VerificationCopy &VerificationCopy::mirrored() const
{
    std::call_once(m_mirroredOnce, [this] {
        std::vector<quint8> turned(m_grey.size());
        cv::Mat target(m_size.height(), m_size.width(), CV_8U, turned.data());
        cv::flip(asMat(m_grey, m_size), target, 1);
        m_mirrored = std::make_unique<VerificationCopy>(std::move(turned), m_size);
    });
    return *m_mirrored;
}

qsizetype VerificationCopy::bytes() const
{
    // With room for features and a mirrored copy, which may come later.
    return qsizetype(m_grey.size() * 2 + m_colours.size()) + 2 * featureCount * 48;
}

} // namespace yuyi::filtering
