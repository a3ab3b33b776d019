// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/imaging/headers/header.h"

#include <QByteArrayView>
#include <QImage>

namespace yuyi {

/// @brief Decodes with Qt. Returns the picture as stored (orientation not applied) in any QImage format, or a null image on
/// failure; never throws.
QImage decodeWithQt(QByteArrayView bytes, const ImageHeader &header);

} // namespace yuyi
