// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/domain/images/imagepath.h"

namespace yuyi {

namespace {

QString extensionOf(ImageFormat format)
{
    switch (format) {
    case ImageFormat::Jpeg: return QStringLiteral("jpg");
    case ImageFormat::Png: return QStringLiteral("png");
    case ImageFormat::WebP: return QStringLiteral("webp");
    case ImageFormat::Gif: return QStringLiteral("gif");
    case ImageFormat::Bmp: return QStringLiteral("bmp");
    case ImageFormat::Tiff: return QStringLiteral("tiff");
    default: return QStringLiteral("bin");
    }
}

} // namespace

QString imageFilePath(const QString &folder, const Sha256 &sha256, ImageFormat format)
{
    const QString hex = sha256.hex();
    return folder + QLatin1String("/images/") + hex.left(2) + u'/' + hex + u'.' + extensionOf(format);
}

} // namespace yuyi
