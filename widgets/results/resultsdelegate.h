// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace yuyi {

/// @brief Paints a cell of a table of results: the figure, its interval and n in small; best bold, second underlined, few
/// questions grey. And the two lines of a row's name, and headings of sections.
class ResultsDelegate final : public QStyledItemDelegate
{
    Q_OBJECT
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    /// Height of a row and of a section's heading in pixels.
    int rowHeight() const;
    int sectionHeight() const;
    /// Of a row whose cells have one line.
    int lowHeight() const;
    /// Least width of a column of figures;
    /// `withCounts`: a cell may say its number of questions.
    int figureWidth(bool withCounts) const;

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    void paintName(QPainter &painter, const QRect &rect, const QModelIndex &index) const;
    void paintFigure(QPainter &painter, const QRect &rect, const QModelIndex &index) const;
};

} // namespace yuyi
