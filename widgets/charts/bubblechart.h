// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/imaging/print/printfigure.h"
#include "widgets/charts/paintedchart.h"

namespace yuyi {

/// A bubble: its coordinates (per cent, or points of another scale, see setScale), its count, and the text of its tool tip.
struct Bubble {
    double across = 0;
    double up = 0;
    int count = 1;
    QString tip;
};

/// @brief One share plotted against another, with the line of equality. The area of a bubble is proportional to its count. Marks
/// are reported as category = index of the bubble, series 0.
class BubbleChart final : public PaintedChart
{
    Q_OBJECT
public:
    using PaintedChart::PaintedChart;

    void setBubbles(const QList<Bubble> &bubbles);
    void setTitles(const QString &across, const QString &up);
    /// Scale of both axes, with a grid line every `step` and a margin of half a step at both ends. Default: 0…100 by 25, without margin.
    void setScale(double low, double high, double step);
    const QList<Bubble> &bubbles() const { return m_bubbles; }
    /// Like CategoryChart::printed(), with the titles of both axes.
    PrintFigure printed() const;

protected:
    bool isBare() const override { return m_bubbles.isEmpty(); }
    void paintChart(QPainter &painter, const QSizeF &size, const Tokens &tokens) const override;
    QList<Mark> marks(const QSizeF &size) const override;

private:
    QRectF plotFor(const QSizeF &size) const;
    double radiusOf(const Bubble &bubble, const QRectF &plot) const;
    QPointF centerOf(const Bubble &bubble, const QRectF &plot) const;
    /// Position of a value along an axis, 0…1.
    double positionOf(double value) const;

    QList<Bubble> m_bubbles;
    QString m_across;
    QString m_up;
    double m_low = 0;
    double m_high = 100;
    double m_step = 25;
    double m_room = 0;
};

} // namespace yuyi
