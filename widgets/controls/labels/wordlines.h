// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QPainter>
#include <QString>

namespace yuyi {

/// @brief Height of a text with typographic line breaks: no line begins with a punctuation mark, and a word is split only if it is
/// wider than the line. Existing line breaks are kept. `width` in pixels, at least 1.
qreal wordLinesHeight(const QString &text, const QFont &font, int width);

/// Draws the same lines from the top left of `rect`, with the painter's pen.
void drawWordLines(QPainter &painter, const QRectF &rect, const QString &text, const QFont &font);

} // namespace yuyi
