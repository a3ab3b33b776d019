// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/imaging/print/printfigure.h"
#include "widgets/charts/paintedchart.h"

#include <QColor>
#include <QList>
#include <QRectF>
#include <QStringList>

namespace yuyi {

class PointsPlace;

/// @brief Named points with intervals over a logarithmic axis, as PrintKind::Points draws them. Marks are reported as category = index
/// of the point, series 0.
class PointsChart final : public PaintedChart
{
    Q_OBJECT
public:
    using PaintedChart::PaintedChart;

    /// `tips`: the text of the tool tip of each point.
    void setFigure(const PrintFigure &figure, const QStringList &tips);
    const PrintFigure &figure() const { return m_figure; }

protected:
    bool isBare() const override { return m_figure.points.isEmpty(); }
    void paintChart(QPainter &painter, const QSizeF &size, const Tokens &tokens) const override;
    QList<Mark> marks(const QSizeF &size) const override;

private:
    /// An entry of the legend; its index counts series, then lines.
    QList<QRectF> legendFor(double width) const;
    QRectF plotFor(const QSizeF &size) const;
    PointsPlace placeFor(const QSizeF &size) const;
    QStringList namesFor(const QRectF &plot) const;
    void paintLegend(QPainter &painter, double width, const Tokens &tokens) const;
    void paintAxes(QPainter &painter, const QRectF &plot, const PointsPlace &place, const Tokens &tokens) const;
    void paintPoints(QPainter &painter, const QStringList &names, const PointsPlace &place, const Tokens &tokens) const;
    QColor colorOf(int series, const Tokens &tokens) const;

    PrintFigure m_figure;
    QStringList m_tips;
};

} // namespace yuyi
