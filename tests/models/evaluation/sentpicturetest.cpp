// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/evaluation/sentpicture.h"
#include "models/imaging/encode.h"
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

ImageFormat formatOf(const QByteArray &bytes)
{
    return imaging::sniff(bytes.left(32));
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
        for (const char *format : {"BMP", "WEBP", "TIFF"}) {
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

    void largeOnesAreReducedSmallOnesEnlarged()
    {
        PictureProfile profile;
        profile.longEdge = 100;
        const auto reduced = preparePicture(encoded(400, 200, "JPEG"), profile);
        QCOMPARE(reduced->size, QSize(100, 50));
        QCOMPARE(imaging::readHeader(reduced->bytes)->size, QSize(100, 50));
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
