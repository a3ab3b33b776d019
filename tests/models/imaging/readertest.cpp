// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/imaging/reader.h"
#include "models/imaging/codecs/encode.h"

#include <QBuffer>
#include <QColorSpace>
#include <QFile>
#include <QImage>
#include <QImageWriter>
#include <QTemporaryDir>
#include <QTest>
#include <QtEndian>

#include <sys/stat.h>
#include <unistd.h>

using namespace yuyi;

namespace {

/// Wider than high, each corner of another colour, so that every orientation looks different.
QImage corners(int width = 96, int height = 64)
{
    QImage image(width, height, QImage::Format_RGB32);
    for (int y = 0; y < height; ++y) {
        for (int x = 0; x < width; ++x) {
            const bool right = x >= width / 2;
            const bool bottom = y >= height / 2;
            image.setPixel(x, y,
                           !bottom ? (right ? qRgb(40, 200, 40) : qRgb(220, 40, 40))
                                   : (right ? qRgb(240, 240, 240) : qRgb(40, 40, 220)));
        }
    }
    return image;
}

QByteArray written(const QImage &image, const char *format, int quality = 95)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, format, quality);
    return bytes;
}

QByteArray exif(int orientation)
{
    QByteArray block("MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0", 19);
    block.append(static_cast<char>(orientation));
    block.append(QByteArray(6, '\0'));
    return block;
}

QByteArray jpegWithExif(const QByteArray &jpeg, int orientation)
{
    const QByteArray body = QByteArray("Exif\0\0", 6) + exif(orientation);
    QByteArray segment("\xFF\xE1", 2);
    segment.append(static_cast<char>((body.size() + 2) >> 8)).append(static_cast<char>((body.size() + 2) & 0xFF));
    return jpeg.left(2) + segment + body + jpeg.mid(2);
}

quint32 crc32(const QByteArray &data)
{
    quint32 crc = 0xFFFFFFFF;
    for (const char c : data) {
        crc ^= static_cast<quint8>(c);
        for (int i = 0; i < 8; ++i)
            crc = (crc & 1) ? (crc >> 1) ^ 0xEDB88320u : crc >> 1;
    }
    return ~crc;
}

QByteArray bigEndian(quint32 value)
{
    QByteArray bytes(4, '\0');
    qToBigEndian(value, bytes.data());
    return bytes;
}

QByteArray pngChunk(const QByteArray &type, const QByteArray &body)
{
    return bigEndian(static_cast<quint32>(body.size())) + type + body + bigEndian(crc32(type + body));
}

QByteArray pngWithExif(const QByteArray &png, int orientation)
{
    return png.left(33) + pngChunk("eXIf", exif(orientation)) + png.mid(33);
}

QByteArray littleEndian(quint32 value)
{
    QByteArray bytes(4, '\0');
    qToLittleEndian(value, bytes.data());
    return bytes;
}

/// The simple form becomes the extended one (RIFF container of WebP): VP8X, image, EXIF.
QByteArray webpWithExif(const QByteArray &webp, QSize size, int orientation)
{
    QByteArray extended("VP8X\x0A\0\0\0\x08\0\0\0", 12);
    extended += littleEndian(static_cast<quint32>(size.width() - 1)).left(3)
              + littleEndian(static_cast<quint32>(size.height() - 1)).left(3);
    const QByteArray block = exif(orientation);
    const QByteArray body =
        "WEBP" + extended + webp.mid(12) + "EXIF" + littleEndian(static_cast<quint32>(block.size())) + block;
    return "RIFF" + littleEndian(static_cast<quint32>(body.size())) + body;
}

QByteArray pngClaiming(quint32 width, quint32 height)
{
    return QByteArray("\x89PNG\r\n\x1A\n", 8)
         + pngChunk("IHDR", bigEndian(width) + bigEndian(height) + QByteArray("\x08\x02\0\0\0", 5))
         + pngChunk("IDAT", QByteArray("\x78\x9C\x03\0\0\0\0\x01", 8)) + pngChunk("IEND", {});
}

bool near(QRgb a, QRgb b, int tolerance = 24)
{
    return std::abs(qRed(a) - qRed(b)) <= tolerance && std::abs(qGreen(a) - qGreen(b)) <= tolerance
        && std::abs(qBlue(a) - qBlue(b)) <= tolerance;
}

QByteArray inBase64(const char *text) { return QByteArray::fromBase64(text); }

const char cmykJpeg[] =
    "/9j/7gAOQWRvYmUAZAAAAAAA/9sAQwANCQoLCggNCwoLDg4NDxMgFRMSEhMnHB4XIC4pMTAuKS0sMzpKPjM2Rjcs"
    "LUBXQUZMTlJTUjI+WmFaUGBKUVJP/8AAFAgACAAQBEMRAE0RAFkRAEsRAP/EABYAAQEBAAAAAAAAAAAAAAAAAAAGB//"
    "EABQQAQAAAAAAAAAAAAAAAAAAAAD"
    "/2gAOBEMATQBZAEsAAD8ArEGiWnAD/9k=";
const char animatedGif[] =
    "R0lGODlhBgAEAIEAANwUFAAAAAAAAAAAACH5BAAIAAAALAAAAAAGAAQAAAgLAAEIHEiwoMGBAQEAIfkEAAgAAAAsAAAAA"
    "AYABACBFNwUAAAAAAAAAAAACAsAAQgcSLCgwYEBAQAh+"
    "QQACAAAACwAAAAABgAEAIEUFNwAAAAAAAAAAAAICwABCBxIsKDBgQEBADs=";
const char animatedWebP[] =
    "UklGRogAAABXRUJQVlA4WAoAAAACAAAABwAABQAAQU5JTQYAAAAAAAAAAABBTk1GKgAAAAAAAAAAAAcAAAUAAFAAAAJW"
    "UDhMEQAAAC8HQAEAB1CKcpei/4GI6H8AAEFOTUYqAAAAAAAAAAAABwAABQAAUAAAAFZQOEwRAAAALwdAAQAHUO5SlKL/"
    "gYjofwAA";
/// An uncompressed TIFF of 32-bit floating point RGB, 6 × 4 pixels, all of one colour.
QByteArray floatTiff(float red, float green, float blue)
{
    QByteArray pixels;
    for (int i = 0; i < 24; ++i) {
        for (const float value : {red, green, blue})
            pixels.append(reinterpret_cast<const char *>(&value), 4);
    }
    QByteArray bits;
    QByteArray formats;
    for (int i = 0; i < 3; ++i) {
        bits += QByteArray("\x20\0", 2);
        formats += QByteArray("\x03\0", 2);
    }
    const quint32 start = 8 + 12;
    const quint32 directory = start + static_cast<quint32>(pixels.size());
    QByteArray bytes = QByteArray("II*\0", 4) + littleEndian(directory) + bits + formats + pixels;
    const QList<QList<quint32>> entries{
        {256, 3, 1, 6},
        {257, 3, 1, 4},
        {258, 3, 3, 8},
        {259, 3, 1, 1},
        {262, 3, 1, 2},
        {273, 4, 1, start},
        {277, 3, 1, 3},
        {278, 3, 1, 4},
        {279, 4, 1, static_cast<quint32>(pixels.size())},
        {339, 3, 3, 14}};
    bytes += littleEndian(static_cast<quint32>(entries.size())).left(2);
    for (const QList<quint32> &entry : entries)
        bytes += littleEndian(entry[0]).left(2) + littleEndian(entry[1]).left(2)
               + littleEndian(entry[2]) + littleEndian(entry[3]);
    return bytes + littleEndian(0);
}

} // namespace

class ReaderTest : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;

    QString file(const QString &name, const QByteArray &bytes)
    {
        const QString path = m_folder.filePath(name);
        QFile out(path);
        if (!out.open(QIODevice::WriteOnly) || out.write(bytes) != bytes.size())
            qFatal("fixture not written");
        return path;
    }

private Q_SLOTS:
    void theFormatFollowsFromTheContent_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<ImageFormat>("format");
        QTest::newRow("jpeg") << written(corners(), "jpg") << ImageFormat::Jpeg;
        QTest::newRow("png") << written(corners(), "png") << ImageFormat::Png;
        QTest::newRow("webp") << written(corners(), "webp") << ImageFormat::WebP;
        QTest::newRow("bmp") << written(corners(), "bmp") << ImageFormat::Bmp;
        QTest::newRow("tiff") << written(corners(), "tiff") << ImageFormat::Tiff;
        QTest::newRow("gif") << inBase64(animatedGif) << ImageFormat::Gif;
        QTest::newRow("heic") << QByteArray("\0\0\0\x18"
                                            "ftypheic\0\0\0\0mif1heic",
                                            24)
                              << ImageFormat::Heic;
        QTest::newRow("avif") << QByteArray("\0\0\0\x1C"
                                            "ftypmif1\0\0\0\0mif1avifmiaf",
                                            28)
                              << ImageFormat::Avif;
        QTest::newRow("jxl") << QByteArray("\xFF\x0A\xFA\x7F", 4) << ImageFormat::Jxl;
        QTest::newRow("pdf") << QByteArray("%PDF-1.4\n1 0 obj") << ImageFormat::Pdf;
        QTest::newRow("svg") << QByteArray("<svg xmlns=\"http://www.w3.org/2000/svg\"/>")
                             << ImageFormat::Svg;
        QTest::newRow("text that begins like a bitmap")
            << QByteArray("BMW is a car maker in Munich") << ImageFormat::Unknown;
        QTest::newRow("nothing") << QByteArray() << ImageFormat::Unknown;
    }
    void theFormatFollowsFromTheContent()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(ImageFormat, format);
        QCOMPARE(sniffFormat(bytes.left(32)), format);
    }

    void everyFormatIsReadWithItsColours_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("colour");
        QTest::newRow("jpeg") << written(corners(), "jpg") << QStringLiteral("rgb8");
        QTest::newRow("grey jpeg")
            << written(corners().convertToFormat(QImage::Format_Grayscale8), "jpg")
            << QStringLiteral("grey8");
        QTest::newRow("png") << written(corners(), "png") << QStringLiteral("rgb8");
        QTest::newRow("png 16 bit")
            << written(corners().convertToFormat(QImage::Format_RGBX64), "png")
            << QStringLiteral("rgb16");
        QTest::newRow("png palette")
            << written(corners().convertToFormat(QImage::Format_Indexed8), "png")
            << QStringLiteral("palette8");
        QTest::newRow("webp") << written(corners(), "webp", 100) << QStringLiteral("rgb8");
        QTest::newRow("bmp") << written(corners(), "bmp") << QStringLiteral("rgb8");
        QTest::newRow("tiff") << written(corners(), "tiff") << QStringLiteral("rgba8");
    }
    void everyFormatIsReadWithItsColours()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, colour);
        const Result<ImageHeader> header = readImageHeader(bytes);
        QVERIFY2(header, header ? "" : qPrintable(header.error().sentence));
        QCOMPARE(header->size, QSize(96, 64));
        if (QByteArray(QTest::currentDataTag()) != "bmp"
            && QByteArray(QTest::currentDataTag()) != "tiff")
            QCOMPARE(header->colour, colour);
        QVERIFY(!header->truncated);
        QCOMPARE(header->frames, 1);
        const Result<DecodedImage> decoded = decodeImage(bytes);
        QVERIFY(decoded);
        QCOMPARE(decoded->image.format(), QImage::Format_RGB32);
        QCOMPARE(decoded->image.size(), QSize(96, 64));
        if (colour.startsWith(QLatin1String("grey")))
            return;
        QVERIFY(near(decoded->image.pixel(10, 10), qRgb(220, 40, 40)));
        QVERIFY(near(decoded->image.pixel(85, 10), qRgb(40, 200, 40)));
        QVERIFY(near(decoded->image.pixel(10, 55), qRgb(40, 40, 220)));
        QVERIFY(near(decoded->image.pixel(85, 55), qRgb(240, 240, 240)));
    }

    void orientationIsAppliedOnceInEveryFormat_data()
    {
        QTest::addColumn<QString>("format");
        QTest::addColumn<int>("orientation");
        for (const char *format : {"jpg", "png", "webp"}) {
            for (int orientation = 1; orientation <= 8; ++orientation)
                QTest::addRow("%s %d", format, orientation)
                    << QString::fromLatin1(format) << orientation;
        }
    }
    void orientationIsAppliedOnceInEveryFormat()
    {
        QFETCH(QString, format);
        QFETCH(int, orientation);
        const QImage stored = corners();
        QByteArray bytes = written(stored, format.toLatin1().constData(), 100);
        bytes = format == QLatin1String("jpg") ? jpegWithExif(bytes, orientation)
              : format == QLatin1String("png") ? pngWithExif(bytes, orientation)
                                               : webpWithExif(bytes, stored.size(), orientation);
        const Result<DecodedImage> decoded = decodeImage(bytes);
        QVERIFY2(decoded, decoded ? "" : qPrintable(decoded.error().sentence));
        QCOMPARE(decoded->header.orientation, orientation);
        const QSize shown = orientation >= 5 ? QSize(64, 96) : QSize(96, 64);
        QCOMPARE(decoded->header.size, shown);
        QCOMPARE(decoded->image.size(), shown);
        // Which stored corner is seen at top left, top right (EXIF, tag 274).
        const QRgb red = qRgb(220, 40, 40), green = qRgb(40, 200, 40), blue = qRgb(40, 40, 220),
                   white = qRgb(240, 240, 240);
        const QRgb topLeft[] = {red, green, white, blue, red, blue, white, green};
        const QRgb topRight[] = {green, red, blue, white, blue, red, green, white};
        QVERIFY(near(decoded->image.pixel(8, 8), topLeft[orientation - 1]));
        QVERIFY(near(decoded->image.pixel(shown.width() - 9, 8), topRight[orientation - 1]));
    }

    void tiffOrientationIsApplied()
    {
        QByteArray bytes;
        QBuffer buffer(&bytes);
        buffer.open(QIODevice::WriteOnly);
        QImageWriter writer(&buffer, "tiff");
        writer.setTransformation(QImageIOHandler::TransformationRotate90);
        QVERIFY(writer.write(corners()));
        const Result<DecodedImage> decoded = decodeImage(bytes);
        QVERIFY(decoded);
        QCOMPARE(decoded->header.orientation, 6);
        QCOMPARE(decoded->image.size(), QSize(64, 96));
        QVERIFY(near(decoded->image.pixel(8, 8), qRgb(40, 40, 220)));
        QVERIFY(near(decoded->image.pixel(55, 8), qRgb(220, 40, 40)));
    }

    void transparencyIsWhite()
    {
        QImage image(20, 20, QImage::Format_ARGB32);
        image.fill(qRgba(255, 0, 0, 0));
        for (int x = 10; x < 20; ++x)
            image.setPixel(x, 5, qRgba(0, 0, 0, 128));
        for (const char *format : {"png", "webp"}) {
            const Result<DecodedImage> decoded = decodeImage(written(image, format, 100));
            QVERIFY(decoded);
            QCOMPARE(decoded->image.pixel(2, 2), qRgb(255, 255, 255));
            QVERIFY(near(decoded->image.pixel(15, 5), qRgb(127, 127, 127), 3));
        }
    }

    void cmykAndFloatingPointAreConverted()
    {
        const Result<DecodedImage> cmyk = decodeImage(inBase64(cmykJpeg));
        QVERIFY(cmyk);
        QCOMPARE(cmyk->header.colour, QStringLiteral("cmyk8"));
        QVERIFY2(near(cmyk->image.pixel(5, 4), qRgb(200, 30, 40)),
                 qPrintable(QString::number(cmyk->image.pixel(5, 4), 16)));
        const Result<DecodedImage> floating = decodeImage(floatTiff(0.9f, 0.5f, 0.1f));
        QVERIFY(floating);
        QCOMPARE(floating->header.colour, QStringLiteral("rgb32f"));
        QVERIFY2(near(floating->image.pixel(3, 2), qRgb(230, 128, 26), 2),
                 qPrintable(QString::number(floating->image.pixel(3, 2), 16)));
        // Without a fixed white: 255, or the brightest sample.
        QVERIFY(near(decodeImage(floatTiff(230.0F, 128.0F, 26.0F))->image.pixel(3, 2), qRgb(230, 128, 26), 1));
        QVERIFY(near(decodeImage(floatTiff(1000.0F, 500.0F, -3.0F))->image.pixel(3, 2), qRgb(255, 128, 0), 1));
        const QByteArray whole = floatTiff(0.9f, 0.5f, 0.1f);
        // The samples end before the picture does.
        QByteArray cut = whole;
        cut.replace(whole.size() - 2 - 4 - 3 * 12 + 8, 4, littleEndian(24));
        const auto damaged = decodeImage(cut);
        QVERIFY(!damaged);
        QCOMPARE(damaged.error().code, ErrorCode::Damaged);
    }

    void firstFrameOfAnimations()
    {
        const Result<DecodedImage> gif = decodeImage(inBase64(animatedGif));
        QVERIFY(gif);
        QCOMPARE(gif->header.frames, 3);
        QVERIFY(near(gif->image.pixel(2, 2), qRgb(220, 20, 20), 2));
        const Result<DecodedImage> webp = decodeImage(inBase64(animatedWebP));
        QVERIFY(webp);
        QCOMPARE(webp->header.frames, 2);
        QVERIFY(near(webp->image.pixel(2, 2), qRgb(220, 20, 20), 2));
    }

    void theMissingPartOfATruncatedJpegIsGrey()
    {
        // Not what happened to be in memory: the same bytes make the same picture.
        QImage image(320, 240, QImage::Format_RGB32);
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x)
                image.setPixel(x, y, qRgb(x * 13 % 256, y * 11 % 256, x * y % 256));
        }
        const QByteArray whole = written(image, "jpg");
        for (const int shortSide : {0, 60}) {
            const Result<DecodedImage> decoded = decodeImage(whole.left(whole.size() / 4), shortSide);
            QVERIFY(decoded);
            QVERIFY(decoded->header.truncated);
            const int last = decoded->image.height() - 1;
            for (int x = 0; x < decoded->image.width(); ++x)
                QVERIFY(near(decoded->image.pixel(x, last), qRgb(128, 128, 128), 4));
        }
    }

    void truncatedFilesAreDetected_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("jpg") << written(corners(400, 300), "jpg");
        QTest::newRow("png") << written(corners(400, 300), "png");
        QTest::newRow("webp") << written(corners(400, 300), "webp");
        QTest::newRow("bmp") << written(corners(400, 300), "bmp");
        QTest::newRow("gif") << inBase64(animatedGif);
    }
    void truncatedFilesAreDetected()
    {
        QFETCH(QByteArray, bytes);
        QVERIFY(!readImageHeader(bytes)->truncated);
        const QByteArray cut = bytes.left(bytes.size() * 3 / 4);
        const Result<ImageHeader> header = readImageHeader(cut);
        QVERIFY(header);
        QVERIFY(header->truncated);
        // Some formats give a part of the picture, others none; never success without the mark.
        const Result<DecodedImage> decoded = decodeImage(cut);
        if (decoded)
            QVERIFY(decoded->header.truncated);
        else
            QVERIFY2(decoded.error().code == ErrorCode::Damaged
                         && decoded.error().sentence.contains(QLatin1String("truncated")),
                     qPrintable(decoded.error().sentence));
        // Whatever follows the end mark does not make a whole file a cut one.
        if (QByteArray(QTest::currentDataTag()) == "jpg")
            QVERIFY(!readImageHeader(bytes + QByteArray(100000, '\0'))->truncated);
    }

    void everyCutAndManyFlipsGiveAnAnswer()
    {
        const QList<QByteArray> wholes{written(corners(), "jpg"), written(corners(), "png"),
                                       written(corners(), "webp"), written(corners(), "bmp"),
                                       written(corners(), "tiff"), inBase64(animatedGif)};
        quint32 random = 12345;
        for (const QByteArray &whole : wholes) {
            for (qsizetype length = 1; length < std::min<qsizetype>(whole.size(), 600);
                 length += 3) {
                const Result<DecodedImage> decoded = decodeImage(whole.left(length));
                QVERIFY(decoded || !decoded.error().sentence.isEmpty());
            }
            for (int i = 0; i < 60; ++i) {
                QByteArray damaged = whole;
                for (int k = 0; k < 6; ++k) {
                    random = random * 1664525u + 1013904223u;
                    damaged[static_cast<qsizetype>(random >> 8) % damaged.size()] = static_cast<char>(random >> 24);
                }
                const Result<DecodedImage> decoded = decodeImage(damaged);
                QVERIFY(decoded || !decoded.error().sentence.isEmpty());
            }
        }
    }

    void largeClaimsAreRefusedBeforeDecoding()
    {
        const Result<DecodedImage> bomb = decodeImage(pngClaiming(20000, 20000));
        QVERIFY(!bomb);
        QCOMPARE(bomb.error().code, ErrorCode::Refused);
        QVERIFY(bomb.error().sentence.contains(QStringLiteral("20000 × 20000")));
        QCOMPARE(readImageHeader(pngClaiming(2000000000, 2000000000)).error().code, ErrorCode::Refused);
        QCOMPARE(readImageHeader(pngClaiming(0, 100)).error().code, ErrorCode::Damaged);
        // 6000 × 6000 is a good photograph, more than Qt would allow by itself.
        QImage large(6000, 6000, QImage::Format_RGB32);
        large.fill(qRgb(120, 90, 60));
        const QByteArray jpeg = written(large, "jpg", 50);
        QVERIFY(decodeImage(jpeg));
        const QByteArray webp = written(large, "png", 0);
        QVERIFY(decodeImage(webp));
    }

    void reducedDecodingKeepsTheShortSide()
    {
        const QByteArray bytes = written(corners(2400, 1600), "jpg");
        const Result<DecodedImage> decoded = decodeImage(bytes, 256);
        QVERIFY(decoded);
        QCOMPARE(decoded->header.size, QSize(2400, 1600));
        QCOMPARE(decoded->image.size(), QSize(600, 400));
        QCOMPARE(decodeImage(bytes, 1601)->image.size(), QSize(2400, 1600));
        QCOMPARE(decodeImage(bytes)->image.size(), QSize(2400, 1600));
    }

    void reducedDecodingKeepsTheLongSide()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("square.jpg"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(written(corners(1040, 1040), "jpg"));
        file.close();
        QCOMPARE(decodeImage(path, 256)->image.size(), QSize(260, 260));
        QCOMPARE(decodeImage(path, 256, 320)->image.size(), QSize(520, 520));
        QCOMPARE(decodeImage(path, 256, 200)->image.size(), QSize(260, 260));
    }

    void refusalsSayWhatTheFileIs_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<ErrorCode>("code");
        QTest::addColumn<QString>("part");
        QTest::newRow("empty") << QByteArray() << ErrorCode::Refused << QStringLiteral("empty");
        QTest::newRow("text") << QByteArray("this is not an image\n").repeated(20)
                              << ErrorCode::Unsupported
                              << QStringLiteral("a text file, not an image");
        QTest::newRow("chinese text cut in a character")
            << QByteArray("这不是图片").repeated(100) << ErrorCode::Unsupported
            << QStringLiteral("a text file");
        QTest::newRow("html") << QByteArray("<!DOCTYPE html><html><body>404</body></html>")
                              << ErrorCode::Unsupported << QStringLiteral("a web page");
        QTest::newRow("pdf") << QByteArray("%PDF-1.4\n1 0 obj\n") << ErrorCode::Unsupported
                             << QStringLiteral("PDF");
        QTest::newRow("svg") << QByteArray(
            "<?xml version=\"1.0\"?>\n<!-- long comment here -->\n<svg width=\"3\"/>")
                             << ErrorCode::Unsupported << QStringLiteral("SVG");
        QTest::newRow("heic") << QByteArray("\0\0\0\x18"
                                            "ftypheic\0\0\0\0mif1heic",
                                            24)
                              << ErrorCode::Unsupported << QStringLiteral("HEIC");
        QTest::newRow("zip") << QByteArray("PK\3\4\0\0\0\0", 8) << ErrorCode::Unsupported
                             << QStringLiteral("is a ZIP file, not an image");
        QTest::newRow("zeros") << QByteArray(1000, '\0') << ErrorCode::Unsupported
                               << QStringLiteral("not an image in a supported format");
        QTest::newRow("jpeg of two bytes") << QByteArray("\xFF\xD8\xFF", 3) << ErrorCode::Damaged
                                           << QStringLiteral("damaged JPEG");
    }
    void refusalsSayWhatTheFileIs()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(ErrorCode, code);
        QFETCH(QString, part);
        const QString path = file(QStringLiteral("some name.jpg"), bytes);
        const Result<DecodedImage> decoded = decodeImage(path);
        QVERIFY(!decoded);
        QCOMPARE(decoded.error().code, code);
        QVERIFY2(decoded.error().sentence.contains(part), qPrintable(decoded.error().sentence));
        QVERIFY(decoded.error().sentence.contains(QStringLiteral("“some name.jpg”")));
        QVERIFY(!decoded.error().sentence.contains(m_folder.path()));
    }

    void onlyRegularFilesAreOpened()
    {
        const QString fifo = m_folder.filePath(QStringLiteral("fifo.jpg"));
        QCOMPARE(::mkfifo(qPrintable(fifo), 0600), 0);
        QCOMPARE(decodeImage(fifo).error().code, ErrorCode::Refused);
        QCOMPARE(PictureFile::read(QStringLiteral("/dev/zero")).error().code, ErrorCode::Refused);
        const QString linkToFifo = m_folder.filePath(QStringLiteral("link to fifo.jpg"));
        QVERIFY(QFile::link(fifo, linkToFifo));
        QCOMPARE(decodeImage(linkToFifo).error().code, ErrorCode::Refused);
        QCOMPARE(decodeImage(m_folder.path()).error().code, ErrorCode::Refused);
        QCOMPARE(decodeImage(m_folder.filePath(QStringLiteral("absent.jpg"))).error().code,
                 ErrorCode::NotFound);
        const QString dangling = m_folder.filePath(QStringLiteral("dangling.jpg"));
        QVERIFY(QFile::link(QStringLiteral("/nonexistent"), dangling));
        QCOMPARE(decodeImage(dangling).error().code, ErrorCode::NotFound);
        const QString good = file(QStringLiteral("名字 ’é.jpg"), written(corners(), "png"));
        const Result<DecodedImage> decoded = decodeImage(good);
        QVERIFY(decoded);
        QCOMPARE(decoded->header.format, ImageFormat::Png);
    }

    void thumbnailsAreUprightAndNeverEnlarged()
    {
        const QString path =
            file(QStringLiteral("turned.jpg"), jpegWithExif(written(corners(1200, 800), "jpg"), 6));
        const Result<QImage> small = makeThumbnail(path, 150);
        QVERIFY(small);
        QCOMPARE(small->size(), QSize(100, 150));
        QVERIFY(near(small->pixel(10, 10), qRgb(40, 40, 220)));
        QCOMPARE(makeThumbnail(path, 5000)->size(), QSize(800, 1200));
        const QString thin = file(QStringLiteral("thin.png"), written(corners(2000, 2), "png"));
        QCOMPARE(makeThumbnail(thin, 100)->size(), QSize(100, 1));
    }

    void encodedPicturesAreReadBack()
    {
        for (const ImageFormat format : {ImageFormat::Jpeg, ImageFormat::Png, ImageFormat::WebP}) {
            const Result<QByteArray> bytes = encodeImage(corners(), format);
            QVERIFY(bytes);
            QCOMPARE(sniffFormat(*bytes), format);
            QVERIFY(near(decodeImage(*bytes)->image.pixel(10, 10), qRgb(220, 40, 40)));
        }
        QCOMPARE(encodeImage(corners(), ImageFormat::Gif).error().code, ErrorCode::Unsupported);
        QCOMPARE(encodeImage(QImage(), ImageFormat::Png).error().code, ErrorCode::Invalid);
    }
};

QTEST_GUILESS_MAIN(ReaderTest)
#include "readertest.moc"
