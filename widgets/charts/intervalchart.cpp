// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/intervalchart.h"

#include "models/domain/percent.h"
#include "widgets/charts/charttext.h"
#include "widgets/theme/theme.h"

#include <QFontMetricsF>
#include <QLocale>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace yuyi {

namespace {

constexpr double lineHeight = 15; // pixels at scale 1
constexpr double bandGap = 8;
constexpr double dot = 4;
constexpr double nameShare = 0.28; // of the width, at most

bool isThere(const ChartValue &value)
{
    return !std::isnan(value.value);
}

} // namespace

void IntervalChart::setData(const QStringList &categories, const QList<ChartSeries> &series, const QList<QStringList> &tips)
{
    m_categories = categories;
    m_series = series;
    m_tips = tips;
    updateGeometry();
    refresh();
}

double IntervalChart::heightNeeded() const
{
    const Theme &theme = Theme::of(this);
    const QFontMetricsF small(theme.font(TextRole::Small));
    double height = 3 * (small.height() + spacing::small) + spacing::small;
    for (int c = 0; c < m_categories.size(); ++c) {
        int lines = 0;
        for (const ChartSeries &one : m_series)
            lines += isThere(one.values.value(c)) ? 1 : 0;
        height += std::max(1, lines) * theme.px(lineHeight) + theme.px(bandGap);
    }
    return height;
}

QSize IntervalChart::sizeHint() const
{
    return {480, std::max(280, static_cast<int>(std::ceil(heightNeeded())))};
}

QSize IntervalChart::minimumSizeHint() const
{
    return {200, std::max(140, static_cast<int>(std::ceil(heightNeeded())))};
}

IntervalChart::Geometry IntervalChart::geometryFor(const QSizeF &size) const
{
    Geometry geometry;
    const Theme &theme = Theme::of(this);
    const QFontMetricsF body(theme.font(TextRole::Body));
    const QFontMetricsF small(theme.font(TextRole::Small));
    double names = 0;
    for (const QString &name : m_categories)
        names = std::max(names, body.horizontalAdvance(name));
    names = std::min(names, size.width() * nameShare);

    const double side = small.height() * 0.7;
    double x = 0;
    double y = 0;
    for (const ChartSeries &one : m_series) {
        const double needed = std::min(size.width(), side + 8 + small.horizontalAdvance(one.name));
        if (x > 0 && x + needed > size.width()) {
            x = 0;
            y += small.height() + 4;
        }
        geometry.legend.append(QRectF(x, y, needed, small.height()));
        x += needed + spacing::medium;
    }
    // The figures of the axis stand above and below: a long chart is scrolled.
    const double top = y + 2 * (small.height() + spacing::small);
    geometry.plot = QRectF(QPointF(names + 12, top), QPointF(size.width() - 40, size.height() - small.height() - 8));

    double furthest = 1;
    for (const ChartSeries &one : m_series) {
        for (const ChartValue &value : one.values) {
            if (isThere(value))
                furthest = std::max({furthest, std::abs(value.value), std::abs(value.low.value_or(0)), std::abs(value.high.value_or(0))});
        }
    }
    geometry.step = roundStep(furthest, 3, true);
    geometry.top = std::ceil(furthest / geometry.step - 1e-9) * geometry.step;

    QList<QList<int>> present;
    int lines = 0;
    for (int c = 0; c < m_categories.size(); ++c) {
        QList<int> here;
        for (int s = 0; s < m_series.size(); ++s) {
            if (isThere(m_series.at(s).values.value(c)))
                here.append(s);
        }
        lines += std::max(1, static_cast<int>(here.size()));
        present.append(here);
    }
    const double gap = theme.px(bandGap);
    const double each = (geometry.plot.height() - gap * static_cast<double>(m_categories.size())) / std::max(1, lines);
    double at = geometry.plot.top();
    for (int c = 0; c < present.size(); ++c) {
        const int count = std::max(1, static_cast<int>(present.at(c).size()));
        // Few lines do not drift apart.
        const double step = std::min<double>(each, theme.px(lineHeight) * 1.6);
        const double height = each * count + gap;
        geometry.bands.append(QRectF(geometry.plot.left(), at, geometry.plot.width(), height));
        double line = at + height / 2 - step * (count - 1) / 2.0;
        for (const int s : present.at(c)) {
            geometry.lines.append({c, s, line});
            line += step;
        }
        at += height;
    }
    return geometry;
}

double IntervalChart::xOf(const Geometry &geometry, double value) const
{
    return geometry.plot.center().x() + value / geometry.top * geometry.plot.width() / 2;
}

void IntervalChart::paintAxis(QPainter &painter, const Geometry &geometry, const Tokens &tokens) const
{
    const Theme &theme = Theme::of(this);
    const QFontMetricsF small(theme.font(TextRole::Small));
    painter.setFont(theme.font(TextRole::Small));
    for (double value = -geometry.top; value <= geometry.top + geometry.step * 1e-6; value += geometry.step) {
        const bool nought = std::abs(value) < geometry.step * 1e-6;
        const double x = xOf(geometry, value);
        painter.setPen(QPen(nought ? mixed(tokens.line, tokens.text, 0.55) : tokens.line, nought ? 1.4 : 1));
        painter.drawLine(QPointF(x, geometry.plot.top()), QPointF(x, geometry.plot.bottom()));
        painter.setPen(tokens.soft);
        const QString figure = QLocale().toString(value, 'f', 0);
        const QString text = nought ? QLocale().toString(0) : value > 0 ? QStringLiteral("+%1").arg(figure)
                                                                        : figure;
        for (const double y : {geometry.plot.top() - small.height() - 2, geometry.plot.bottom() + 4})
            painter.drawText(QRectF(x - 60, y, 120, small.height()), Qt::AlignHCenter, text);
    }
}

void IntervalChart::paintChart(QPainter &painter, const QSizeF &size, const Tokens &tokens) const
{
    const Geometry geometry = geometryFor(size);
    const Theme &theme = Theme::of(this);
    const QFontMetricsF small(theme.font(TextRole::Small));
    const QFontMetricsF body(theme.font(TextRole::Body));
    const double side = small.height() * 0.7;
    paintAxis(painter, geometry, tokens);
    for (int s = 0; s < geometry.legend.size(); ++s) {
        const QRectF rect = geometry.legend.at(s);
        painter.setPen(Qt::NoPen);
        painter.setBrush(m_series.at(s).color.isValid() ? m_series.at(s).color : tokens.seriesColor(s));
        painter.drawEllipse(QRectF(rect.left(), rect.center().y() - side / 2, side, side));
        painter.setPen(tokens.text);
        painter.drawText(rect.adjusted(side + 6, 0, 0, 0), Qt::AlignVCenter | Qt::TextSingleLine,
                         small.elidedText(m_series.at(s).name, Qt::ElideRight, rect.width() - side - 4));
    }
    painter.setFont(theme.font(TextRole::Body));
    for (int c = 0; c < geometry.bands.size(); ++c) {
        const QRectF band = geometry.bands.at(c);
        painter.setPen(tokens.text);
        painter.drawText(QRectF(0, band.top(), geometry.plot.left() - 12, band.height()), Qt::AlignRight | Qt::AlignVCenter,
                         body.elidedText(m_categories.at(c), Qt::ElideMiddle, geometry.plot.left() - 12));
        if (c + 1 < geometry.bands.size()) {
            painter.setPen(tokens.line);
            painter.drawLine(band.bottomLeft(), band.bottomRight());
        }
    }
    for (const Line &line : geometry.lines) {
        const ChartValue value = m_series.at(line.series).values.value(line.category);
        const QColor color = m_series.at(line.series).color.isValid() ? m_series.at(line.series).color
                                                                      : tokens.seriesColor(line.series);
        if (value.low && value.high) {
            painter.setPen(QPen(mixed(tokens.panel, color, 0.85), 1.6));
            const double low = xOf(geometry, *value.low);
            const double high = xOf(geometry, *value.high);
            painter.drawLine(QPointF(low, line.y), QPointF(high, line.y));
            for (const double x : {low, high})
                painter.drawLine(QPointF(x, line.y - 3), QPointF(x, line.y + 3));
        }
        painter.setPen(QPen(tokens.panel, 1));
        painter.setBrush(color);
        painter.drawEllipse(QPointF(xOf(geometry, value.value), line.y), dot, dot);
    }
}

QList<PaintedChart::Mark> IntervalChart::marks(const QSizeF &size) const
{
    QList<Mark> all;
    if (isBare())
        return all;
    const Geometry geometry = geometryFor(size);
    for (const Line &line : geometry.lines) {
        const double x = xOf(geometry, m_series.at(line.series).values.value(line.category).value);
        all.append({QRectF(x - dot, line.y - dot, 2 * dot, 2 * dot), m_tips.value(line.category).value(line.series), line.category,
                    line.series});
    }
    return all;
}

PrintFigure IntervalChart::printed() const
{
    PrintFigure figure;
    figure.kind = PrintKind::Intervals;
    figure.categories = m_categories;
    for (const ChartSeries &series : m_series) {
        PrintSeries one{series.name, {}, series.color};
        for (int c = 0; c < m_categories.size(); ++c) {
            const ChartValue value = c < series.values.size() ? series.values.at(c) : ChartValue{std::nan(""), {}, {}};
            one.values.append({value.value, value.low, value.high, std::isnan(value.value) ? QString() : shownPoints(value.value / 100)});
        }
        figure.series.append(one);
    }
    return figure;
}

} // namespace yuyi
