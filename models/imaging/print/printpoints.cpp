// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/imaging/print/printpoints.h"

#include "models/imaging/print/pointsplace.h"
#include "models/imaging/print/printaxis.h"
#include "models/imaging/print/printcanvas.h"
#include "models/imaging/print/printfigure.h"
#include "models/imaging/print/printstyle.h"

#include <QPainter>

#include <algorithm>

namespace yuyi {

namespace {
constexpr double pointRadius = 90;
constexpr double highest = 9000;
constexpr double heightShare = 0.62; // of the width
} // namespace

double PrintPoints::paint(double y) const
{
    using namespace printstyle;
    const double smallHeight = m_canvas.smallMetrics().height();
    const double numbers = m_canvas.smallMetrics().horizontalAdvance(PrintCanvas::written(m_figure.high));
    const double left = edge + m_canvas.metrics().height() + gap + numbers + tickLength;
    const double width = m_canvas.width() - edge - left;
    const QRectF plot(left, y + smallHeight / 2, width, std::min(highest, width * heightShare));
    QStringList names;
    for (const PrintPoint &point : m_figure.points)
        names.append(point.name);
    const PointsPlace place(m_figure, names, plot, m_canvas.smallMetrics(), pointRadius);
    grid(place, plot);
    marks(place);
    if (QPainter *const painter = m_canvas.painter()) {
        painter->save();
        painter->translate(edge, plot.bottom());
        painter->rotate(-90);
        m_canvas.words(m_figure.valueTitle, 0, 0, plot.height(), Qt::AlignHCenter, m_canvas.font(), ink);
        painter->restore();
    }
    const double below = plot.bottom() + tickLength + smallHeight + gap / 3;
    double end = below;
    if (!place.scaled().isNull()) {
        end = below
            + m_canvas.words(m_figure.categoryTitle, place.scaled().left(), below, place.scaled().width(), Qt::AlignHCenter,
                             m_canvas.font(), ink);
    }
    if (!place.beside().isNull()) {
        const double under = plot.bottom() + tickLength;
        end = std::max(end, under
                                + m_canvas.words(m_figure.besideTitle, place.beside().left(), under, place.beside().width(),
                                                 Qt::AlignHCenter, m_canvas.small(), ink));
    }
    return end + gap;
}

void PrintPoints::grid(const PointsPlace &place, const QRectF &plot) const
{
    using namespace printstyle;
    const PrintAxis axis = axisOf(m_figure);
    const double smallHeight = m_canvas.smallMetrics().height();
    for (double value = axis.low; value <= axis.pastHigh(); value += axis.step) {
        const double at = place.up(value);
        for (const QRectF &part : {place.scaled(), place.beside()}) {
            if (!part.isNull())
                m_canvas.line(part.left(), at, part.right(), at, printstyle::grid, thin);
        }
        m_canvas.words(PrintCanvas::written(value), edge, at - smallHeight / 2, plot.left() - edge - tickLength, Qt::AlignRight,
                       m_canvas.small(), ink);
    }
    for (const PointsPlace::Tick &tick : place.ticks()) {
        m_canvas.line(tick.x, plot.top(), tick.x, plot.bottom() + tickLength, printstyle::grid, thin);
        m_canvas.words(PrintCanvas::written(tick.value), tick.x - 600, plot.bottom() + tickLength, 1200, Qt::AlignHCenter,
                       m_canvas.small(), ink);
    }
    for (int l = 0; l < m_figure.lines.size(); ++l) {
        const double at = place.up(m_figure.lines.at(l).value);
        m_canvas.line(plot.left(), at, plot.right(), at, ink, stroke, l == 0 ? Qt::DashLine : Qt::DotLine);
    }
}

void PrintPoints::marks(const PointsPlace &place) const
{
    using namespace printstyle;
    QPainter *const painter = m_canvas.painter();
    for (int i = 0; i < place.places().size(); ++i) {
        const PointsPlace::Place &one = place.places().at(i);
        const PrintPoint &point = m_figure.points.at(i);
        const QColor color = colorOf(m_figure, point.series);
        if (point.up.low && point.up.high) {
            m_canvas.line(one.center.x(), one.low, one.center.x(), one.high, color, stroke);
            for (const double end : {one.low, one.high})
                m_canvas.line(one.center.x() - 60, end, one.center.x() + 60, end, color, stroke);
        }
        if (one.apart) {
            const double near = one.name.left() > one.center.x() ? one.name.left() : one.name.right();
            m_canvas.line(one.center.x(), one.center.y(), near, one.name.center().y(), soft, thin);
        }
        if (painter) {
            painter->setPen(QPen(Qt::white, thin));
            painter->setBrush(color);
            painter->drawEllipse(one.center, pointRadius, pointRadius);
        }
        m_canvas.words(point.name, one.name.left(), one.name.top(), one.name.width() + 1, Qt::AlignLeft, m_canvas.small(), ink);
    }
}

} // namespace yuyi
