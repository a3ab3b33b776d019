// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QImage>
#include <QString>

#include <tl/expected.hpp>

namespace yuyi::demo {

/// The bytes of an image file, or a sentence that says why there are none.
using Encoded = tl::expected<QByteArray, QString>;

/// @brief Encodes a picture as "jpeg", "png" or "webp".
/// @param quality 0 … 100 for JPEG and WebP
/// @param orientation EXIF orientation 1 … 8 written into a JPEG; 1 writes none
Encoded encode(const QImage &picture, const QString &format, int quality, int orientation);

} // namespace yuyi::demo
