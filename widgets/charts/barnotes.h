// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/theme/tokens.h"

#include <QFont>
#include <QGraphicsItem>

namespace yuyi {

class CategoryChart;

/// Figures and intervals drawn over the bars, because Qt Charts can neither omit a figure that does not fit nor draw an interval.
class BarNotes final : public QGraphicsItem
{
public:
    /// Under: the grid, below the bars. Over: all texts, above the bars.
    enum class Layer {
        Under,
        Over
    };

    BarNotes(CategoryChart *chart, Layer layer);

    void setStyle(const Tokens &tokens, const QFont &font);
    QRectF boundingRect() const override;
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;
    /// Redraws after the plot has changed.
    void refresh();

private:
    void paintGrid(QPainter &painter) const;
    void paintNames(QPainter &painter) const;
    void paintTicks(QPainter &painter) const;
    void paintLegend(QPainter &painter) const;
    void paintReferences(QPainter &painter) const;
    void paintStacked(QPainter &painter) const;
    void paintGrouped(QPainter &painter) const;

    CategoryChart *m_chart;
    Layer m_layer;
    Tokens m_tokens;
    QFont m_font;
};

} // namespace yuyi
