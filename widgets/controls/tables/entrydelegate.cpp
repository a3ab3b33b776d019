// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/controls/tables/entrydelegate.h"

#include "widgets/controls/labels/badge.h"
#include "widgets/theme/theme.h"

#include <QAbstractItemView>
#include <QPainter>

#include <algorithm>
#include <limits>

namespace yuyi {

/// An empty text keeps its line.
int EntryDelegate::heightOf(const QFontMetrics &metrics, const QString &detail, int width) const
{
    if (m_details == Details::Elided)
        return metrics.height();
    const QRect room(0, 0, std::max(1, width), std::numeric_limits<short>::max());
    return std::max(metrics.height(), metrics.boundingRect(room, Qt::AlignLeft | Qt::TextWordWrap, detail).height());
}

QRect EntryDelegate::paintGround(QPainter *painter, const QStyleOptionViewItem &option)
{
    const QRect row = option.rect.adjusted(spacing::tiny, 1, -spacing::tiny, -1);
    const bool selected = option.state & QStyle::State_Selected;
    if (selected || (option.state & QStyle::State_MouseOver)) {
        const Tokens &tokens = Theme::of(option.widget).tokens();
        painter->setPen(Qt::NoPen);
        painter->setBrush(selected ? tokens.accentTint : tokens.hover);
        painter->drawRoundedRect(row, radius::control, radius::control);
    }
    return row;
}

void EntryDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    Theme &theme = Theme::of(option.widget);
    const Tokens &tokens = theme.tokens();
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const bool selected = option.state & QStyle::State_Selected;
    QRect line = paintGround(painter, option).adjusted(spacing::small, spacing::small, -spacing::small, 0);
    QFont name = theme.font(TextRole::Body);
    name.setWeight(QFont::DemiBold);
    const QFontMetrics bold(name);
    line.setHeight(bold.height());
    const QString badge = index.data(BadgeRole).toString();
    QRect words = line;
    if (!badge.isEmpty()) {
        const QSize size = badgeSize(theme, badge);
        const QRect rect(line.right() - size.width() + 1, line.center().y() - size.height() / 2, size.width(),
                         size.height());
        paintBadge(*painter, theme, rect, badge, static_cast<Tone>(index.data(ToneRole).toInt()));
        words.setRight(rect.left() - spacing::small);
    }
    painter->setFont(name);
    painter->setPen(selected ? tokens.onTint : tokens.text);
    painter->drawText(words, Qt::AlignLeft | Qt::AlignVCenter,
                      bold.elidedText(index.data(Qt::DisplayRole).toString(), Qt::ElideRight, words.width()));
    const QFontMetrics small(theme.font(TextRole::Small));
    painter->setFont(theme.font(TextRole::Small));
    painter->setPen(tokens.soft);
    for (const int role : {static_cast<int>(FirstLineRole), static_cast<int>(SecondLineRole)}) {
        const QString text = index.data(role).toString();
        line.moveTop(line.bottom() + 3);
        line.setHeight(heightOf(small, text, line.width()));
        if (m_details == Details::Wrapped)
            painter->drawText(line, Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, text);
        else
            painter->drawText(line, Qt::AlignLeft | Qt::AlignVCenter, small.elidedText(text, Qt::ElideMiddle, line.width()));
    }
    painter->restore();
}

QSize EntryDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    Theme &theme = Theme::of(option.widget);
    const auto *view = qobject_cast<const QAbstractItemView *>(option.widget);
    const int width = (view ? view->viewport()->width() : theme.px(230)) - 2 * (spacing::tiny + spacing::small);
    const QFontMetrics small(theme.font(TextRole::Small));
    int height = QFontMetrics(theme.font(TextRole::Body)).height() + 2 * spacing::small + 8;
    for (const int role : {static_cast<int>(FirstLineRole), static_cast<int>(SecondLineRole)})
        height += heightOf(small, index.data(role).toString(), width);
    return {theme.px(100), height}; // as wide as the list
}

} // namespace yuyi
