// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/ids.h"
#include "models/domain/result.h"
#include "models/domain/runs/endpoint.h"

#include <QByteArray>
#include <QSize>
#include <QString>
#include <QStringList>

#include <optional>

namespace yuyi {

/// A picture as it is sent.
struct SentPicture {
    QByteArray bytes;
    QString mediaType; ///< media type of the bytes
    Sha256 sha256;     ///< of the bytes
    QSize size;        ///< pixels, upright
};

/// @brief Prepares a picture for sending. Bytes that a server accepts are not changed. Others are decoded (upright, sRGB, 8 bit,
/// first frame, alpha on white), scaled and encoded: a lossless source as PNG if it fits the byte limit, else as JPEG without
/// chroma subsampling, quality 92 or as low as the limit needs. Deterministic; any thread. `sha256`: of the bytes, if it is known.
/// Errors: those of decodeImage; Unsupported if it stays over the byte limit.
Result<SentPicture> preparePicture(const QByteArray &bytes, const PictureProfile &profile, const std::optional<Sha256> &sha256 = {});

} // namespace yuyi
