// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/imaging/reader.h"

namespace yuyi::imaging {

/// @brief The two decoders. Each gives the stored picture (not turned yet) in any QImage format, or
/// a null image; neither throws.
/// `reduction` is 1, 2, 4 or 8; a decoder may ignore it.
QImage decodeWithOpenCv(QByteArrayView bytes, const Header &header, int reduction);
QImage decodeWithQt(QByteArrayView bytes, const Header &header);

} // namespace yuyi::imaging
