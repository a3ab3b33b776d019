// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/imaging/codecs/decode.h"

#include "models/imaging/codecs/decodefloat.h"
#include "models/imaging/codecs/decodejpeg.h"
#include "models/imaging/codecs/decodepng.h"
#include "models/imaging/codecs/decodeqt.h"
#include "models/imaging/headers/readheader.h"
#include "models/imaging/readfile.h"

#include <QColorSpace>
#include <QCoreApplication>
#include <QTransform>

#include <algorithm>
#include <new>

namespace yuyi {

namespace {
struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::ImageReader)
};

/// Composites what is transparent on white: every step of the program sees the same picture.
QImage onWhite(QImage image)
{
    if (!image.hasAlphaChannel())
        return std::move(image).convertToFormat(QImage::Format_RGB32);
    QImage result = std::move(image).convertToFormat(QImage::Format_ARGB32_Premultiplied);
    for (int y = 0; y < result.height(); ++y) {
        auto *line = reinterpret_cast<QRgb *>(result.scanLine(y));
        for (int x = 0; x < result.width(); ++x) {
            const QRgb pixel = line[x];
            const int white = 255 - qAlpha(pixel);
            line[x] = qRgb(qRed(pixel) + white, qGreen(pixel) + white, qBlue(pixel) + white);
        }
    }
    result.reinterpretAsFormat(QImage::Format_RGB32);
    return result;
}

/// The eight orientations of EXIF (JEITA CP-3451, tag 274).
QImage upright(QImage image, int orientation)
{
    switch (orientation) {
    case 2: return std::move(image).mirrored(true, false);
    case 3: return std::move(image).mirrored(true, true);
    case 4: return std::move(image).mirrored(false, true);
    case 5: return std::move(image).mirrored(true, false).transformed(QTransform().rotate(270));
    case 6: return image.transformed(QTransform().rotate(90));
    case 7: return std::move(image).mirrored(true, false).transformed(QTransform().rotate(90));
    case 8: return image.transformed(QTransform().rotate(270));
    default: return image;
    }
}

/// The least sides of what is decoded; 0: in full.
struct Least {
    int shortSide = 0;
    int longSide = 0;
};

int reductionFor(const ImageHeader &header, Least least)
{
    const int shortSide = std::min(header.size.width(), header.size.height());
    const int longSide = std::max(header.size.width(), header.size.height());
    int reduction = 1;
    while (least.shortSide > 0 && reduction < 8 && shortSide / (reduction * 2) >= least.shortSide
           && longSide / (reduction * 2) >= least.longSide)
        reduction *= 2;
    return reduction;
}

QImage decodeStored(QByteArrayView bytes, const ImageHeader &header, int reduction)
{
    QImage image;
    if (header.format == ImageFormat::Jpeg)
        image = decodeJpeg(bytes, header, reduction);
    else if (header.format == ImageFormat::Png)
        image = decodePng(bytes);
    else if (header.format == ImageFormat::Tiff && header.colour.endsWith(QLatin1Char('f')))
        image = decodeFloat(bytes);
    return image.isNull() ? decodeWithQt(bytes, header) : image;
}

Result<DecodedImage> decodeWith(const ImageHeader &header, QByteArrayView bytes, const QString &path, Least least)
{
    try {
        const int reduction = reductionFor(header, least);
        QImage image = decodeStored(bytes, header, reduction);
        if (!image.isNull())
            image = upright(onWhite(std::move(image)), header.orientation);
        if (!image.isNull()) {
            image.setDotsPerMeterX(2835);
            image.setDotsPerMeterY(2835);
            image.setColorSpace({});
            return DecodedImage{image, header};
        }
    } catch (const std::bad_alloc &) {
        return failure(
            ErrorCode::Environment,
            Tr::tr("%1 could not be decoded: there is not enough memory.").arg(subjectOf(path)));
    }
    if (header.truncated) {
        return failure(ErrorCode::Damaged,
                       Tr::tr("%1 is truncated: the %2 file ends before the image is complete.")
                           .arg(subjectOf(path), titleOf(header.format)));
    }
    return failure(ErrorCode::Damaged,
                   Tr::tr("%1 is damaged: its %2 data could not be decoded.")
                       .arg(subjectOf(path), titleOf(header.format)));
}

Result<DecodedImage> decodeBytes(QByteArrayView bytes, const QString &path, Least least)
{
    YUYI_TRY(const auto header, imageHeaderOf(bytes, path));
    return decodeWith(header, bytes, path, least);
}
} // namespace

Result<DecodedImage> decodeImage(QByteArrayView bytes, int shortSideAtLeast)
{
    return decodeBytes(bytes, {}, {shortSideAtLeast});
}

Result<DecodedImage> decodeImage(const QString &path, int shortSideAtLeast, int longSideAtLeast)
{
    YUYI_TRY(const auto bytes, readRegularFile(path));
    return decodeBytes(bytes, path, {shortSideAtLeast, longSideAtLeast});
}

Result<QImage> decodeLight(const QString &path)
{
    YUYI_TRY(const auto bytes, readRegularFile(path));
    YUYI_TRY(const auto header, imageHeaderOf(bytes, path));
    if (header.format == ImageFormat::Jpeg && header.orientation == 1) {
        const QImage light = decodeJpegLight(bytes, header);
        if (!light.isNull())
            return light;
    }
    YUYI_TRY(auto decoded, decodeWith(header, bytes, path, {}));
    return decoded.image;
}

Result<DecodedImage> decodeKnown(QByteArrayView bytes, const ImageHeader &header, const QString &path, int shortSideAtLeast,
                                 int longSideAtLeast)
{
    return decodeWith(header, bytes, path, {shortSideAtLeast, longSideAtLeast});
}

static Result<QImage> thumbnailOf(QByteArrayView bytes, const QString &path, int edge)
{
    YUYI_TRY(const auto header, imageHeaderOf(bytes, path));
    const int longSide = std::max(header.size.width(), header.size.height());
    const int shortSide = std::min(header.size.width(), header.size.height());
    const int wanted = std::max(1, static_cast<int>((static_cast<qint64>(edge) * shortSide + longSide - 1) / longSide));
    YUYI_TRY(const auto decoded, decodeWith(header, bytes, path, {wanted}));
    const QSize full = decoded.image.size();
    if (std::max(full.width(), full.height()) <= edge)
        return decoded.image;
    // At least one pixel each way, however thin the picture is.
    const QSize target = full.scaled(edge, edge, Qt::KeepAspectRatio).expandedTo(QSize(1, 1));
    return decoded.image.scaled(target, Qt::IgnoreAspectRatio, Qt::SmoothTransformation)
        .convertToFormat(QImage::Format_RGB32);
}

Result<QImage> makeThumbnail(const QString &path, int edge)
{
    YUYI_TRY(const auto bytes, readRegularFile(path));
    return thumbnailOf(bytes, path, edge);
}

Result<QImage> makeThumbnail(const QByteArray &bytes, int edge)
{
    return thumbnailOf(bytes, {}, edge);
}

} // namespace yuyi
