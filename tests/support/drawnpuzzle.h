// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/images/imagepart.h"

#include <QImage>
#include <QList>
#include <QPainter>
#include <QRect>

#include <algorithm>

namespace yuyi::drawn {

/// A puzzle drawn by code, with where its panels stand: what is inside the frames.
struct Puzzle {
    QImage whole;
    QList<QRect> areas;
    QList<PartRole> roles;
};

/// @brief Panels in frames that share their lines: columns × rows of the context, the last one blank if `blank`, and a row of choices
/// with marks as small as letters below. `side`: of a panel of the context, in pixels.
inline Puzzle puzzle(int columns, int rows, int choices, bool blank, int side = 90)
{
    constexpr int line = 3, choiceSide = 90;
    const QPoint context(40, 50);
    const QPoint below(40, context.y() + rows * (side + line) + 60);
    Puzzle puzzle;
    puzzle.whole = QImage(80 + std::max(columns * (side + line), choices * (choiceSide + line)), below.y() + choiceSide + 60,
                          QImage::Format_RGB32);
    puzzle.whole.fill(Qt::white);
    QPainter painter(&puzzle.whole);
    painter.fillRect(10, 15, 14, 18, Qt::black); // a word above
    const auto grid = [&](const QPoint &corner, int wide, int high, int size, PartRole role) {
        painter.fillRect(QRect(corner, QSize(wide * (size + line) + line, high * (size + line) + line)), Qt::black);
        for (int i = 0; i < wide * high; ++i) {
            const QRect area(corner + QPoint(line + (i % wide) * (size + line), line + (i / wide) * (size + line)), QSize(size, size));
            painter.fillRect(area, Qt::white);
            const bool empty = role == PartRole::Context && blank && i == wide * high - 1;
            if (!empty)
                painter.fillRect(area.adjusted(10 + i, 12, -20, -15 - i), QColor(30 * (i % 5), 20, 10));
            puzzle.areas.append(area);
            puzzle.roles.append(empty ? PartRole::Blank : role);
        }
    };
    grid(context, columns, rows, side, PartRole::Context);
    grid(below, choices, 1, choiceSide, PartRole::Choice);
    for (int i = 0; i < choices; ++i)
        painter.fillRect(below.x() + 45 + i * (choiceSide + line), below.y() + choiceSide + 14, 8, 16, Qt::black);
    return puzzle;
}

} // namespace yuyi::drawn
