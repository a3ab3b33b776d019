// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/filtering/text/paddleengine.h"

#include "models/filtering/text/textdetector.h"
#include "models/filtering/text/textratio.h"
#include "models/filtering/text/textreader.h"

#include <QCoreApplication>

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cmath>
#include <mutex>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::TextEngine)
};

constexpr double surelyRead = 0.6;     // an area read less surely is no text
constexpr double surelyOneSign = 0.95; // patterns are easily taken for a character or two
constexpr double surelyTwoSigns = 0.85;
constexpr double cascadeMargin = 0.05;     // how far the fast pass may be too low …
constexpr double cascadeExcess = 0.03;     // … and too high: this and
constexpr double cascadeExcessShare = 0.2; // this × the threshold
constexpr double readingDetail = 2;        // pixels kept for the reader per pixel of the detector
constexpr int convincingLines = 3;         // the largest lines, all read well: the cascade reads no further
constexpr double readWell = 0.8;

constexpr DetectorSettings fullSettings = {736, 0, 1.15F, 0.22F, 0.3F, 0.55F};
constexpr DetectorSettings fastSettings = {0, 384, 0.6F, 0.33F, 0.3F, 0.55F};

/// An 8 bit BGR copy of the picture, reduced to what detector and reader can use.
cv::Mat workingCopy(const QImage &image, const DetectorSettings &settings, double detail)
{
    const cv::Mat source(image.height(), image.width(), CV_8UC4,
                         const_cast<uchar *>(image.constBits()),
                         static_cast<size_t>(image.bytesPerLine()));
    const cv::Size size = detectorSize(source.size(), settings);
    const double scale = std::max(static_cast<double>(size.width) / source.cols,
                                  static_cast<double>(size.height) / source.rows)
                       * detail;
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
QList<QPointF> polygonOf(const TextQuad &quad, cv::Size working, QSize full)
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
        cv::intersectConvexConvex(std::vector<cv::Point2f>(quad.begin(), quad.end()), border,
                                  inside, true);
    QList<QPointF> polygon;
    for (const cv::Point2f &p : inside) {
        polygon << QPointF(static_cast<double>(p.x / width) * full.width(),
                           static_cast<double>(p.y / height) * full.height());
    }
    return polygon;
}

bool isText(const TextReading &reading)
{
    const auto signs = std::count_if(reading.text.cbegin(), reading.text.cend(),
                                     [](QChar c) { return c.isLetterOrNumber(); });
    const double least = signs < 2 ? surelyOneSign : signs == 2 ? surelyTwoSigns
                                                                : surelyRead;
    return reading.confidence >= least;
}

/// One line found in a picture, as area of the full picture and as quad of the working copy.
struct Line {
    TextArea area;
    TextQuad quad;
    double share = 0; ///< of the picture
};

QList<TextArea> areasOf(const std::vector<Line> &lines)
{
    QList<TextArea> areas;
    for (const Line &line : lines) {
        if (!line.area.dismissed)
            areas << line.area;
    }
    return areas;
}

class PaddleEngine final : public TextEngine
{
public:
    PaddleEngine(const std::string &folder, QStringList keys)
        : m_detector(folder + "/det.onnx"), m_reader(folder, std::move(keys))
    {
    }

    QString name() const override { return QStringLiteral("pp-ocrv4"); }
    QString version() const override { return paddleVersion(); }

    Result<QList<TextArea>> find(const QImage &image, TextMode mode, double threshold) override
    {
        if (image.isNull())
            return failure(ErrorCode::Invalid, Tr::tr("There is no image in which to look for text."));
        try {
            const bool usable =
                image.format() == QImage::Format_RGB32 || image.format() == QImage::Format_ARGB32;
            return search(usable ? image : image.convertToFormat(QImage::Format_RGB32), mode,
                          threshold);
        } catch (const std::exception &error) {
            return failure(ErrorCode::Environment,
                           Tr::tr("The text of the image could not be detected."),
                           QString::fromUtf8(error.what()));
        }
    }

private:
    QList<TextArea> search(const QImage &picture, TextMode mode, double threshold)
    {
        if (mode == TextMode::Fast)
            return areasOf(detect(picture, workingCopy(picture, fastSettings, 1), fastSettings));
        const cv::Mat working = workingCopy(picture, fullSettings, readingDetail);
        if (mode == TextMode::Cascade) {
            std::vector<Line> lines = detect(picture, working, fastSettings);
            if (decidedByQuickLines(working, lines, picture.size(), threshold))
                return areasOf(lines);
            lines = detect(picture, working, fullSettings);
            readUntilDecided(working, lines, picture.size(), threshold);
            return areasOf(lines);
        }
        std::vector<Line> lines = detect(picture, working, fullSettings);
        for (Line &line : lines)
            read(working, line);
        return areasOf(lines);
    }

    /// Whether the lines of the fast pass decide: they cover too little of the picture to reach the threshold,
    /// or so much that it is passed once their largest are read.
    bool decidedByQuickLines(const cv::Mat &working, std::vector<Line> &lines, QSize size,
                             double threshold)
    {
        const auto plainlyBelow = [&] {
            return textRatio(areasOf(lines), size) < threshold - cascadeMargin;
        };
        const auto plainlyAbove = [&] {
            return textRatio(areasOf(lines), size)
                 > threshold + cascadeExcess + cascadeExcessShare * threshold;
        };
        if (plainlyBelow())
            return true;
        if (!plainlyAbove())
            return false;
        readUntilDecided(working, lines, size, threshold);
        return plainlyBelow() || plainlyAbove();
    }

    std::vector<Line> detect(const QImage &picture, const cv::Mat &working,
                             const DetectorSettings &settings)
    {
        std::vector<Line> lines;
        for (const DetectedLine &found : m_detector.find(working, settings)) {
            Line line;
            line.quad = found.quad;
            line.area.polygon = polygonOf(found.quad, working.size(), picture.size());
            if (line.area.polygon.size() < 3)
                continue;
            line.area.id = TextAreaId::create();
            line.area.confidence = std::clamp(static_cast<double>(found.score), 0.0, 1.0);
            line.share = textRatio({line.area}, picture.size());
            lines.push_back(line);
        }
        return lines;
    }

    /// Reads a line; what cannot be read is no text and is dismissed.
    bool read(const cv::Mat &working, Line &line)
    {
        const TextReading reading = m_reader.read(working, line.quad);
        line.area.dismissed = !isText(reading);
        line.area.confidence = std::clamp(reading.confidence, 0.0, 1.0);
        line.area.text = reading.text;
        return !line.area.dismissed;
    }

    /// Reads the beginning of a line; true where that is text beyond doubt.
    bool glance(const cv::Mat &working, Line &line)
    {
        const TextReading reading = m_reader.glance(working, line.quad);
        if (!isText(reading) || reading.confidence < readWell)
            return false;
        line.area.confidence = std::clamp(reading.confidence, 0.0, 1.0);
        line.area.text = reading.text;
        return true;
    }

    /// Reads the largest lines first, until the ratio can no longer fall to the threshold or is not above it,
    /// or until the picture is plainly one of text. Lines not read stay as found.
    void readUntilDecided(const cv::Mat &working, std::vector<Line> &lines, QSize size,
                          double threshold)
    {
        std::stable_sort(lines.begin(), lines.end(),
                         [](const Line &a, const Line &b) { return a.share > b.share; });
        QList<TextArea> confirmed;
        bool allReadWell = true;
        for (Line &line : lines) {
            if (textRatio(areasOf(lines), size) <= threshold)
                return;
            if (glance(working, line) || read(working, line))
                confirmed << line.area;
            allReadWell = allReadWell && line.area.confidence >= readWell;
            if (textRatio(confirmed, size) > threshold
                || (allReadWell && confirmed.size() >= convincingLines))
                return;
        }
    }

    TextDetector m_detector;
    TextReader m_reader;
};

/// Several engines work side by side, one per thread. Splitting each net over all cores as well made them hinder each other:
/// two engines on two cores took a quarter longer for the same pictures.
void useOneThreadPerEngine()
{
    static std::once_flag once;
    std::call_once(once, [] { cv::setNumThreads(1); });
}

} // namespace

QString paddleVersion()
{
    return QStringLiteral("1.4.2/2");
}

Result<std::unique_ptr<TextEngine>> openPaddleEngine(const QString &folder)
{
    const auto failed = [&folder](const QString &detail) {
        return failure(
            ErrorCode::Damaged,
            Tr::tr("The text models in %1 cannot be used; reinstall them.").arg(folder),
            detail);
    };
    QStringList keys = TextReader::loadKeys(folder % QStringLiteral("/keys.txt"));
    if (keys.isEmpty())
        return failed(QStringLiteral("keys.txt has not the expected characters"));
    try {
        useOneThreadPerEngine();
        return std::make_unique<PaddleEngine>(folder.toStdString(), std::move(keys));
    } catch (const std::exception &error) {
        return failed(QString::fromUtf8(error.what()));
    }
}

} // namespace yuyi
