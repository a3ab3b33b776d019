// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QPainter>
#include <QString>

namespace yuyi {

/// @brief Lines as a typesetter breaks them: no mark at the beginning of a line, no word cut unless it is wider than the line.
/// Line breaks of the text stay. `width` in pixels, at least 1. Returns the height.
qreal wordLinesHeight(const QString &text, const QFont &font, int width);

/// The same drawn from `place`'s top left, in the painter's pen.
void drawWordLines(QPainter &painter, const QRectF &place, const QString &text, const QFont &font);

} // namespace yuyi
