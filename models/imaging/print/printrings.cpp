// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/imaging/print/printrings.h"

#include "models/imaging/print/printcanvas.h"
#include "models/imaging/print/printfigure.h"
#include "models/imaging/print/printstyle.h"

#include <QLocale>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <utility>

namespace yuyi {

double PrintRings::paint(double y) const
{
    using namespace printstyle;
    QPainter *const painter = m_canvas.painter();
    double total = 0;
    QList<double> counts;
    for (int c = 0; c < m_figure.categories.size(); ++c) {
        counts.append(m_figure.series.isEmpty() ? 0 : std::max(0.0, m_figure.series.constFirst().values.value(c).value));
        total += counts.last();
    }
    if (total <= 0)
        return y;
    const double size = std::min(7000.0, m_canvas.width() * 0.6);
    const QPointF center(m_canvas.width() / 2, y + size / 2);
    const bool parts = !m_figure.parts.isEmpty();
    const auto piece = [&](double outer, double inner, double from, double span, const QColor &color) {
        if (!painter || span <= 0)
            return;
        const auto circle = [&](double part) {
            return QRectF(center.x() - size / 2 * part, center.y() - size / 2 * part, size * part, size * part);
        };
        QPainterPath path;
        path.arcMoveTo(circle(outer), 90 - from);
        path.arcTo(circle(outer), 90 - from, -span);
        path.arcTo(circle(inner), 90 - from - span, span);
        path.closeSubpath();
        painter->setPen(QPen(Qt::white, stroke));
        painter->setBrush(color);
        painter->drawPath(path);
    };
    struct Line {
        QString name;
        double count = 0;
        QColor color;
        bool part = false;
    };
    QList<Line> lines;
    double start = 0;
    for (int c = 0; c < counts.size(); ++c) {
        const QColor color = paletteColor(c);
        const double span = 360 * counts.at(c) / total;
        piece(parts ? 0.72 : 1.0, 0.45, start, span, color);
        lines.append({m_figure.categories.at(c), counts.at(c), color, false});
        double from = start;
        int index = 0;
        for (const PrintPart &part : m_figure.parts) {
            if (part.category != c)
                continue;
            const QColor lighter = between(color, Qt::white, std::min(0.25 + 0.15 * index++, 0.8));
            piece(1.0, 0.74, from, 360 * part.count / total, lighter);
            from += 360 * part.count / total;
            lines.append({part.name, part.count, lighter, true});
        }
        start += span;
    }
    m_canvas.words(QStringLiteral("n = %1").arg(PrintCanvas::written(total)), center.x() - size / 4,
                   center.y() - m_canvas.metrics().height() / 2, size / 2, Qt::AlignHCenter, m_canvas.font(), ink);
    y += size + gap;
    const double figures = m_canvas.smallMetrics().horizontalAdvance(QStringLiteral("00000 (100.0 %)")) + gap;
    for (const Line &one : std::as_const(lines)) {
        const double x = edge + (one.part ? 700 : 300);
        m_canvas.fill(QRectF(x - 270, y + m_canvas.metrics().height() / 2 - 90, 180, 180), one.color);
        const QString percent = QLocale().toString(100 * one.count / total, 'f', 1);
        const QString share = QStringLiteral("%1 (%2 %)").arg(PrintCanvas::written(one.count), percent);
        m_canvas.words(share, m_canvas.width() - edge - figures, y, figures, Qt::AlignRight, m_canvas.small(), ink);
        y += m_canvas.words(one.name, x, y, m_canvas.width() - edge - figures - gap - x, Qt::AlignLeft, m_canvas.font(),
                            one.part ? soft : ink);
    }
    const double title = m_canvas.words(m_figure.valueTitle, edge, y + gap / 2, m_canvas.width() - 2 * edge, Qt::AlignLeft,
                                        m_canvas.small(), soft);
    return y + title + 1.5 * gap;
}

} // namespace yuyi
