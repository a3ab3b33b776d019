// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/imaging/codecs/encode.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QImageWriter>

namespace yuyi {

namespace {
struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::ImageWriter)
};

QByteArray writerName(ImageFormat format)
{
    switch (format) {
    case ImageFormat::Jpeg: return "jpeg";
    case ImageFormat::Png: return "png";
    case ImageFormat::WebP: return "webp";
    default: return {};
    }
}
} // namespace

Result<QByteArray> encodeImage(const QImage &image, ImageFormat format, int quality)
{
    if (image.isNull())
        return failure(ErrorCode::Invalid, Tr::tr("There is no image to save."));
    const QByteArray name = writerName(format);
    if (name.isEmpty())
        return failure(
            ErrorCode::Unsupported,
            Tr::tr("Images can be saved as JPEG, PNG or WebP, not as %1.").arg(titleOf(format)));
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QImageWriter writer(&buffer, name);
    if (format != ImageFormat::Png)
        writer.setQuality(quality);
    if (!writer.write(image)) {
        return failure(ErrorCode::Environment,
                       Tr::tr("The image could not be saved in the format %1.").arg(titleOf(format)),
                       writer.errorString());
    }
    return bytes;
}

} // namespace yuyi
