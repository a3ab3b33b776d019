// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/charts/paintedchart.h"

namespace yuyi {

/// Things that share a place: percentages across and up, how many they are, and the sentence of the tool tip.
struct Bubble {
    double across = 0;   ///< 0…100
    double up = 0;       ///< 0…100
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
    const QList<Bubble> &bubbles() const { return m_bubbles; }

protected:
    bool isBare() const override { return m_bubbles.isEmpty(); }
    void paintChart(QPainter &painter, const QSizeF &size, const Tokens &tokens) const override;
    QList<Mark> marks(const QSizeF &size) const override;

private:
    QRectF plotFor(const QSizeF &size) const;
    double radiusOf(const Bubble &bubble, const QRectF &plot) const;
    static QPointF centerOf(const Bubble &bubble, const QRectF &plot);

    QList<Bubble> m_bubbles;
    QString m_across;
    QString m_up;
};

} // namespace yuyi
