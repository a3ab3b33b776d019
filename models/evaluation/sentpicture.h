// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/endpoint.h"
#include "models/domain/ids.h"
#include "models/domain/result.h"

#include <QByteArray>
#include <QSize>
#include <QString>
#include <QStringList>

namespace yuyi {

/// A picture as it goes out.
struct SentPicture {
    QByteArray bytes;
    QString mediaType;       ///< as the bytes are
    Sha256 sha256;           ///< of the bytes
    QSize size;              ///< pixels, upright
};

/// @brief Prepares a picture: bytes that a server takes as they are go out unchanged; others are decoded (upright, sRGB, 8 bit,
/// first frame, alpha on white), reduced and encoded: what was lossless as PNG where that is within the limit of bytes, else as JPEG with
/// full colours, of quality 92 or what the limit needs. Deterministic; any thread.
/// Errors: those of imaging::decode; Unsupported when it stays over the limit of bytes.
Result<SentPicture> preparePicture(const QByteArray &bytes, const PictureProfile &profile);

} // namespace yuyi
