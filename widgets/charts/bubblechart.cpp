// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/bubblechart.h"

#include "widgets/theme/theme.h"

#include <QFontMetricsF>
#include <QLocale>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace yuyi {

namespace {
constexpr double smallest = 3;         // pixels of radius
constexpr double largestShare = 0.045; // of the plot's smaller side
} // namespace

void BubbleChart::setBubbles(const QList<Bubble> &bubbles)
{
    m_bubbles = bubbles;
    // The small ones lie on top.
    std::stable_sort(m_bubbles.begin(), m_bubbles.end(), [](const Bubble &a, const Bubble &b) { return a.count > b.count; });
    refresh();
}

void BubbleChart::setTitles(const QString &across, const QString &up)
{
    m_across = across;
    m_up = up;
    update();
}

void BubbleChart::setScale(double low, double high, double step)
{
    m_low = low;
    m_high = high;
    m_step = step;
    m_room = step / 2;
    refresh();
}

double BubbleChart::positionOf(double value) const
{
    return (value - m_low + m_room) / (m_high - m_low + 2 * m_room);
}

QRectF BubbleChart::plotFor(const QSizeF &size) const
{
    const Theme &theme = Theme::of(this);
    const QFontMetricsF small(theme.font(TextRole::Small));
    const double left = small.horizontalAdvance(QLocale().toString(100)) + small.height() + 20;
    const double bottom = 2 * small.height() + 18;
    const double side = std::max(10.0, std::min(size.width() - left - 20, size.height() - bottom - 16));
    // Wider than high is fine up to a point; beyond it the equal shares would no longer look equal.
    const double width = std::max(side, std::min(size.width() - left - 20, side * 1.6));
    return {left, 16, width, side};
}

double BubbleChart::radiusOf(const Bubble &bubble, const QRectF &plot) const
{
    const int most = m_bubbles.isEmpty() ? 1 : std::max(1, m_bubbles.first().count);
    const double largest = std::max(smallest + 1, plot.height() * largestShare);
    return std::max(smallest, largest * std::sqrt(static_cast<double>(bubble.count) / most));
}

QPointF BubbleChart::centerOf(const Bubble &bubble, const QRectF &plot) const
{
    return {plot.left() + positionOf(bubble.across) * plot.width(), plot.bottom() - positionOf(bubble.up) * plot.height()};
}

void BubbleChart::paintChart(QPainter &painter, const QSizeF &size, const Tokens &tokens) const
{
    const QRectF plot = plotFor(size);
    const Theme &theme = Theme::of(this);
    const QFont font = theme.font(TextRole::Small);
    const QFontMetricsF small(font);
    painter.setFont(font);
    const int lines = static_cast<int>(std::lround((m_high - m_low) / m_step));
    for (int i = 0; i <= lines; ++i) {
        const double value = m_low + i * m_step;
        const double x = plot.left() + positionOf(value) * plot.width();
        const double y = plot.bottom() - positionOf(value) * plot.height();
        painter.setPen(tokens.line);
        painter.drawLine(QPointF(x, plot.top()), QPointF(x, plot.bottom()));
        painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y));
        painter.setPen(tokens.soft);
        painter.drawText(QRectF(x - 40, plot.bottom() + 12, 80, small.height()), Qt::AlignHCenter, QLocale().toString(value));
        painter.drawText(QRectF(0, y - small.height() / 2, plot.left() - 12, small.height()), Qt::AlignRight | Qt::AlignVCenter,
                         QLocale().toString(value));
    }
    painter.setPen(QPen(mixed(tokens.line, tokens.text, 0.4), 1, Qt::DashLine));
    painter.drawLine(plot.bottomLeft(), plot.topRight());
    painter.setPen(tokens.text);
    painter.drawText(QRectF(plot.left(), plot.bottom() + small.height() + 14, plot.width(), small.height()), Qt::AlignHCenter,
                     m_across);
    painter.save();
    painter.translate(0, plot.bottom());
    painter.rotate(-90);
    painter.drawText(QRectF(0, 0, plot.height(), small.height() + 2), Qt::AlignHCenter | Qt::AlignTop, m_up);
    painter.restore();
    const QColor fill = tokens.series[0];
    for (const Bubble &bubble : m_bubbles) {
        const double radius = radiusOf(bubble, plot);
        const QPointF center = centerOf(bubble, plot);
        painter.setPen(QPen(tokens.panel, 1));
        QColor soft = fill;
        soft.setAlphaF(0.8F);
        painter.setBrush(soft);
        painter.drawEllipse(center, radius, radius);
        const QString figure = QLocale().toString(bubble.count);
        if (bubble.count > 1 && small.horizontalAdvance(figure) + 4 <= 2 * radius && small.height() <= 2 * radius) {
            painter.setPen(tokens.textOn(mixed(tokens.panel, fill, 0.8)));
            painter.drawText(QRectF(center.x() - radius, center.y() - radius, 2 * radius, 2 * radius), Qt::AlignCenter, figure);
        }
    }
}

QList<PaintedChart::Mark> BubbleChart::marks(const QSizeF &size) const
{
    QList<Mark> all;
    const QRectF plot = plotFor(size);
    for (int i = 0; i < m_bubbles.size(); ++i) {
        const double radius = radiusOf(m_bubbles.at(i), plot);
        const QPointF center = centerOf(m_bubbles.at(i), plot);
        all.append({QRectF(center.x() - radius, center.y() - radius, 2 * radius, 2 * radius), m_bubbles.at(i).tip, i, 0});
    }
    return all;
}

PrintFigure BubbleChart::printed() const
{
    PrintFigure figure;
    figure.kind = PrintKind::Bubbles;
    figure.valueTitle = m_across;
    figure.categoryTitle = m_up;
    figure.low = m_low;
    figure.high = m_high;
    figure.step = m_step;
    for (const Bubble &bubble : m_bubbles)
        figure.bubbles.append({bubble.across, bubble.up, bubble.count});
    return figure;
}

} // namespace yuyi
