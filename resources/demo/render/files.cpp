// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/demo/render/files.h"

#include <QBuffer>
#include <QImageWriter>

#include <algorithm>

namespace yuyi::demo {

namespace {

/// An APP1 segment holding nothing but the orientation, put right behind the start of the file.
QByteArray withOrientation(const QByteArray &jpeg, int orientation)
{
    QByteArray exif("Exif\0\0MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0", 6 + 8 + 2 + 9);
    exif.append(static_cast<char>(orientation));
    exif.append(QByteArray(2 + 4, '\0'));
    const auto length = static_cast<int>(exif.size()) + 2;
    QByteArray segment("\xff\xe1", 2);
    segment.append(static_cast<char>(length >> 8)).append(static_cast<char>(length & 0xff));
    return jpeg.left(2) + segment + exif + jpeg.mid(2);
}

/// Whether any pixel lets through what lies under it; a format with alpha says nothing about that.
bool isSeeThrough(const QImage &picture)
{
    const QImage image = picture.convertToFormat(QImage::Format_ARGB32);
    for (int y = 0; y < image.height(); ++y) {
        const auto *line = reinterpret_cast<const QRgb *>(image.constScanLine(y));
        if (std::any_of(line, line + image.width(), [](QRgb pixel) { return qAlpha(pixel) < 255; }))
            return true;
    }
    return false;
}

} // namespace

Encoded encode(const QImage &picture, const QString &format, int quality, int orientation)
{
    const bool png = format == QLatin1String("png");
    const QImage image = picture.convertToFormat(png && isSeeThrough(picture) ? QImage::Format_ARGB32 : QImage::Format_RGB888);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QImageWriter writer(&buffer, format.toLatin1());
    writer.setQuality(png ? 20 : quality);
    if (!writer.write(image))
        return tl::unexpected(writer.errorString());
    buffer.close();
    if (format == QLatin1String("jpeg") && orientation > 1)
        return withOrientation(bytes, orientation);
    return bytes;
}

} // namespace yuyi::demo
