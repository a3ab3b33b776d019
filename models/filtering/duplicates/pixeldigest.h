// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

class QImage;

namespace yuyi {

/// @brief The digest for fingerprintOf(): 32 bytes computed from the size and pixels of an upright picture decoded in full.
/// Fast, but not collision-resistant against deliberate attacks.
QByteArray pixelDigestOf(const QImage &image);

} // namespace yuyi
