// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/imaging/print/printrows.h"

#include "models/imaging/print/printaxis.h"
#include "models/imaging/print/printcanvas.h"
#include "models/imaging/print/printfigure.h"
#include "models/imaging/print/printstyle.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace yuyi {

double PrintRows::paint(double y) const
{
    using namespace printstyle;
    const PrintAxis made = axisOf(m_figure);
    const double names = m_canvas.namesWidth(m_figure);
    double texts = 0;
    if (m_figure.kind != PrintKind::Stacked) {
        for (const PrintSeries &series : m_figure.series) {
            for (const PrintValue &value : series.values)
                texts = std::max(texts, m_canvas.smallMetrics().horizontalAdvance(value.text));
        }
    }
    if (!m_figure.categoryTitle.isEmpty())
        y += m_canvas.words(m_figure.categoryTitle, edge, y, names, Qt::AlignRight, m_canvas.small(), soft) + gap / 2;
    const double left = edge + names + gap;
    const double lastTick = m_canvas.smallMetrics().horizontalAdvance(PrintCanvas::written(made.high)) / 2;
    const double right = m_canvas.width() - edge - std::max(texts > 0 ? texts + gap : 0, lastTick);
    const double bars = (m_figure.kind == PrintKind::Stacked ? 1.4 : static_cast<double>(m_figure.series.size())) * barHeight;
    QList<QRectF> bands;
    double bottom = y;
    for (const QString &name : m_figure.categories) {
        const double lines = m_canvas.heightOf(name, m_canvas.metrics(), names);
        const double height = std::max(bars, lines) + gap;
        bands.append(QRectF(left, bottom, right - left, height));
        bottom += height;
    }
    const QRectF plot(left, y, right - left, bottom - y);
    const auto at = [&](double v) { return plot.left() + made.shareOf(v) * plot.width(); };
    for (double value = made.low; value <= made.pastHigh(); value += made.step)
        m_canvas.line(at(value), plot.top(), at(value), plot.bottom(), made.isNought(value) ? soft : grid, thin);
    for (int c = 0; c < m_figure.categories.size(); ++c) {
        const QRectF &band = bands.at(c);
        const double lines = m_canvas.heightOf(m_figure.categories.at(c), m_canvas.metrics(), names);
        m_canvas.words(m_figure.categories.at(c), edge, band.center().y() - lines / 2, names, Qt::AlignRight, m_canvas.font(), ink);
        row(c, band, plot, made);
    }
    for (int l = 0; l < m_figure.lines.size(); ++l) {
        const double x = at(std::clamp(m_figure.lines.at(l).value, made.low, made.high));
        m_canvas.line(x, plot.top(), x, plot.bottom(), ink, stroke, l == 0 ? Qt::DashLine : Qt::DotLine);
    }
    return ticksAndTitle(plot, made) + gap;
}

void PrintRows::row(int category, const QRectF &band, const QRectF &plot, const PrintAxis &axis) const
{
    using namespace printstyle;
    QPainter *const painter = m_canvas.painter();
    const auto at = [&](double v) {
        return plot.left() + std::clamp(axis.shareOf(v), 0.0, 1.0) * plot.width();
    };
    const int count = static_cast<int>(m_figure.series.size());
    const bool stacked = m_figure.kind == PrintKind::Stacked;
    double y = band.center().y() - (stacked ? 1 : count) * barHeight / 2;
    double sum = axis.low;
    for (int s = 0; s < count; ++s) {
        const PrintValue value = m_figure.series.at(s).values.value(category);
        const double height = stacked ? barHeight * 1.4 : barHeight;
        const double middle = y + barHeight / 2;
        if (!std::isnan(value.value)) {
            const double from = stacked ? at(sum) : at(std::max(0.0, axis.low));
            const double to = stacked ? at(sum + value.value) : at(value.value);
            double end = std::max(from, to);
            if (m_figure.kind == PrintKind::Intervals) {
                whisker(value, plot, axis, middle);
                if (painter) {
                    painter->setPen(Qt::NoPen);
                    painter->setBrush(colorOf(m_figure, s));
                    painter->drawEllipse(QPointF(to, middle), 75, 75);
                }
            } else {
                const QRectF bar(std::min(from, to), middle - height / 2 + 15, std::abs(to - from), height - 30);
                m_canvas.fill(bar, colorOf(m_figure, s));
                whisker(value, plot, axis, middle);
            }
            if (value.high)
                end = std::max(end, at(*value.high));
            const double needed = m_canvas.smallMetrics().horizontalAdvance(value.text) + 1;
            const double top = middle - m_canvas.smallMetrics().height() / 2;
            if (!value.text.isEmpty() && !stacked)
                m_canvas.words(value.text, end + gap / 2, top, needed, Qt::AlignLeft, m_canvas.small(), ink);
            else if (!value.text.isEmpty() && value.value > 0 && to - from > needed)
                m_canvas.words(value.text, from, top, to - from, Qt::AlignHCenter, m_canvas.small(), inkOn(colorOf(m_figure, s)));
            sum += value.value;
        }
        y += stacked ? 0 : barHeight;
    }
}

void PrintRows::whisker(const PrintValue &value, const QRectF &plot, const PrintAxis &axis, double y) const
{
    using namespace printstyle;
    if (!value.low || !value.high)
        return;
    const auto at = [&](double v) {
        return plot.left() + std::clamp(axis.shareOf(v), 0.0, 1.0) * plot.width();
    };
    m_canvas.line(at(*value.low), y, at(*value.high), y, ink, stroke);
    for (const double end : {*value.low, *value.high})
        m_canvas.line(at(end), y - 60, at(end), y + 60, ink, stroke);
}

double PrintRows::ticksAndTitle(const QRectF &plot, const PrintAxis &axis) const
{
    using namespace printstyle;
    m_canvas.line(plot.left(), plot.bottom(), plot.right(), plot.bottom(), ink, thin);
    double least = plot.width() / std::max(1.0, (axis.high - axis.low) / axis.step);
    // Every second or fifth tick where all would touch.
    double widest = 0;
    for (double value = axis.low; value <= axis.pastHigh(); value += axis.step)
        widest = std::max(widest, m_canvas.smallMetrics().horizontalAdvance(PrintCanvas::written(value)) + gap);
    const int every = std::max(1, static_cast<int>(std::ceil(widest / std::max(1.0, least))));
    int index = 0;
    for (double value = axis.low; value <= axis.pastHigh(); value += axis.step, ++index) {
        if (index % every != 0)
            continue;
        const double rounded = axis.isNought(value) ? 0 : value;
        const double x = plot.left() + axis.shareOf(value) * plot.width();
        m_canvas.line(x, plot.bottom(), x, plot.bottom() + tickLength, ink, thin);
        m_canvas.words(PrintCanvas::written(rounded), x - widest, plot.bottom() + tickLength, 2 * widest, Qt::AlignHCenter,
                       m_canvas.small(), ink);
    }
    const double below = plot.bottom() + tickLength + m_canvas.smallMetrics().height() + gap / 3;
    return below + m_canvas.words(m_figure.valueTitle, edge, below, m_canvas.width() - 2 * edge, Qt::AlignHCenter, m_canvas.font(), ink);
}

} // namespace yuyi
