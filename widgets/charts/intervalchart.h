// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/imaging/print/printfigure.h"
#include "widgets/charts/chartview.h"
#include "widgets/charts/paintedchart.h"

namespace yuyi {

/// @brief Differences with their intervals: dots with whiskers on both sides of zero, one band per category with one line per
/// series. NaN values are left out. The chart is as high as its lines need, so put it into a scroll area.
class IntervalChart final : public PaintedChart
{
    Q_OBJECT
public:
    using PaintedChart::PaintedChart;

    /// `tips[category][series]` are the texts of the tool tips; values are in percentage points.
    void setData(const QStringList &categories, const QList<ChartSeries> &series, const QList<QStringList> &tips);
    const QStringList &categories() const { return m_categories; }
    const QList<ChartSeries> &series() const { return m_series; }
    /// Like CategoryChart::printed().
    PrintFigure printed() const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    bool isBare() const override { return m_categories.isEmpty() || m_series.isEmpty(); }
    void paintChart(QPainter &painter, const QSizeF &size, const Tokens &tokens) const override;
    QList<Mark> marks(const QSizeF &size) const override;

private:
    /// One dot.
    struct Line {
        int category = 0;
        int series = 0;
        double y = 0;
    };
    /// Geometry of a chart of a given size.
    struct Geometry {
        QRectF plot;
        QList<QRectF> legend;
        QList<QRectF> bands; ///< one per category
        QList<Line> lines;
        double step = 0; ///< between the ticks
        double top = 0;  ///< the axis is −top … top
    };

    Geometry geometryFor(const QSizeF &size) const;
    double xOf(const Geometry &geometry, double value) const;
    double heightNeeded() const;
    void paintAxis(QPainter &painter, const Geometry &geometry, const Tokens &tokens) const;

    QStringList m_categories;
    QList<ChartSeries> m_series;
    QList<QStringList> m_tips;
};

} // namespace yuyi
