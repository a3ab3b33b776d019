// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/result.h"
#include "models/imaging/header.h"

#include <QByteArray>
#include <QByteArrayView>
#include <QImage>
#include <QString>

namespace yuyi::imaging {

/// A picture with its header.
struct Decoded {
    /// Format_RGB32, upright, alpha composited on white, CMYK and 16 bit converted, first frame
    QImage image;
    Header header;
};

/// @brief Decodes a picture. If `shortSideAtLeast` > 0, the decoder may reduce the picture as long
/// as its short side has at least this many pixels and its long side `longSideAtLeast` (a thumbnail
/// does not need all pixels); 0 decodes in full. Thread-safe; catches all exceptions of the
/// decoders.
Result<Decoded> decode(const QString &path, int shortSideAtLeast = 0, int longSideAtLeast = 0);
Result<Decoded> decode(QByteArrayView bytes, int shortSideAtLeast = 0);
inline Result<Decoded> decode(const QByteArray &bytes, int shortSideAtLeast = 0)
{
    return decode(QByteArrayView(bytes), shortSideAtLeast);
}

/// Decodes bytes whose header was read before. `path` is only used in messages.
Result<Decoded> decodeKnown(QByteArrayView bytes, const Header &header, const QString &path, int shortSideAtLeast,
                            int longSideAtLeast);

/// @brief Reads a picture and scales it smoothly so that its longer edge has at most `edge` pixels
/// (never enlarged). The result is upright.
Result<QImage> thumbnail(const QString &path, int edge);
Result<QImage> thumbnail(const QByteArray &bytes, int edge);

} // namespace yuyi::imaging
