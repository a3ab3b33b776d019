// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/images/image.h"
#include "models/domain/result.h"

#include <QByteArray>
#include <QImage>

namespace yuyi {

/// @brief Encodes a picture as the bytes of a file. `quality` 0…100 applies to JPEG and WebP (100 is lossless in WebP);
/// PNG is lossless. Errors: Invalid (empty picture), Unsupported (only JPEG, PNG and WebP can be written), Environment.
/// Thread-safe.
Result<QByteArray> encodeImage(const QImage &image, ImageFormat format, int quality = 85);

} // namespace yuyi
