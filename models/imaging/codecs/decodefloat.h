// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArrayView>
#include <QImage>

namespace yuyi {

/// @brief Decodes a TIFF of floating-point samples (32 or 64 bits; grey, red-green-blue, or with alpha) with libtiff. Returns the
/// picture as stored (orientation not applied) in Format_RGB32 or Format_ARGB32, or a null image if the data are damaged or of
/// another kind; never throws. White is 1, 255 or the brightest sample, whichever fits: the format does not say.
QImage decodeFloat(QByteArrayView bytes);

} // namespace yuyi
