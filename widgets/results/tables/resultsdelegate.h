// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace yuyi {

/// @brief Paints a cell of a results table: the figure with its interval and n in small type. The best is bold, the second best
/// underlined, cells with few questions are grey. It also paints the two lines of a row's name and the section headings.
class ResultsDelegate final : public QStyledItemDelegate
{
    Q_OBJECT
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    /// Height of a row and of a section's heading in pixels.
    int rowHeight() const;
    int sectionHeight() const;
    /// Height of a row whose cells have one line, in pixels.
    int lowHeight() const;
    /// Minimum width of a column of figures in pixels. `withCounts`: cells may show their number of questions.
    int figureWidth(bool withCounts) const;

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    void paintName(QPainter &painter, const QRect &rect, const QModelIndex &index) const;
    void paintFigure(QPainter &painter, const QRect &rect, const QModelIndex &index) const;
};

} // namespace yuyi
