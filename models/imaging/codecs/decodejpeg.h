// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/imaging/headers/header.h"

#include <QByteArrayView>
#include <QImage>

namespace yuyi {

/// @brief Decodes a grey, coloured or CMYK JPEG with libjpeg. Returns the picture as stored (orientation not applied) in
/// Format_RGB32, or a null image if the data are too damaged or of another kind (two components, a libjpeg without the order of
/// bytes that is needed); never throws. `reduction` is 1, 2, 4 or 8. The pixels are those of OpenCV's imdecode().
QImage decodeJpeg(QByteArrayView bytes, const ImageHeader &header, int reduction);

/// The brightness that a JPEG of brightness and colour, or a grey one, stores: Format_Grayscale8, in full, orientation not applied. A
/// null image for every other JPEG; never throws.
QImage decodeJpegLight(QByteArrayView bytes, const ImageHeader &header);

} // namespace yuyi
