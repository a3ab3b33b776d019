// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/imaging/printfigure.h"
#include "widgets/charts/paintedchart.h"

namespace yuyi {

/// A bubble: its two coordinates (per cent, or points of another scale, see setScale), its count, and the sentence of its tool tip.
struct Bubble {
    double across = 0;
    double up = 0;
    int count = 1;
    QString tip;
};

/// @brief One share against another, with the line on which they are equal. The area of a bubble goes with its count.
/// Marks are reported as category = index of the bubble, series 0.
class BubbleChart final : public PaintedChart
{
    Q_OBJECT
public:
    using PaintedChart::PaintedChart;

    void setBubbles(const QList<Bubble> &bubbles);
    void setTitles(const QString &across, const QString &up);
    /// Both axes alike, with a line at every `step` and half a step of room at either end. Default: 0…100 by 25, without room.
    void setScale(double low, double high, double step);
    const QList<Bubble> &bubbles() const { return m_bubbles; }
    /// As CategoryChart, with the titles of both axes.
    PrintFigure printed() const;

protected:
    bool isBare() const override { return m_bubbles.isEmpty(); }
    void paintChart(QPainter &painter, const QSizeF &size, const Tokens &tokens) const override;
    QList<Mark> marks(const QSizeF &size) const override;

private:
    QRectF plotFor(const QSizeF &size) const;
    double radiusOf(const Bubble &bubble, const QRectF &plot) const;
    QPointF centerOf(const Bubble &bubble, const QRectF &plot) const;
    /// 0…1 along an axis.
    double placeOf(double value) const;

    QList<Bubble> m_bubbles;
    QString m_across;
    QString m_up;
    double m_low = 0;
    double m_high = 100;
    double m_step = 25;
    double m_room = 0;
};

} // namespace yuyi
