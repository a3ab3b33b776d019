// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/filtering/paddleengine.h"

#include "models/filtering/textdetector.h"
#include "models/filtering/textreader.h"

#include <QCoreApplication>

#include <opencv2/imgproc.hpp>

#include <cmath>

namespace yuyi::filtering {

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(yuyi::TextEngine)
};

constexpr double surelyRead = 0.6;      // an area read less surely is no text
constexpr double cascadeMargin = 0.08;  // how far the fast pass may be off
constexpr double readingDetail = 2;     // pixels kept for the reader per pixel of the detector

constexpr DetectorSettings fullSettings = {736, 0, 1.8F, 0.3F, 0.55F};
constexpr DetectorSettings fastSettings = {0, 320, 1.8F, 0.3F, 0.55F};

/// An 8 bit BGR copy of the picture, reduced to what detector and reader can use.
cv::Mat workingCopy(const QImage &image, const DetectorSettings &settings, double detail)
{
    const cv::Mat source(image.height(), image.width(), CV_8UC4, const_cast<uchar *>(image.constBits()),
                         static_cast<size_t>(image.bytesPerLine()));
    const cv::Size size = detectorSize(source.size(), settings);
    const double scale = std::max(static_cast<double>(size.width) / source.cols,
                                  static_cast<double>(size.height) / source.rows) * detail;
    cv::Mat reduced = source;
    if (scale < 1) {
        const cv::Size target(std::max(1, static_cast<int>(std::lround(source.cols * scale))),
                              std::max(1, static_cast<int>(std::lround(source.rows * scale))));
        cv::resize(source, reduced, target, 0, 0, cv::INTER_AREA);
    }
    cv::Mat colour;
    cv::cvtColor(reduced, colour, cv::COLOR_BGRA2BGR);
    return colour;
}

/// The part of a line's quad inside the picture, in pixels of the full picture.
QList<QPointF> polygonOf(const Quad &quad, cv::Size working, QSize full)
{
    const auto width = static_cast<float>(working.width);
    const auto height = static_cast<float>(working.height);
    const std::vector<cv::Point2f> border = {{0, 0}, {width, 0}, {width, height}, {0, height}};
    std::vector<cv::Point2f> inside;
    const bool whole = std::all_of(quad.begin(), quad.end(), [&](const cv::Point2f &p) {
        return p.x >= 0 && p.y >= 0 && p.x <= width && p.y <= height;
    });
    if (whole)
        inside.assign(quad.begin(), quad.end());
    else
        cv::intersectConvexConvex(std::vector<cv::Point2f>(quad.begin(), quad.end()), border, inside, true);
    QList<QPointF> polygon;
    for (const cv::Point2f &p : inside)
        polygon << QPointF(p.x * full.width() / static_cast<double>(width), p.y * full.height() / static_cast<double>(height));
    return polygon;
}

class PaddleEngine final : public TextEngine
{
public:
    PaddleEngine(const std::string &folder, QStringList keys)
        : m_detector(folder + "/det.onnx"), m_reader(folder, std::move(keys))
    {
    }

    QString name() const override { return QStringLiteral("pp-ocrv4"); }
    QString version() const override { return QStringLiteral("1.4.2/1"); }

    Result<QList<TextArea>> find(const QImage &image, TextMode mode, double threshold) override
    {
        if (image.isNull())
            return failure(ErrorCode::Invalid, Text::tr("There is no picture to search for text."));
        try {
            const QImage picture = image.format() == QImage::Format_RGB32 || image.format() == QImage::Format_ARGB32
                ? image : image.convertToFormat(QImage::Format_RGB32);
            if (mode == TextMode::Full)
                return readAreas(picture);
            const QList<TextArea> quick = detectAreas(picture);
            if (mode == TextMode::Fast || textRatio(quick, picture.size()) < threshold - cascadeMargin)
                return quick;
            return readAreas(picture);
        } catch (const std::exception &error) {
            return failure(ErrorCode::Environment, Text::tr("The text of the picture could not be searched."),
                           QString::fromUtf8(error.what()));
        }
    }

private:
    QList<TextArea> detectAreas(const QImage &picture)
    {
        const cv::Mat working = workingCopy(picture, fastSettings, 1);
        QList<TextArea> areas;
        for (const DetectedLine &line : m_detector.find(working, fastSettings))
            append(areas, line.quad, working.size(), picture.size(), line.score, {});
        return areas;
    }

    QList<TextArea> readAreas(const QImage &picture)
    {
        const cv::Mat working = workingCopy(picture, fullSettings, readingDetail);
        QList<TextArea> areas;
        for (const DetectedLine &line : m_detector.find(working, fullSettings)) {
            const Reading reading = m_reader.read(working, line.quad);
            if (reading.confidence >= surelyRead)
                append(areas, line.quad, working.size(), picture.size(), reading.confidence, reading.text);
        }
        return areas;
    }

    static void append(QList<TextArea> &areas, const Quad &quad, cv::Size working, QSize full, double confidence,
                       const QString &text)
    {
        TextArea area;
        area.polygon = polygonOf(quad, working, full);
        if (area.polygon.size() < 3)
            return;
        area.id = TextAreaId::create();
        area.confidence = std::clamp(confidence, 0.0, 1.0);
        area.text = text;
        areas << area;
    }

    TextDetector m_detector;
    TextReader m_reader;
};

} // namespace

Result<std::unique_ptr<TextEngine>> openPaddleEngine(const QString &folder)
{
    QStringList keys = TextReader::loadKeys(folder + QStringLiteral("/keys.txt"));
    if (keys.isEmpty())
        return failure(ErrorCode::Damaged, Text::tr("The text models in %1 cannot be used; install them anew.").arg(folder),
                       QStringLiteral("keys.txt has not the expected characters"));
    try {
        return std::make_unique<PaddleEngine>(folder.toStdString(), std::move(keys));
    } catch (const std::exception &error) {
        return failure(ErrorCode::Damaged, Text::tr("The text models in %1 cannot be used; install them anew.").arg(folder),
                       QString::fromUtf8(error.what()));
    }
}

} // namespace yuyi::filtering
