// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/imaging/codecs/decodeopencv.h"

#include "models/imaging/opencvthreads.h"

#include <opencv2/imgcodecs.hpp>
#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <exception>

namespace yuyi {

namespace {

cv::Mat toEightBit(const cv::Mat &picture)
{
    if (picture.depth() == CV_8U)
        return picture;
    double scale = 1;
    if (picture.depth() == CV_16U) {
        scale = 1.0 / 257;
    } else if (picture.depth() == CV_32F || picture.depth() == CV_64F) {
        // Floating point has no fixed white: 1, 255 or the brightest pixel, whichever fits.
        double brightest = 0;
        cv::minMaxLoc(picture.reshape(1), nullptr, &brightest);
        scale = brightest <= 1.0 ? 255.0 : brightest <= 255.0 ? 1.0
                                                              : 255.0 / brightest;
    }
    cv::Mat result;
    picture.convertTo(result, CV_8U, scale);
    return result;
}

QImage toImage(const cv::Mat &picture)
{
    const bool alpha = picture.channels() == 4;
    QImage image(picture.cols, picture.rows, alpha ? QImage::Format_ARGB32 : QImage::Format_RGB32);
    if (image.isNull())
        return image;
    cv::Mat target(picture.rows, picture.cols, CV_8UC4, image.bits(), static_cast<size_t>(image.bytesPerLine()));
    if (picture.channels() == 1)
        cv::cvtColor(picture, target, cv::COLOR_GRAY2BGRA);
    else if (alpha)
        picture.copyTo(target);
    else
        cv::cvtColor(picture, target, cv::COLOR_BGR2BGRA);
    return image;
}

int readFlags(const ImageHeader &header, int reduction)
{
    if (header.format != ImageFormat::Jpeg)
        return cv::IMREAD_UNCHANGED;
    const int flags = reduction >= 8 ? cv::IMREAD_REDUCED_COLOR_8
                    : reduction >= 4 ? cv::IMREAD_REDUCED_COLOR_4
                    : reduction >= 2 ? cv::IMREAD_REDUCED_COLOR_2
                                     : cv::IMREAD_COLOR;
    return flags | cv::IMREAD_IGNORE_ORIENTATION;
}

} // namespace

QImage decodeWithOpenCv(QByteArrayView bytes, const ImageHeader &header, int reduction)
{
    keepOpenCvToOneThread();
    try {
        // Where the data of a JPEG end without a mark, OpenCV leaves the rest of the picture as the memory was; with one,
        // libjpeg fills it with grey.
        QByteArray ended;
        if (header.format == ImageFormat::Jpeg && header.truncated) {
            ended = bytes.toByteArray() + QByteArray("\xFF\xD9");
            bytes = ended;
        }
        const cv::Mat raw(1, static_cast<int>(bytes.size()), CV_8U, const_cast<char *>(bytes.data()));
        const cv::Mat picture = cv::imdecode(raw, readFlags(header, reduction));
        if (picture.empty() || picture.channels() == 2)
            return {};
        return toImage(toEightBit(picture));
    } catch (const std::exception &) {
        return {};
    }
}

} // namespace yuyi
