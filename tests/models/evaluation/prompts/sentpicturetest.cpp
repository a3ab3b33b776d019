// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/evaluation/prompts/sentpicture.h"
#include "models/imaging/codecs/encode.h"
#include "models/imaging/reader.h"

#include <QBuffer>
#include <QImage>
#include <QPainter>
#include <QtTest>

using namespace yuyi;

namespace {

QByteArray encoded(int width, int height, const char *format)
{
    QImage image(width, height, QImage::Format_RGB32);
    image.fill(Qt::white);
    for (int y = 0; y < height; y += 3) {
        for (int x = 0; x < width; x += 2)
            image.setPixel(x, y, static_cast<uint>(x * 7919 + y * 104729) | 0xff000000U);
    }
    QByteArray bytes;
    QBuffer buffer(&bytes);
    image.save(&buffer, format);
    return bytes;
}

/// A picture with coloured lines on a shaded ground; quality 100 is lossless.
QByteArray webp(int width, int height, int quality)
{
    QImage image(width, height, QImage::Format_RGB32);
    for (int y = 0; y < height; ++y) {
        for (int x = 0; x < width; ++x) {
            const int shade = 60 + qAbs((2 * x + y) % 160 - 80) + qAbs((x - 3 * y) % 40) / 2;
            image.setPixel(x, y, x % 40 == 0 ? qRgb(220, 20, 20) : qRgb(shade, shade / 2 + y / 4, 220 - shade));
        }
    }
    return *encodeImage(image, ImageFormat::WebP, quality);
}

/// Sampling factors of the components of a JPEG, a byte each.
QByteArray samplingOf(const QByteArray &jpeg)
{
    for (qsizetype at = 2; at + 9 < jpeg.size();) {
        const auto marker = static_cast<quint8>(jpeg.at(at + 1));
        const int length = static_cast<quint8>(jpeg.at(at + 2)) << 8 | static_cast<quint8>(jpeg.at(at + 3));
        if (marker >= 0xC0 && marker <= 0xC2) {
            QByteArray factors;
            for (int i = 0; i < jpeg.at(at + 9); ++i)
                factors.append(jpeg.at(at + 11 + 3 * i));
            return factors;
        }
        at += 2 + length;
    }
    return {};
}

ImageFormat formatOf(const QByteArray &bytes)
{
    return sniffFormat(bytes.left(32));
}

} // namespace

/// Pictures as servers get them.
class SentPictureTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void goodFilesGoOutUnchanged()
    {
        for (const char *format : {"PNG", "JPEG"}) {
            const QByteArray file = encoded(300, 200, format);
            const auto sent = preparePicture(file, {});
            QVERIFY(sent.has_value());
            QCOMPARE(sent->bytes, file);
            QCOMPARE(sent->sha256, Sha256::of(file));
        }
    }

    void otherFormatsAreEncodedAnew()
    {
        for (const char *format : {"BMP", "TIFF"}) {
            const auto sent = preparePicture(encoded(120, 80, format), {});
            QVERIFY2(sent.has_value(), format);
            QCOMPARE(sent->mediaType, QStringLiteral("image/png"));
            QCOMPARE(formatOf(sent->bytes), ImageFormat::Png);
            QCOMPARE(sent->size, QSize(120, 80));
        }
        PictureProfile takesWebp;
        takesWebp.mediaTypes.append(QStringLiteral("image/webp"));
        QCOMPARE(formatOf(preparePicture(encoded(120, 80, "WEBP"), takesWebp)->bytes), ImageFormat::WebP);
    }

    /// What lost already stays small, with its colours; what lost nothing loses nothing.
    void lossyStaysLossy()
    {
        const QByteArray lossy = webp(400, 300, 80);
        const QByteArray lossless = webp(400, 300, 100);
        QVERIFY(readImageHeader(lossy)->lossy && !readImageHeader(lossless)->lossy);
        QVERIFY(readImageHeader(encoded(40, 30, "JPEG"))->lossy && !readImageHeader(encoded(40, 30, "TIFF"))->lossy);
        const auto small = preparePicture(lossy, {});
        QVERIFY(small.has_value());
        QCOMPARE(small->mediaType, QStringLiteral("image/jpeg"));
        QCOMPARE(formatOf(small->bytes), ImageFormat::Jpeg);
        QCOMPARE(samplingOf(small->bytes), QByteArray::fromHex("111111"));
        const auto whole = preparePicture(lossless, {});
        QVERIFY(whole.has_value());
        QCOMPARE(whole->mediaType, QStringLiteral("image/png"));
        QCOMPARE(decodeImage(whole->bytes)->image, decodeImage(lossless)->image);
        // Smaller than without loss, and the colours of thin lines within a few steps.
        const QImage before = decodeImage(lossy)->image;
        QVERIFY(small->bytes.size() < encodeImage(before, ImageFormat::Png)->size());
        const QImage after = decodeImage(small->bytes)->image;
        qint64 off = 0;
        for (int y = 0; y < before.height(); ++y) {
            for (int x = 0; x < before.width(); ++x) {
                off += qAbs(qRed(before.pixel(x, y)) - qRed(after.pixel(x, y)));
                off += qAbs(qBlue(before.pixel(x, y)) - qBlue(after.pixel(x, y)));
            }
        }
        QVERIFY2(off < 12LL * before.width() * before.height(), QByteArray::number(off).constData());
        // JPEGs that are reduced keep their colours, too.
        PictureProfile narrow;
        narrow.longEdge = 100;
        QCOMPARE(samplingOf(preparePicture(encoded(400, 200, "JPEG"), narrow)->bytes), QByteArray::fromHex("111111"));
    }

    void largeOnesAreReducedSmallOnesEnlarged()
    {
        PictureProfile profile;
        profile.longEdge = 100;
        const auto reduced = preparePicture(encoded(400, 200, "JPEG"), profile);
        QCOMPARE(reduced->size, QSize(100, 50));
        QCOMPARE(readImageHeader(reduced->bytes)->size, QSize(100, 50));
        const auto enlarged = preparePicture(encoded(5, 40, "PNG"), {});
        QVERIFY(enlarged->size.width() >= 11 && enlarged->size.height() >= 11);
    }

    void theLimitOfBytesHolds()
    {
        PictureProfile profile;
        profile.largest = 40000;
        const auto sent = preparePicture(encoded(500, 400, "PNG"), profile);
        if (sent)
            QVERIFY(sent->bytes.size() <= profile.largest);
        profile.largest = 200;
        const auto never = preparePicture(encoded(500, 400, "PNG"), profile);
        QVERIFY(!never.has_value());
        QCOMPARE(never.error().code, ErrorCode::Unsupported);
    }

    void theTypeSaidIsThatOfTheBytes()
    {
        for (const char *format : {"PNG", "JPEG", "WEBP", "BMP"}) {
            const auto sent = preparePicture(encoded(64, 64, format), {});
            const QString said = sent->mediaType;
            QCOMPARE(said == QLatin1String("image/png"), formatOf(sent->bytes) == ImageFormat::Png);
            QCOMPARE(said == QLatin1String("image/jpeg"), formatOf(sent->bytes) == ImageFormat::Jpeg);
        }
    }

    void theSameFileGivesTheSameBytes()
    {
        const QByteArray file = encoded(300, 100, "BMP");
        QCOMPARE(preparePicture(file, {})->sha256, preparePicture(file, {})->sha256);
        QVERIFY(PictureProfile{}.key() == PictureProfile{}.key());
    }

    void whatIsNoPictureIsRefused()
    {
        QVERIFY(!preparePicture("no picture", {}).has_value());
        QVERIFY(!preparePicture({}, {}).has_value());
    }
};

QTEST_GUILESS_MAIN(SentPictureTest)
#include "sentpicturetest.moc"
