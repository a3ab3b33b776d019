// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/imaging/reader.h"

namespace yuyi::imaging {

/// @brief The two decoders. Each returns the picture as stored (orientation not applied) in any
/// QImage format, or a null image on failure; neither throws.
/// `reduction` is 1, 2, 4 or 8; the decoder may ignore it.
QImage decodeWithOpenCv(QByteArrayView bytes, const Header &header, int reduction);
QImage decodeWithQt(QByteArrayView bytes, const Header &header);

} // namespace yuyi::imaging
