// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QImage>
#include <QList>
#include <QString>

#include <tl/expected.hpp>

namespace yuyi::demo {

/// The bytes of an image file, or a sentence that says why there are none.
using Encoded = tl::expected<QByteArray, QString>;

/// @brief Encodes frames as "jpeg", "png", "webp" or "gif"; only GIF takes more than one frame.
/// @param quality 0 … 100 for JPEG and WebP
/// @param orientation EXIF orientation 1 … 8 written into a JPEG; 1 writes none
Encoded encode(const QList<QImage> &frames, const QString &format, int quality, int orientation);

/// Encodes a GIF89a with one fixed palette and error diffusion. Several frames loop for ever.
QByteArray encodeGif(const QList<QImage> &frames, int hundredths);

} // namespace yuyi::demo
