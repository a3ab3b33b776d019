// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/theme/tokens.h"

#include <QFont>
#include <QGraphicsItem>

namespace yuyi {

class CategoryChart;

/// @brief Figures and intervals drawn over the bars: Qt Charts can neither leave out a figure that does not fit nor
/// draw an interval.
class BarNotes final : public QGraphicsItem
{
public:
    /// Under the bars: the grid. Over them: everything written.
    enum class Layer { Under, Over };

    BarNotes(CategoryChart *chart, Layer layer);

    void setStyle(const Tokens &tokens, const QFont &font);
    QRectF boundingRect() const override;
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;
    /// What lies on the plot changed.
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
