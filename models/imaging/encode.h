// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/image.h"
#include "models/domain/result.h"

#include <QByteArray>
#include <QImage>

namespace yuyi::imaging {

/// @brief A picture as the bytes of a file. `quality` 0…100 is for JPEG and WebP (100 is lossless
/// in WebP); PNG is lossless.
/// Errors: Invalid (an empty picture), Unsupported (no encoder for this format: only JPEG, PNG and
/// WebP are written), Environment.
/// Thread-safe.
Result<QByteArray> encode(const QImage &image, ImageFormat format, int quality = 85);

/// @brief A JPEG whose colours are as fine as its light (4:4:4): thin coloured letters stay readable.
/// The same picture gives the same bytes. Errors and threads: as encode().
Result<QByteArray> encodeFineJpeg(const QImage &image, int quality);

} // namespace yuyi::imaging
