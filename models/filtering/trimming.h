// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRect>

namespace yuyi::filtering {

/// A grey picture of 8 bits a pixel that somebody else holds.
struct GreyView {
    const quint8 *pixels = nullptr;
    int width = 0;
    int height = 0;
    int stride = 0;

    quint8 at(int x, int y) const { return pixels[qsizetype(y) * stride + x]; }
};

/// @brief The picture without uniform borders and letterbox bars, in pixels. Each side is judged by
/// itself; what is left keeps
/// at least 30 % of either edge, else nothing was a border.
QRect withoutBorders(const GreyView &picture);

} // namespace yuyi::filtering
