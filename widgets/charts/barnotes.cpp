// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/barnotes.h"

#include "widgets/charts/categorychart.h"

#include <QChart>
#include <QFontMetricsF>
#include <QPainter>
#include <QValueAxis>

#include <cmath>

namespace yuyi {

BarNotes::BarNotes(CategoryChart *chart, Layer layer)
    : QGraphicsItem(chart->chart()), m_chart(chart), m_layer(layer)
{
    setZValue(layer == Layer::Under ? 0 : 1000);
    setAcceptedMouseButtons(Qt::NoButton);
}

void BarNotes::setStyle(const Tokens &tokens, const QFont &font)
{
    m_tokens = tokens;
    m_font = font;
    refresh();
}

void BarNotes::refresh()
{
    prepareGeometryChange();
    update();
}

QRectF BarNotes::boundingRect() const
{
    return QRectF(QPointF(0, 0), m_chart->chart()->size());
}

void BarNotes::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    if (m_chart->isBare())
        return;
    if (m_layer == Layer::Under) {
        paintGrid(*painter);
        return;
    }
    paintNames(*painter);
    painter->setFont(m_font);
    paintTicks(*painter);
    paintLegend(*painter);
    paintReferences(*painter);
    if (m_chart->m_stacked)
        paintStacked(*painter);
    else
        paintGrouped(*painter);
}

void BarNotes::paintGrid(QPainter &painter) const
{
    const QRectF plot = m_chart->chart()->plotArea();
    const double top = m_chart->m_values->max();
    const double step = m_chart->m_values->tickInterval();
    for (double value = 0; value <= top + step * 1e-6; value += step) {
        painter.setPen(value > 0 ? m_tokens.line : mixed(m_tokens.line, m_tokens.soft, 0.4));
        if (m_chart->m_horizontal) {
            const double x = plot.left() + value / top * plot.width();
            painter.drawLine(QPointF(x, plot.top()), QPointF(x, plot.bottom()));
        } else {
            const double y = plot.bottom() - value / top * plot.height();
            painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y));
        }
    }
}

void BarNotes::paintNames(QPainter &painter) const
{
    const QFont &font = m_chart->m_nameFont;
    const QFontMetricsF metrics(font);
    const QRectF plot = m_chart->chart()->plotArea();
    painter.setFont(font);
    painter.setPen(m_tokens.text);
    const double each = (m_chart->m_horizontal ? plot.height() : plot.width()) / static_cast<double>(m_chart->m_categories.size());
    for (int c = 0; c < m_chart->m_lines.size(); ++c) {
        const QStringList &lines = m_chart->m_lines[c];
        if (lines.isEmpty())
            continue;
        if (m_chart->m_horizontal) {
            const double height = metrics.height() * static_cast<double>(lines.size());
            // From the top: two lines of a thin bar may leave its band, but never the order.
            double y = plot.top() + each * (c + 0.5) - height / 2;
            for (const QString &line : lines) {
                painter.drawText(QRectF(0, y, plot.left() - 10, metrics.height()),
                                 Qt::AlignRight | Qt::AlignVCenter | Qt::TextDontClip, line);
                y += metrics.height();
            }
        } else if (m_chart->m_sloped) {
            painter.save();
            painter.translate(plot.left() + each * (c + 0.5) + metrics.height() / 3, plot.bottom() + 6);
            painter.rotate(-45);
            painter.drawText(QRectF(-200, 0, 200, metrics.height()), Qt::AlignRight | Qt::AlignTop, lines.first());
            painter.restore();
        } else {
            double y = plot.bottom() + 5;
            for (const QString &line : lines) {
                painter.drawText(QRectF(plot.left() + each * c, y, each, metrics.height()),
                                 Qt::AlignHCenter | Qt::TextDontClip, line);
                y += metrics.height();
            }
        }
    }
}

void BarNotes::paintReferences(QPainter &painter) const
{
    const double top = m_chart->m_values->max();
    if (m_chart->m_horizontal || top <= 0)
        return;
    const QFontMetricsF metrics(m_font);
    const QRectF plot = m_chart->chart()->plotArea();
    for (const ChartReference &reference : m_chart->m_references) {
        if (reference.value < 0 || reference.value > top)
            continue;
        const double y = plot.bottom() - reference.value / top * plot.height();
        painter.setPen(QPen(m_tokens.text, 1, Qt::DashLine));
        painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y));
        // Its name on a patch of ground: readable over bars, at the end where the last names stand least.
        const double width = metrics.horizontalAdvance(reference.name) + 8;
        QRectF patch(plot.right() - width, y - metrics.height() - 1, width, metrics.height());
        if (patch.top() < plot.top())
            patch.moveTop(y + 1);
        painter.fillRect(patch, m_tokens.panel);
        painter.setPen(m_tokens.text);
        painter.drawText(patch, Qt::AlignCenter, reference.name);
    }
}

void BarNotes::paintTicks(QPainter &painter) const
{
    const QFontMetricsF metrics(m_font);
    const QRectF plot = m_chart->chart()->plotArea();
    const double top = m_chart->m_values->max();
    const double step = m_chart->m_values->tickInterval();
    painter.setPen(m_tokens.soft);
    for (double value = 0; value <= top + step * 1e-6; value += step) {
        const QString text = m_chart->tickText(value);
        if (m_chart->m_horizontal) {
            const double x = plot.left() + value / top * plot.width();
            painter.drawText(QRectF(x - 60, plot.bottom() + 4, 120, metrics.height()), Qt::AlignHCenter, text);
        } else {
            const double y = plot.bottom() - value / top * plot.height();
            painter.drawText(QRectF(0, y - metrics.height() / 2, plot.left() - 8, metrics.height()),
                             Qt::AlignRight | Qt::AlignVCenter, text);
        }
    }
}

void BarNotes::paintLegend(QPainter &painter) const
{
    const QFontMetricsF metrics(m_font);
    const double side = metrics.height() * 0.7;
    for (int s = 0; s < m_chart->m_legend.size(); ++s) {
        const QRectF rect = m_chart->m_legend[s];
        painter.setPen(Qt::NoPen);
        painter.setBrush(m_chart->colorOf(s, m_tokens));
        painter.drawRoundedRect(QRectF(rect.left(), rect.center().y() - side / 2, side, side), 2, 2);
        painter.setPen(m_tokens.text);
        const QRectF words = rect.adjusted(side + 6, 0, 0, 0);
        painter.drawText(words, Qt::AlignVCenter | Qt::TextSingleLine,
                         metrics.elidedText(m_chart->m_series[s].name, Qt::ElideRight, words.width() + 1));
    }
}

void BarNotes::paintStacked(QPainter &painter) const
{
    if (!m_chart->m_valueLabels)
        return;
    const QFontMetricsF metrics(m_font);
    for (int s = 0; s < m_chart->m_series.size(); ++s) {
        painter.setPen(m_tokens.textOn(m_chart->colorOf(s, m_tokens)));
        for (int c = 0; c < m_chart->m_categories.size(); ++c) {
            const double value = m_chart->drawn(c, s);
            const QRectF bar = m_chart->barRect(c, s);
            const QString text = m_chart->written(value);
            if (value > 0 && metrics.horizontalAdvance(text) + 6 <= bar.width()
                && metrics.height() <= bar.height() + 2)
                painter.drawText(bar, Qt::AlignCenter, text);
        }
    }
}

void BarNotes::paintGrouped(QPainter &painter) const
{
    const QFontMetricsF metrics(m_font);
    const bool across = m_chart->m_horizontal;
    for (int s = 0; s < m_chart->m_series.size(); ++s) {
        for (int c = 0; c < m_chart->m_categories.size(); ++c) {
            const ChartValue value = m_chart->m_series[s].values.value(c);
            if (std::isnan(value.value))
                continue;
            const QRectF bar = m_chart->barRect(c, s);
            double end = across ? bar.right() : bar.top();
            if (value.low && value.high) {
                // By the axis: a bar of nought has an interval, too.
                const QRectF plot = m_chart->chart()->plotArea();
                const double top = m_chart->m_values->max();
                const auto at = [&](double v) {
                    return across ? plot.left() + v / top * plot.width() : plot.bottom() - v / top * plot.height();
                };
                painter.setPen(QPen(mixed(m_tokens.panel, m_tokens.text, 0.75), 1.2));
                const double mid = across ? bar.center().y() : bar.center().x();
                const double low = at(*value.low);
                const double high = at(*value.high);
                if (across)
                    painter.drawLine(QPointF(low, mid), QPointF(high, mid));
                else
                    painter.drawLine(QPointF(mid, low), QPointF(mid, high));
                const double cap = qMin(4.0, (across ? bar.height() : bar.width()) / 3);
                for (const double v : {low, high}) {
                    if (across)
                        painter.drawLine(QPointF(v, mid - cap), QPointF(v, mid + cap));
                    else
                        painter.drawLine(QPointF(mid - cap, v), QPointF(mid + cap, v));
                }
                end = high;
            }
            if (!m_chart->m_valueLabels)
                continue;
            const QString text = m_chart->written(value.value);
            const QSizeF size(metrics.horizontalAdvance(text), metrics.height());
            const double step = across ? bar.height() : bar.width();
            if ((across ? size.height() : size.width()) > step + 1)
                continue;
            QRectF box(QPointF(0, 0), size);
            if (across)
                box.moveTopLeft({end + 4, bar.center().y() - size.height() / 2});
            else
                box.moveTopLeft({bar.center().x() - size.width() / 2, end - size.height() - 2});
            painter.setPen(m_tokens.text);
            painter.drawText(box, Qt::AlignCenter | Qt::TextDontClip, text);
        }
    }
}

} // namespace yuyi
