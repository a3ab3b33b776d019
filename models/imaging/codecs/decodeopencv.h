// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/imaging/headers/header.h"

#include <QByteArrayView>
#include <QImage>

namespace yuyi {

/// @brief Decodes with OpenCV. Returns the picture as stored (orientation not applied) in any QImage format, or a null image on
/// failure; never throws. `reduction` is 1, 2, 4 or 8; it may be ignored.
QImage decodeWithOpenCv(QByteArrayView bytes, const ImageHeader &header, int reduction);

} // namespace yuyi
