// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/barnotes.h"

#include "widgets/charts/categorychart.h"

#include <QChart>
#include <QFontMetricsF>
#include <QPainter>

namespace yuyi {

BarNotes::BarNotes(CategoryChart *chart, QGraphicsItem *parent) : QGraphicsItem(parent), m_chart(chart)
{
    setZValue(1000);
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
    painter->setFont(m_font);
    if (m_chart->m_stacked)
        paintStacked(*painter);
    else
        paintGrouped(*painter);
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
    const QRectF plot = m_chart->chart()->plotArea();
    for (int s = 0; s < m_chart->m_series.size(); ++s) {
        for (int c = 0; c < m_chart->m_categories.size(); ++c) {
            const ChartValue value = m_chart->m_series[s].values.value(c);
            const QRectF bar = m_chart->barRect(c, s);
            double end = across ? bar.right() : bar.top();
            if (value.low && value.high) {
                const double perUnit = (across ? bar.width() : bar.height()) / qMax(value.value, 1e-9);
                const auto at = [&](double v) {
                    if (value.value <= 0)
                        return across ? bar.left() : bar.bottom();
                    return across ? bar.left() + v * perUnit : bar.bottom() - v * perUnit;
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
            if ((across ? size.height() : size.width()) > step + 6)
                continue;
            QRectF box(QPointF(0, 0), size);
            if (across)
                box.moveTopLeft({qMin(end + 4, plot.right() - size.width()), bar.center().y() - size.height() / 2});
            else
                box.moveTopLeft({bar.center().x() - size.width() / 2, qMax(plot.top() - 2, end - size.height() - 2)});
            painter.setPen(m_tokens.text);
            painter.drawText(box, Qt::AlignCenter | Qt::TextDontClip, text);
        }
    }
}

} // namespace yuyi
