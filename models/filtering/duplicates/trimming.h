// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRect>

namespace yuyi {

/// A non-owning view of an 8-bit grey picture.
struct GreyView {
    const quint8 *pixels = nullptr;
    int width = 0;
    int height = 0;
    int stride = 0;

    quint8 at(int x, int y) const { return pixels[static_cast<qsizetype>(y) * stride + x]; }
};

/// @brief The area of the picture without uniform borders and letterbox bars, in pixels. Each side is judged separately.
/// Top and bottom are trimmed only if at least 30 % of the height remains, left and right only if at least 30 % of the width
/// remains.
QRect withoutBorders(const GreyView &picture);

} // namespace yuyi
