// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/pointschart.h"

#include "models/imaging/print/pointsplace.h"
#include "widgets/theme/theme.h"

#include <QFontMetricsF>
#include <QLocale>
#include <QPainter>

#include <algorithm>

namespace yuyi {

namespace {
constexpr double markRadius = 5;
constexpr double nameShare = 0.4; // of the plot's width, at most
constexpr double legendMark = 22;

Qt::PenStyle styleOf(int line)
{
    return line == 0 ? Qt::DashLine : Qt::DotLine;
}
} // namespace

void PointsChart::setFigure(const PrintFigure &figure, const QStringList &tips)
{
    m_figure = figure;
    m_tips = tips;
    refresh();
}

QColor PointsChart::colorOf(int series, const Tokens &tokens) const
{
    const QColor own = m_figure.series.value(series).color;
    return own.isValid() ? own : tokens.seriesColor(series);
}

QList<QRectF> PointsChart::legendFor(double width) const
{
    QList<QRectF> entries;
    if (m_figure.series.size() < 2 && m_figure.lines.isEmpty())
        return entries;
    const QFontMetricsF small(Theme::of(this).font(TextRole::Small));
    double x = 0;
    double y = 0;
    const auto add = [&](const QString &name) {
        const double wide = std::min(width, legendMark + 6 + small.horizontalAdvance(name) + spacing::medium);
        if (x > 0 && x + wide > width) {
            x = 0;
            y += small.height() + spacing::tiny;
        }
        entries.append(QRectF(x, y, wide, small.height()));
        x += wide;
    };
    for (const PrintSeries &series : m_figure.series)
        add(series.name);
    for (const PrintLine &line : m_figure.lines)
        add(line.name);
    return entries;
}

QRectF PointsChart::plotFor(const QSizeF &size) const
{
    const QFontMetricsF small(Theme::of(this).font(TextRole::Small));
    const QList<QRectF> legend = legendFor(size.width());
    const double top = (legend.isEmpty() ? 0 : legend.last().bottom() + spacing::small) + small.height() / 2;
    const double left = small.height() + small.horizontalAdvance(QLocale().toString(m_figure.high)) + 20;
    const double bottom = 2 * small.height() + 18;
    return {left, top, std::max(10.0, size.width() - left - spacing::medium), std::max(10.0, size.height() - top - bottom)};
}

QStringList PointsChart::namesFor(const QRectF &plot) const
{
    const QFontMetricsF small(Theme::of(this).font(TextRole::Small));
    QStringList names;
    for (const PrintPoint &point : m_figure.points)
        names.append(small.elidedText(point.name, Qt::ElideMiddle, plot.width() * nameShare));
    return names;
}

PointsPlace PointsChart::placeFor(const QSizeF &size) const
{
    const QRectF plot = plotFor(size);
    return {m_figure, namesFor(plot), plot, QFontMetricsF(Theme::of(this).font(TextRole::Small)), markRadius};
}

void PointsChart::paintChart(QPainter &painter, const QSizeF &size, const Tokens &tokens) const
{
    const QRectF plot = plotFor(size);
    const PointsPlace place = placeFor(size);
    painter.setFont(Theme::of(this).font(TextRole::Small));
    paintLegend(painter, size.width(), tokens);
    paintAxes(painter, plot, place, tokens);
    paintPoints(painter, namesFor(plot), place, tokens);
}

void PointsChart::paintLegend(QPainter &painter, double width, const Tokens &tokens) const
{
    const QFontMetricsF small(Theme::of(this).font(TextRole::Small));
    const QList<QRectF> entries = legendFor(width);
    const auto series = static_cast<int>(m_figure.series.size());
    for (int i = 0; i < entries.size(); ++i) {
        const QRectF &entry = entries.at(i);
        const double middle = entry.center().y();
        if (i < series) {
            painter.setPen(Qt::NoPen);
            painter.setBrush(colorOf(i, tokens));
            painter.drawEllipse(QPointF(entry.left() + legendMark - markRadius, middle), markRadius, markRadius);
        } else {
            painter.setPen(QPen(tokens.text, 1, styleOf(i - series)));
            painter.drawLine(QPointF(entry.left(), middle), QPointF(entry.left() + legendMark, middle));
        }
        const QString name = i < series ? m_figure.series.at(i).name : m_figure.lines.at(i - series).name;
        const QRectF words = entry.adjusted(legendMark + 6, 0, 0, 0);
        painter.setPen(tokens.text);
        painter.drawText(words, Qt::AlignVCenter | Qt::TextSingleLine, small.elidedText(name, Qt::ElideRight, words.width()));
    }
}

void PointsChart::paintAxes(QPainter &painter, const QRectF &plot, const PointsPlace &place, const Tokens &tokens) const
{
    const QFontMetricsF small(Theme::of(this).font(TextRole::Small));
    const double step = m_figure.step > 0 ? m_figure.step : (m_figure.high - m_figure.low) / 5;
    for (double value = m_figure.low; value <= m_figure.high + step * 1e-6; value += step) {
        const double y = place.up(value);
        painter.setPen(tokens.line);
        for (const QRectF &part : {place.scaled(), place.beside()}) {
            if (!part.isNull())
                painter.drawLine(QPointF(part.left(), y), QPointF(part.right(), y));
        }
        painter.setPen(tokens.soft);
        painter.drawText(QRectF(0, y - small.height() / 2, plot.left() - 8, small.height()), Qt::AlignRight | Qt::AlignVCenter,
                         QLocale().toString(value));
    }
    for (const PointsPlace::Tick &tick : place.ticks()) {
        painter.setPen(tokens.line);
        painter.drawLine(QPointF(tick.x, plot.top()), QPointF(tick.x, plot.bottom()));
        painter.setPen(tokens.soft);
        painter.drawText(QRectF(tick.x - 40, plot.bottom() + 6, 80, small.height()), Qt::AlignHCenter, QLocale().toString(tick.value));
    }
    for (int l = 0; l < m_figure.lines.size(); ++l) {
        const double y = place.up(m_figure.lines.at(l).value);
        painter.setPen(QPen(mixed(tokens.line, tokens.text, 0.6), 1, styleOf(l)));
        painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y));
    }
    painter.setPen(tokens.text);
    const auto below = [&](const QRectF &part, const QString &title) {
        if (!part.isNull()) {
            painter.drawText(QRectF(part.left(), plot.bottom() + small.height() + 10, part.width(), small.height()), Qt::AlignHCenter,
                             small.elidedText(title, Qt::ElideRight, part.width()));
        }
    };
    below(place.scaled(), m_figure.categoryTitle);
    below(place.beside(), m_figure.besideTitle);
    painter.save();
    painter.translate(0, plot.bottom());
    painter.rotate(-90);
    painter.drawText(QRectF(0, 0, plot.height(), small.height() + 2), Qt::AlignHCenter | Qt::AlignTop, m_figure.valueTitle);
    painter.restore();
}

void PointsChart::paintPoints(QPainter &painter, const QStringList &names, const PointsPlace &place, const Tokens &tokens) const
{
    for (int i = 0; i < place.places().size(); ++i) {
        const PointsPlace::Place &one = place.places().at(i);
        const PrintPoint &point = m_figure.points.at(i);
        const QColor color = colorOf(point.series, tokens);
        if (point.up.low && point.up.high) {
            painter.setPen(QPen(mixed(tokens.panel, color, 0.85), 1.6));
            painter.drawLine(QPointF(one.center.x(), one.low), QPointF(one.center.x(), one.high));
            for (const double y : {one.low, one.high})
                painter.drawLine(QPointF(one.center.x() - 3, y), QPointF(one.center.x() + 3, y));
        }
        if (one.apart) {
            const double near = one.name.left() > one.center.x() ? one.name.left() : one.name.right();
            painter.setPen(tokens.soft);
            painter.drawLine(one.center, QPointF(near, one.name.center().y()));
        }
        painter.setPen(QPen(tokens.panel, 1));
        painter.setBrush(color);
        painter.drawEllipse(one.center, markRadius, markRadius);
        painter.setPen(tokens.text);
        painter.drawText(one.name, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine, names.value(i));
    }
}

QList<PaintedChart::Mark> PointsChart::marks(const QSizeF &size) const
{
    QList<Mark> all;
    if (isBare())
        return all;
    const PointsPlace place = placeFor(size);
    for (int i = 0; i < place.places().size(); ++i) {
        const QPointF center = place.places().at(i).center;
        all.append({QRectF(center.x() - markRadius, center.y() - markRadius, 2 * markRadius, 2 * markRadius), m_tips.value(i), i, 0});
    }
    return all;
}

} // namespace yuyi
