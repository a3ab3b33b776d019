// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/imaging/codecs/decodejpeg.h"
#include "models/imaging/codecs/encodejpeg.h"
#include "models/imaging/headers/readheader.h"

#include <QBuffer>
#include <QByteArray>
#include <QByteArrayView>
#include <QImage>
#include <QImageWriter>
#include <QString>
#include <QTest>

#include <cstdio>
#include <cstdlib>

#include <jpeglib.h>
#include <opencv2/imgcodecs.hpp>

using namespace yuyi;

namespace {

/// Slopes, edges and strong colours; no side is a multiple of a block.
QImage scene(int width = 333, int height = 211)
{
    QImage image(width, height, QImage::Format_RGB32);
    for (int y = 0; y < height; ++y) {
        for (int x = 0; x < width; ++x) {
            const bool inside = (x / 37 + y / 23) % 3 == 0;
            image.setPixel(x, y, inside ? qRgb(230, 20 + y, 40) : qRgb(x * 255 / width, y, 255 - x * y % 200));
        }
    }
    return image;
}

QByteArray jpegOf(const QImage &image, bool progressive = false)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QImageWriter writer(&buffer, "jpeg");
    writer.setQuality(80);
    writer.setProgressiveScanWrite(progressive);
    writer.write(image);
    return bytes;
}

/// A JPEG with two components; the pixels do not matter.
QByteArray twoComponents()
{
    QByteArray bytes = jpegOf(scene(16, 16));
    const qsizetype frame = bytes.indexOf(QByteArray("\xFF\xC0", 2));
    bytes[frame + 9] = 2;
    return bytes;
}

/// A JPEG of four inks, stored as they are (JCS_CMYK) or as brightness and colour (JCS_YCCK).
QByteArray inksJpeg(J_COLOR_SPACE stored)
{
    constexpr int width = 61;
    constexpr int height = 47;
    jpeg_compress_struct info;
    jpeg_error_mgr fault;
    info.err = jpeg_std_error(&fault);
    jpeg_create_compress(&info);
    unsigned char *written = nullptr;
    unsigned long size = 0;
    jpeg_mem_dest(&info, &written, &size);
    info.image_width = width;
    info.image_height = height;
    info.input_components = 4;
    info.in_color_space = JCS_CMYK;
    jpeg_set_defaults(&info);
    jpeg_set_colorspace(&info, stored);
    jpeg_start_compress(&info, TRUE);
    for (int y = 0; y < height; ++y) {
        QByteArray line;
        for (int x = 0; x < width; ++x) {
            for (const int ink : {x * 4, y * 5, 255 - x * 4, 255 - (x + y) * 2})
                line.append(static_cast<char>(ink));
        }
        JSAMPROW row = reinterpret_cast<JSAMPROW>(line.data());
        jpeg_write_scanlines(&info, &row, 1);
    }
    jpeg_finish_compress(&info);
    QByteArray bytes(reinterpret_cast<const char *>(written), static_cast<qsizetype>(size));
    jpeg_destroy_compress(&info);
    std::free(written);
    return bytes;
}

/// What OpenCV decodes, the decoder that made the fingerprints of older projects.
QImage decodedByOpenCv(const QByteArray &bytes, int reduction)
{
    const cv::Mat raw(1, static_cast<int>(bytes.size()), CV_8U, const_cast<char *>(bytes.data()));
    const int flags = reduction >= 8 ? cv::IMREAD_REDUCED_COLOR_8
                    : reduction >= 4 ? cv::IMREAD_REDUCED_COLOR_4
                    : reduction >= 2 ? cv::IMREAD_REDUCED_COLOR_2
                                     : cv::IMREAD_COLOR;
    const cv::Mat picture = cv::imdecode(raw, flags | cv::IMREAD_IGNORE_ORIENTATION);
    return QImage(picture.data, picture.cols, picture.rows, static_cast<qsizetype>(picture.step), QImage::Format_BGR888)
        .convertToFormat(QImage::Format_RGB32);
}

} // namespace

class DecodeJpegTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    /// Fingerprints and digests of pixels that a project has stored stay true: the other decoder made them.
    void pixelsAreThoseOfTheOtherDecoder_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("half the colours") << jpegOf(scene());
        QTest::newRow("all the colours") << encodeFineJpeg(scene(), 90).value();
        QTest::newRow("grey") << jpegOf(scene().convertToFormat(QImage::Format_Grayscale8));
        QTest::newRow("progressive") << jpegOf(scene(), true);
        QTest::newRow("four inks") << inksJpeg(JCS_CMYK);
        QTest::newRow("four inks, transformed") << inksJpeg(JCS_YCCK);
        QTest::newRow("one pixel") << jpegOf(scene(1, 1));
        QTest::newRow("a line") << jpegOf(scene(1, 300));
        const QByteArray whole = jpegOf(scene());
        QTest::newRow("cut off") << whole.left(whole.size() / 2);
    }
    void pixelsAreThoseOfTheOtherDecoder()
    {
        QFETCH(QByteArray, bytes);
        const auto header = imageHeaderOf(bytes, {});
        QVERIFY(header);
        // Without an end mark OpenCV leaves the rest of the picture as the memory was.
        const QByteArray ended = header->truncated ? bytes + QByteArray("\xFF\xD9") : bytes;
        for (const int reduction : {1, 2, 4, 8}) {
            const QImage own = decodeJpeg(bytes, *header, reduction);
            QVERIFY2(!own.isNull(), qPrintable(QString::number(reduction)));
            QCOMPARE(own.format(), QImage::Format_RGB32);
            QCOMPARE(own, decodedByOpenCv(ended, reduction));
        }
    }

    void whatItCannotReadIsLeftToOthers()
    {
        const QByteArray whole = jpegOf(scene());
        const auto header = imageHeaderOf(whole, {});
        QVERIFY(header);
        QVERIFY(decodeJpeg(QByteArrayView(), *header, 1).isNull());
        QVERIFY(decodeJpeg(QByteArrayView("no picture"), *header, 1).isNull());
        QVERIFY(decodeJpeg(QByteArrayView(whole).first(20), *header, 1).isNull());
        QVERIFY(decodeJpeg(twoComponents(), *header, 1).isNull());
    }
};

QTEST_MAIN(DecodeJpegTest)
#include "decodejpegtest.moc"
