// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/image.h"
#include "models/domain/result.h"

#include <QByteArray>
#include <QByteArrayView>
#include <QImage>
#include <QString>

namespace yuyi::imaging {

/// Pictures that would need more memory than this when decoded are refused without decoding.
inline constexpr qint64 decodedLimitBytes = 600LL * 1024 * 1024;

/// @brief Detects the format from the first bytes of a file; the file name is not used. 32 bytes are
/// enough.
ImageFormat sniff(QByteArrayView head);

/// The properties in the header of a picture file, read without decoding.
struct Header {
    ImageFormat format = ImageFormat::Unknown;
    QSize storedSize;    ///< as stored, before orientation
    QSize size;          ///< as shown, after orientation
    int orientation = 1; ///< EXIF 1…8, read from JPEG, PNG (eXIf), WebP (EXIF) and TIFF
    int frames = 1;
    int bitsPerChannel = 8;
    QString colour;         ///< "rgb8", "rgba8", "grey8", "cmyk8", "palette8", "rgb16" …
    bool lossy = false;     ///< lossy compression: a lossless copy keeps its artefacts and takes ten times the bytes
    bool truncated = false; ///< the end marker of the format is missing
};

/// @brief Reads the header of a regular file. Never blocks on a FIFO or device (lstat first).
/// Errors: NotFound, Unsupported (names the format), Damaged, Refused (decoded size over the limit,
/// not a regular file, empty).
Result<Header> readHeader(const QString &path);
Result<Header> readHeader(QByteArrayView bytes);
inline Result<Header> readHeader(const QByteArray &bytes)
{
    return readHeader(QByteArrayView(bytes));
}

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

/// @brief Reads a picture and scales it smoothly so that its longer edge has at most `edge` pixels
/// (never enlarged). The result is upright.
Result<QImage> thumbnail(const QString &path, int edge);
Result<QImage> thumbnail(const QByteArray &bytes, int edge);

} // namespace yuyi::imaging
