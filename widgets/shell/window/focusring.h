// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QPainter;
class QWidget;

namespace yuyi {

struct Tokens;

/// Paints a frame around a widget of the top bar that has the focus.
void paintFocusRing(QPainter &painter, const QWidget &widget, const Tokens &tokens);

} // namespace yuyi
