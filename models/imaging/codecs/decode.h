// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/result.h"
#include "models/imaging/headers/header.h"

#include <QByteArray>
#include <QByteArrayView>
#include <QImage>
#include <QString>

namespace yuyi {

/// A picture with its header.
struct DecodedImage {
    /// Format_RGB32, upright, alpha composited on white, CMYK and 16 bit converted, first frame
    QImage image;
    ImageHeader header;
};

/// @brief Decodes a picture. If `shortSideAtLeast` > 0, the decoder may reduce the picture as long as its short side has at
/// least this many pixels and its long side `longSideAtLeast` (a thumbnail does not need all pixels); 0 decodes in full.
/// Thread-safe; catches all exceptions of the decoders.
Result<DecodedImage> decodeImage(const QString &path, int shortSideAtLeast = 0, int longSideAtLeast = 0);
Result<DecodedImage> decodeImage(QByteArrayView bytes, int shortSideAtLeast = 0);
inline Result<DecodedImage> decodeImage(const QByteArray &bytes, int shortSideAtLeast = 0)
{
    return decodeImage(QByteArrayView(bytes), shortSideAtLeast);
}

/// @brief The picture in full for those who look at brightness alone: Format_Grayscale8 where the file keeps brightness on its own,
/// as most JPEGs do, else as decodeImage().
Result<QImage> decodeLight(const QString &path);

/// Decodes bytes whose header was read before. `path` is only used in messages.
Result<DecodedImage> decodeKnown(QByteArrayView bytes, const ImageHeader &header, const QString &path, int shortSideAtLeast,
                                 int longSideAtLeast);

/// @brief Reads a picture and scales it smoothly so that its longer edge has at most `edge` pixels (never enlarged).
/// The result is upright.
Result<QImage> makeThumbnail(const QString &path, int edge);
Result<QImage> makeThumbnail(const QByteArray &bytes, int edge);

} // namespace yuyi
