// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/controls/tables/badgedelegate.h"

#include "widgets/controls/labels/badge.h"
#include "widgets/theme/theme.h"

#include <QApplication>
#include <QPainter>

#include <algorithm>

namespace yuyi {

namespace {
constexpr int cellPadding = 11; // pixels at scale 1, as the cells beside it
} // namespace

void BadgeDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QStyleOptionViewItem cell = option;
    initStyleOption(&cell, index);
    const QString text = cell.text;
    cell.text.clear();
    const QStyle *style = cell.widget ? cell.widget->style() : QApplication::style();
    style->drawControl(QStyle::CE_ItemViewItem, &cell, painter, cell.widget);
    if (text.isEmpty())
        return;
    const Theme &theme = Theme::of(cell.widget);
    const int left = theme.px(cellPadding);
    const QSize wanted = badgeSize(theme, text);
    QRect room(QPoint(), wanted.boundedTo({cell.rect.width() - left, cell.rect.height()}));
    room.moveCenter(cell.rect.center());
    room.moveLeft(cell.rect.left() + left);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    paintBadge(*painter, theme, room, text, static_cast<Tone>(index.data(ToneRole).toInt()));
    painter->restore();
}

QSize BadgeDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const Theme &theme = Theme::of(option.widget);
    const QSize badge = badgeSize(theme, index.data().toString());
    return {badge.width() + 2 * theme.px(cellPadding), std::max(badge.height(), QStyledItemDelegate::sizeHint(option, index).height())};
}

} // namespace yuyi
