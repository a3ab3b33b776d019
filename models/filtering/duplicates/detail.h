// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/images/image.h"

#include <QImage>
#include <QSize>
#include <QTransform>

namespace yuyi {

/// @brief Whether the copy with more pixels or bytes shows detail that the other one lacks. It does not if it was only enlarged
/// (its finest octave is empty) or re-encoded (the 8 × 8 DCT coefficients that the other's compression set to zero are still
/// zero). Both pictures are decoded in full; `geometry` maps unit coordinates of `smaller` onto those of `larger`.
/// True if undecidable. Thread-safe.
bool showsMore(const QImage &larger, const QImage &smaller, const QTransform &geometry);

/// Whether showsMore() must see the pixels of two pictures of these sizes; where it need not, it is true.
bool showsMoreByPixels(QSize larger, QSize smaller, const QTransform &geometry);

/// @brief Whether `other` was made by compressing `lossless`: both have the same size and coincide exactly, and only `other`
/// has the 8 × 8 blocks of JPEG. A lossless file made from a JPEG also has these blocks and is not a source. Both pictures are
/// decoded in full. False if undecidable. Thread-safe.
bool isSourceOf(const QImage &lossless, const QImage &other, const QTransform &geometry);

/// Whether isSourceOf() must see the pixels of two pictures of these sizes; where it need not, it is false.
bool isSourceByPixels(QSize lossless, QSize other, const QTransform &geometry);

/// Whether files of this format store every pixel without loss.
bool keepsEveryPixel(ImageFormat format);

} // namespace yuyi
