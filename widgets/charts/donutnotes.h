// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/theme/tokens.h"

#include <QGraphicsItem>

namespace yuyi {

class DonutChart;

/// The total in the middle of a donut and the list beside it: a legend of Qt Charts can neither hold figures in a column nor stand
/// beside the ring's middle.
class DonutNotes final : public QGraphicsItem
{
public:
    DonutNotes(DonutChart *chart, QGraphicsItem *parent);

    /// Sets the colours.
    void setTokens(const Tokens &tokens);
    QRectF boundingRect() const override;
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    void paintTotal(QPainter &painter) const;
    void paintList(QPainter &painter) const;

    DonutChart *m_chart;
    Tokens m_tokens;
};

} // namespace yuyi
