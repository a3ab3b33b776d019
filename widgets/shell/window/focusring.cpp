// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/window/focusring.h"

#include "widgets/theme/theme.h"

#include <QPainter>
#include <QWidget>

namespace yuyi {

void paintFocusRing(QPainter &painter, const QWidget &widget, const Tokens &tokens)
{
    if (!widget.hasFocus())
        return;
    painter.setPen(QPen(tokens.accent, 2));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(QRectF(widget.rect()).adjusted(1, 1, -1, -1), radius::control, radius::control);
}

} // namespace yuyi
