// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/imaging/print/printheatmap.h"

#include "models/imaging/print/printcanvas.h"
#include "models/imaging/print/printfigure.h"
#include "models/imaging/print/printstyle.h"

#include <QPainter>

#include <algorithm>
#include <cmath>
#include <limits>

namespace yuyi {

double PrintHeatMap::paint(double y) const
{
    using namespace printstyle;
    QPainter *const painter = m_canvas.painter();
    const double names = m_canvas.namesWidth(m_figure);
    const double left = edge + names + gap;
    const double cell = (m_canvas.width() - edge - left) / std::max<double>(1, m_figure.series.size());
    double least = std::numeric_limits<double>::infinity();
    double most = -least;
    double upright = 0;
    double flat = 0;
    bool fits = true;
    for (const PrintSeries &series : m_figure.series) {
        for (const PrintValue &value : series.values) {
            if (!std::isnan(value.value)) {
                least = std::min(least, value.value);
                most = std::max(most, value.value);
            }
        }
        upright = std::max(upright, m_canvas.smallMetrics().horizontalAdvance(series.name) + gap / 2);
        for (const QString &word : series.name.split(u' '))
            fits = fits && m_canvas.smallMetrics().horizontalAdvance(word) + gap / 2 <= cell;
        flat = std::max(flat, m_canvas.heightOf(series.name, m_canvas.smallMetrics(), cell - gap / 2));
    }
    const double title = m_canvas.heightOf(m_figure.categoryTitle, m_canvas.smallMetrics(), names);
    const double head = std::max(fits ? flat : upright, title);
    m_canvas.words(m_figure.categoryTitle, edge, y + head - title, names, Qt::AlignRight, m_canvas.small(), soft);
    for (int c = 0; c < m_figure.series.size(); ++c) {
        const double x = left + c * cell;
        if (fits) {
            m_canvas.words(m_figure.series.at(c).name, x + gap / 4, y, cell - gap / 2, Qt::AlignHCenter, m_canvas.small(), ink);
        } else if (painter) {
            // Too long for its column: from below upwards, in full.
            painter->save();
            painter->translate(x + cell / 2 + m_canvas.smallMetrics().ascent() / 2, y + head);
            painter->rotate(-90);
            painter->setFont(m_canvas.small());
            painter->setPen(ink);
            painter->drawText(QPointF(0, 0), m_figure.series.at(c).name);
            painter->restore();
        }
    }
    y += head + gap / 2;
    for (int r = 0; r < m_figure.categories.size(); ++r) {
        const double lines = m_canvas.heightOf(m_figure.categories.at(r), m_canvas.metrics(), names);
        const double height = std::max(lines, m_canvas.metrics().height() * 1.3);
        m_canvas.words(m_figure.categories.at(r), edge, y + (height - lines) / 2, names, Qt::AlignRight, m_canvas.font(), ink);
        for (int c = 0; c < m_figure.series.size(); ++c) {
            const PrintValue value = m_figure.series.at(c).values.value(r);
            const bool bare = std::isnan(value.value);
            const QColor ground = bare ? QColor(Qt::white) : shadeOf(most > least ? (value.value - least) / (most - least) : 0.5);
            m_canvas.fill(QRectF(left + c * cell + 8, y + 8, cell - 16, height - 16), ground);
            // Figures that do not fit upright are smaller, not left out.
            QFont font = m_canvas.small();
            const double wide = m_canvas.smallMetrics().horizontalAdvance(value.text);
            if (wide > cell - 40)
                font.setPixelSize(std::max(100, static_cast<int>(smallPixels * (cell - 40) / wide)));
            m_canvas.words(value.text, left + c * cell, y + (height - QFontMetricsF(font).height()) / 2, cell, Qt::AlignHCenter, font,
                           inkOn(ground));
        }
        y += height;
    }
    return most >= least ? shadeKey(y + gap, least, most) : y + gap;
}

double PrintHeatMap::shadeKey(double y, double least, double most) const
{
    using namespace printstyle;
    const double width = std::min(4000.0, m_canvas.width() / 3);
    const double x = m_canvas.width() - edge - width;
    constexpr int steps = 40;
    for (int i = 0; i < steps; ++i)
        m_canvas.fill(QRectF(x + width * i / steps, y, width / steps + 5, 220), shadeOf((i + 0.5) / steps));
    m_canvas.words(PrintCanvas::written(least), x, y + 240, width, Qt::AlignLeft, m_canvas.small(), ink);
    m_canvas.words(PrintCanvas::written(most), x, y + 240, width, Qt::AlignRight, m_canvas.small(), ink);
    const double title = m_canvas.words(m_figure.valueTitle, edge, y, x - edge - gap, Qt::AlignRight, m_canvas.small(), ink);
    return y + std::max(240 + m_canvas.smallMetrics().height(), title) + gap;
}

} // namespace yuyi
