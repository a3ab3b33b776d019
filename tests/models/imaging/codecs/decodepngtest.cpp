// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/imaging/codecs/decodepng.h"
#include "models/imaging/codecs/decode.h"

#include <QBuffer>
#include <QByteArray>
#include <QDirIterator>
#include <QFile>
#include <QImage>
#include <QImageReader>
#include <QTest>

using namespace yuyi;

namespace {

/// Slopes, edges and noise, so that every filter of PNG is the best one somewhere.
QImage scene(QImage::Format format)
{
    QImage image(211, 133, QImage::Format_ARGB32);
    quint32 random = 7;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            random = random * 1664525U + 1013904223U;
            const int noise = y > 90 ? static_cast<int>(random >> 24) : 0;
            const bool edge = (x / 31 + y / 17) % 3 == 0;
            const int alpha = x > 150 ? (x * 3 + y) % 256 : 255;
            image.setPixel(x, y, qRgba(edge ? 230 : x, (y * 2 + noise) % 256, (x * y / 9) % 256, alpha));
        }
    }
    return image.convertToFormat(format);
}

QByteArray pngOf(const QImage &image)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "png");
    return bytes;
}

QImage readByQt(QByteArray bytes)
{
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::ReadOnly);
    return QImageReader(&buffer, "png").read().convertToFormat(QImage::Format_ARGB32);
}

} // namespace

class DecodePngTest : public QObject
{
    Q_OBJECT

private slots:
    void readsThePixelsThatQtReads_data()
    {
        QTest::addColumn<QImage::Format>("format");
        QTest::addColumn<bool>("here");
        QTest::newRow("colours") << QImage::Format_RGB32 << true;
        QTest::newRow("colours and alpha") << QImage::Format_ARGB32 << true;
        QTest::newRow("palette with alpha") << QImage::Format_Indexed8 << true;
        QTest::newRow("grey") << QImage::Format_Grayscale8 << true;
        QTest::newRow("16 bit") << QImage::Format_RGBA64 << false;
        QTest::newRow("black and white") << QImage::Format_Mono << false;
    }

    void readsThePixelsThatQtReads()
    {
        QFETCH(QImage::Format, format);
        QFETCH(bool, here);
        const QByteArray png = pngOf(scene(format));
        const QImage read = decodePng(png);
        QCOMPARE(!read.isNull(), here);
        if (here)
            QCOMPARE(read.convertToFormat(QImage::Format_ARGB32), readByQt(png));
        QVERIFY(decodeImage(png));
    }

    void readsRealPicturesAsQtDoes()
    {
        const QString folder = qEnvironmentVariable("YUYI_TEST_DATA");
        if (folder.isEmpty())
            QSKIP("YUYI_TEST_DATA names no folder of real pictures.");
        QDirIterator files(folder, {QStringLiteral("*.png")}, QDir::Files, QDirIterator::Subdirectories);
        int compared = 0;
        while (files.hasNext()) {
            QFile file(files.next());
            QVERIFY(file.open(QIODevice::ReadOnly));
            const QByteArray png = file.readAll();
            const QImage read = decodePng(png);
            if (read.isNull())
                continue; // left to Qt
            ++compared;
            QVERIFY2(read.convertToFormat(QImage::Format_ARGB32) == readByQt(png), qPrintable(file.fileName()));
        }
        qInfo("%d pictures", compared);
    }

    void leavesWhatIsDamagedToQt()
    {
        const QByteArray png = pngOf(scene(QImage::Format_RGB32));
        QVERIFY(!decodePng(png).isNull());
        QVERIFY(decodePng(png.left(png.size() / 2)).isNull());
        QVERIFY(decodePng(png.left(40)).isNull());
        QVERIFY(decodePng({}).isNull());
        for (qsizetype at = 8; at < png.size(); at += 97) {
            QByteArray damaged = png;
            damaged[at] = static_cast<char>(damaged[at] ^ 0x24);
            QVERIFY2(decodePng(damaged).isNull(), qPrintable(QString::number(at)));
        }
    }
};

QTEST_GUILESS_MAIN(DecodePngTest)
#include "decodepngtest.moc"
