// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/image.h"

#include <QImage>
#include <QTransform>

namespace yuyi::filtering {

/// @brief Whether the copy with more pixels or bytes shows anything that the other one lacks. It does not when it was only
/// enlarged (its finest octave is empty) or encoded anew (its 8 × 8 transforms are still empty where the other's were made so).
/// Both are pictures decoded in full; `geometry` maps unit coordinates of `smaller` onto those of `larger`. True where it
/// cannot be told. Thread-safe.
bool showsMore(const QImage &larger, const QImage &smaller, const QTransform &geometry);

/// @brief Whether `other` was made of `lossless` by compressing it: of two pictures of one size that lie exactly on one another,
/// only the other has the 8 × 8 blocks of JPEG. A lossless file made of a JPEG has them, too, and is no source. Both are decoded
/// in full; false where it cannot be told. Thread-safe.
bool isSourceOf(const QImage &lossless, const QImage &other, const QTransform &geometry);

/// Whether files of this format hold every pixel as it was.
bool keepsEveryPixel(ImageFormat format);

} // namespace yuyi::filtering
