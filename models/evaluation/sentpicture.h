// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/ids.h"
#include "models/domain/result.h"

#include <QByteArray>
#include <QSize>
#include <QString>
#include <QStringList>

namespace yuyi {

/// @brief How pictures are prepared for a server. Stored with a run as text, so that old runs say what was sent.
struct PictureProfile {
    QString name;                                ///< "default" …
    int longEdge = 2048;                         ///< pixels at most; larger pictures are reduced
    int shortEdgeAtLeast = 11;                   ///< pixels; smaller pictures are enlarged (some servers refuse ≤ 10)
    qint64 largest = qint64(5) << 20;            ///< encoded bytes at most
    QStringList mediaTypes{QStringLiteral("image/jpeg"), QStringLiteral("image/png")};

    /// The same text for the same way of preparing.
    QString key() const;
};

/// A picture as it goes out.
struct SentPicture {
    QByteArray bytes;
    QString mediaType;       ///< as the bytes are
    Sha256 sha256;           ///< of the bytes
    QSize size;              ///< pixels, upright
};

/// @brief Prepares a picture: bytes that a server takes as they are go out unchanged; others are decoded (upright, sRGB, 8 bit,
/// first frame, alpha on white), reduced and encoded as PNG where that is small, else as JPEG. Deterministic; any thread.
/// Errors: those of imaging::decode; Unsupported when it stays over the limit of bytes.
Result<SentPicture> preparePicture(const QByteArray &bytes, const PictureProfile &profile);

} // namespace yuyi
