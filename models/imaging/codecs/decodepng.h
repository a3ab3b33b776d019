// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArrayView>
#include <QImage>

namespace yuyi {

/// @brief Decodes a PNG (ISO/IEC 15948) of 8 bits per sample or an 8-bit palette that is not interlaced, inflated at once. The picture
/// is as stored, before orientation: Format_RGB32, with alpha Format_ARGB32.
/// @return a null image for every other PNG, for one key colour as transparency, and where anything is damaged or missing: the
/// caller then asks a decoder that knows more. Any thread; does not throw.
QImage decodePng(QByteArrayView bytes);

} // namespace yuyi
