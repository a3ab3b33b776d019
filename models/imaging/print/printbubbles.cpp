// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/imaging/print/printbubbles.h"

#include "models/imaging/print/printaxis.h"
#include "models/imaging/print/printcanvas.h"
#include "models/imaging/print/printfigure.h"
#include "models/imaging/print/printstyle.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace yuyi {

double PrintBubbles::paint(double y) const
{
    using namespace printstyle;
    QPainter *const painter = m_canvas.painter();
    PrintAxis made{m_figure.low, m_figure.high, m_figure.step};
    if (!(made.step > 0))
        made.step = roundTick(made.high - made.low);
    const double side = std::min(9000.0, m_canvas.width() - 2 * edge - 1500);
    const QRectF plot(edge + 1100, y + 200, side, side);
    const double smallHeight = m_canvas.smallMetrics().height();
    // Marks at the ends of the axes stay within the frame.
    const double room = 0.05 * side;
    const auto across = [&](double v) { return plot.left() + room + made.shareOf(v) * (side - 2 * room); };
    const auto up = [&](double v) { return plot.bottom() - room - made.shareOf(v) * (side - 2 * room); };
    for (double value = made.low; value <= made.pastHigh(); value += made.step) {
        m_canvas.line(across(value), plot.top(), across(value), plot.bottom(), grid, thin);
        m_canvas.line(plot.left(), up(value), plot.right(), up(value), grid, thin);
        const QString number = PrintCanvas::written(value);
        m_canvas.words(number, across(value) - 600, plot.bottom() + tickLength, 1200, Qt::AlignHCenter, m_canvas.small(), ink);
        m_canvas.words(number, plot.left() - 700, up(value) - smallHeight / 2, 600, Qt::AlignRight, m_canvas.small(), ink);
    }
    m_canvas.line(across(made.low), up(made.low), across(made.high), up(made.high), soft, thin, Qt::DashLine);
    int most = 1;
    for (const PrintBubble &one : m_figure.bubbles)
        most = std::max(most, one.count);
    for (const PrintBubble &one : m_figure.bubbles) {
        const double radius = std::max(60.0, side * 0.045 * std::sqrt(static_cast<double>(one.count) / most));
        if (painter) {
            painter->setPen(QPen(Qt::white, thin));
            painter->setBrush(paletteColor(0));
            painter->drawEllipse(QPointF(across(one.across), up(one.up)), radius, radius);
        }
        const QString count = PrintCanvas::written(one.count);
        if (one.count > 1 && m_canvas.smallMetrics().horizontalAdvance(count) < 2 * radius && smallHeight < 2 * radius)
            m_canvas.words(count, across(one.across) - radius, up(one.up) - smallHeight / 2, 2 * radius, Qt::AlignHCenter,
                           m_canvas.small(), Qt::white);
    }
    if (painter) {
        painter->save();
        painter->translate(edge, plot.bottom());
        painter->rotate(-90);
        m_canvas.words(m_figure.categoryTitle, 0, 0, side, Qt::AlignHCenter, m_canvas.font(), ink);
        painter->restore();
    }
    const double below = plot.bottom() + tickLength + smallHeight + gap / 3;
    return below + m_canvas.words(m_figure.valueTitle, plot.left(), below, side, Qt::AlignHCenter, m_canvas.font(), ink) + gap;
}

} // namespace yuyi
