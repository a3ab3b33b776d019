// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/imaging/headers/readheader.h"

#include "models/imaging/headers/bmp.h"
#include "models/imaging/headers/gif.h"
#include "models/imaging/headers/jpeg.h"
#include "models/imaging/headers/png.h"
#include "models/imaging/headers/sniff.h"
#include "models/imaging/headers/tiff.h"
#include "models/imaging/headers/webp.h"
#include "models/imaging/picturelimits.h"
#include "models/imaging/readfile.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace yuyi {

namespace {
struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::ImageReader)
};

tl::unexpected<Error> refuse(QByteArrayView bytes, const QString &path)
{
    const FormatRefusal refusal = refusalOf(bytes);
    const QString subject = subjectOf(path);
    switch (refusal.kind) {
    case FormatRefusal::Kind::Format:
        return failure(
            ErrorCode::Unsupported,
            Tr::tr(
                "%1 has the format %2, which is not supported. Convert it to JPEG, PNG or WebP first.")
                .arg(subject, refusal.format));
    case FormatRefusal::Kind::OtherFile:
        return failure(ErrorCode::Unsupported,
                       Tr::tr("%1 is a %2 file, not an image.").arg(subject, refusal.format));
    case FormatRefusal::Kind::WebPage:
        return failure(ErrorCode::Unsupported,
                       Tr::tr("%1 is a web page, not an image: the download probably failed.")
                           .arg(subject));
    case FormatRefusal::Kind::Text:
        return failure(ErrorCode::Unsupported,
                       Tr::tr("%1 is a text file, not an image.").arg(subject));
    case FormatRefusal::Kind::Unknown: break;
    }
    return failure(
        ErrorCode::Unsupported,
        Tr::tr(
            "%1 is not an image in a supported format (JPEG, PNG, WebP, GIF, BMP or TIFF).")
            .arg(subject));
}

std::optional<ImageHeader> parse(ImageFormat format, QByteArrayView bytes)
{
    switch (format) {
    case ImageFormat::Jpeg: return parseJpeg(bytes);
    case ImageFormat::Png: return parsePng(bytes);
    case ImageFormat::WebP: return parseWebP(bytes);
    case ImageFormat::Gif: return parseGif(bytes);
    case ImageFormat::Bmp: return parseBmp(bytes);
    case ImageFormat::Tiff: return parseTiff(bytes);
    default: return std::nullopt;
    }
}

bool isRead(ImageFormat format)
{
    return format != ImageFormat::Unknown && format <= ImageFormat::Tiff;
}

/// Bytes per pixel in the decoder's memory, derived from the colour and the bits per channel.
int bytesPerPixel(const ImageHeader &header)
{
    // A picture is held as 4 bytes a pixel at last; 16 bit and floating point take more on the way.
    const int channels = header.colour.startsWith(QLatin1String("rgba"))
                              || header.colour.startsWith(QLatin1String("cmyk"))
                           ? 4
                       : header.colour.startsWith(QLatin1String("rgb"))   ? 3
                       : header.colour.startsWith(QLatin1String("greya")) ? 2
                                                                          : 1;
    return std::max(4, channels * ((header.bitsPerChannel + 7) / 8));
}
} // namespace

Result<ImageHeader> imageHeaderOf(QByteArrayView bytes, const QString &path)
{
    const QString subject = subjectOf(path);
    if (bytes.isEmpty())
        return failure(ErrorCode::Refused,
                       Tr::tr("%1 is empty: the file has no content.").arg(subject));
    const ImageFormat format = sniffFormat(bytes.first(std::min<qsizetype>(bytes.size(), 32)));
    if (!isRead(format))
        return refuse(bytes, path);
    std::optional<ImageHeader> header = parse(format, bytes);
    if (!header) {
        return failure(ErrorCode::Damaged,
                       Tr::tr("%1 is a damaged %2 file: its header is incomplete or invalid.")
                           .arg(subject, titleOf(format)));
    }
    header->size = header->orientation >= 5 ? header->storedSize.transposed() : header->storedSize;
    const double decoded =
        static_cast<double>(header->storedSize.width()) * header->storedSize.height() * bytesPerPixel(*header);
    if (decoded > static_cast<double>(decodedLimitBytes)) {
        return failure(
            ErrorCode::Refused,
            Tr::tr("%1 is too large: %2 × %3 pixels would need %4 of memory; the limit is %5.")
                .arg(subject, QString::number(header->size.width()),
                     QString::number(header->size.height()),
                     QLocale().formattedDataSize(static_cast<qint64>(std::min(decoded, 9e18))),
                     QLocale().formattedDataSize(decodedLimitBytes)));
    }
    return *header;
}

Result<ImageHeader> readImageHeader(QByteArrayView bytes) { return imageHeaderOf(bytes, {}); }

} // namespace yuyi
