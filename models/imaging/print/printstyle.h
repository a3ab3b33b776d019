// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>

namespace yuyi {

struct PrintFigure;

/// @brief Measures and colours of printed figures. Lengths are in hundredths of a millimetre.
namespace printstyle {

inline constexpr double edge = 150;
inline constexpr double gap = 150;
inline constexpr double barHeight = 240;
inline constexpr double tickLength = 80;
inline constexpr double thin = 15;
inline constexpr double stroke = 30;
inline constexpr int fontPixels = 282;  // 8 points
inline constexpr int smallPixels = 247; // 7 points

inline constexpr QColor ink(0x1c, 0x1c, 0x1c);
inline constexpr QColor soft(0x55, 0x55, 0x55);
inline constexpr QColor grid(0xd9, 0xd9, 0xd9);

/// A colour of the palette; after the last one it begins anew.
QColor paletteColor(int index);
/// The colour of a series: its own, or that of its index in the palette.
QColor colorOf(const PrintFigure &figure, int series);
/// The colour at this share (0…1) of the way.
QColor between(const QColor &from, const QColor &to, double share);
/// The shade of a cell of a heat map, 0…1.
QColor shadeOf(double share);
/// The colour of a text on this ground.
QColor inkOn(const QColor &ground);

} // namespace printstyle
} // namespace yuyi
