// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/imaging/codecs/decodejpeg.h"
#include "models/imaging/codecs/decodeopencv.h"
#include "models/imaging/codecs/encodejpeg.h"
#include "models/imaging/headers/readheader.h"

#include <QBuffer>
#include <QByteArray>
#include <QByteArrayView>
#include <QImage>
#include <QImageWriter>
#include <QString>
#include <QTest>

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

/// A JPEG with four components; the pixels do not matter.
QByteArray fourComponents()
{
    QByteArray bytes = jpegOf(scene(16, 16));
    const qsizetype frame = bytes.indexOf(QByteArray("\xFF\xC0", 2));
    bytes[frame + 9] = 4;
    return bytes;
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
        for (const int reduction : {1, 2, 4, 8}) {
            const QImage own = decodeJpeg(bytes, *header, reduction);
            const QImage other = decodeWithOpenCv(bytes, *header, reduction);
            QVERIFY2(!own.isNull(), qPrintable(QString::number(reduction)));
            QCOMPARE(own.format(), QImage::Format_RGB32);
            QCOMPARE(own, other.convertToFormat(QImage::Format_RGB32));
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
        QVERIFY(decodeJpeg(fourComponents(), *header, 1).isNull());
    }
};

QTEST_MAIN(DecodeJpegTest)
#include "decodejpegtest.moc"
