// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/imaging/codecs/decodeqt.h"

#include "models/imaging/picturelimits.h"

#include <QBuffer>
#include <QImageReader>

#include <exception>
#include <mutex>

namespace yuyi {

namespace {

const char *readerName(ImageFormat format)
{
    switch (format) {
    case ImageFormat::Jpeg: return "jpeg";
    case ImageFormat::Png: return "png";
    case ImageFormat::WebP: return "webp";
    case ImageFormat::Gif: return "gif";
    case ImageFormat::Bmp: return "bmp";
    case ImageFormat::Tiff: return "tiff";
    default: return "";
    }
}

} // namespace

QImage decodeWithQt(QByteArrayView bytes, const ImageHeader &header)
{
    // Qt's own limit of 128 MB refuses good photographs; ours was applied to the header. 16 bit takes twice as much here.
    static std::once_flag raised;
    std::call_once(raised, [] {
        QImageReader::setAllocationLimit(static_cast<int>(2 * decodedLimitBytes / (1024 * 1024)));
    });
    try {
        QByteArray raw = QByteArray::fromRawData(bytes.data(), bytes.size());
        QBuffer buffer(&raw);
        buffer.open(QIODevice::ReadOnly);
        QImageReader reader(&buffer, readerName(header.format));
        reader.setAutoDetectImageFormat(false);
        reader.setAutoTransform(false);
        return reader.read();
    } catch (const std::exception &) {
        return {};
    }
}

} // namespace yuyi
