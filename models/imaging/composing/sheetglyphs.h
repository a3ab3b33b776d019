// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QPoint>

namespace yuyi {

/// @brief Draws a sign in black strokes: 0…9, A…I or a question mark; others draw nothing. No font is used and nothing is smoothed, so it
/// has the same pixels on every computer. `height` pixels high and two thirds as wide, around `centre`. `picture`: Format_RGB32.
void drawGlyph(QImage &picture, char glyph, const QPoint &centre, int height);

} // namespace yuyi
