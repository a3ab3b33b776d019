// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/runs/endpointdelegate.h"

#include "widgets/controls/badge.h"
#include "widgets/theme/theme.h"

#include <QPainter>

namespace yuyi {

void EndpointDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    Theme &theme = Theme::of(option.widget);
    const Tokens &tokens = theme.tokens();
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const bool selected = option.state & QStyle::State_Selected;
    const QRect row = option.rect.adjusted(spacing::tiny, 1, -spacing::tiny, -1);
    if (selected || (option.state & QStyle::State_MouseOver)) {
        painter->setPen(Qt::NoPen);
        painter->setBrush(selected ? tokens.accentTint : tokens.hover);
        painter->drawRoundedRect(row, radius::control, radius::control);
    }
    QRect line = row.adjusted(spacing::small, spacing::small, -spacing::small, 0);
    QFont name = theme.font(TextRole::Body);
    name.setWeight(QFont::DemiBold);
    const QFontMetrics bold(name);
    line.setHeight(bold.height());
    QRect words = line;
    if (const QString badge = index.data(BadgeRole).toString(); !badge.isEmpty()) {
        const QSize size = badgeSize(theme, badge);
        const QRect place(line.right() - size.width() + 1, line.center().y() - size.height() / 2, size.width(), size.height());
        paintBadge(*painter, theme, place, badge, static_cast<Tone>(index.data(ToneRole).toInt()));
        words.setRight(place.left() - spacing::small);
    }
    painter->setFont(name);
    painter->setPen(selected ? tokens.onTint : tokens.text);
    painter->drawText(words, Qt::AlignLeft | Qt::AlignVCenter, bold.elidedText(index.data(Qt::DisplayRole).toString(), Qt::ElideRight, words.width()));
    const QFontMetrics small(theme.font(TextRole::Small));
    painter->setFont(theme.font(TextRole::Small));
    painter->setPen(tokens.soft);
    for (const int role : {int(ModelRole), int(ServerRole)}) {
        line.moveTop(line.bottom() + 3);
        line.setHeight(small.height());
        painter->drawText(line, Qt::AlignLeft | Qt::AlignVCenter, small.elidedText(index.data(role).toString(), Qt::ElideMiddle, line.width()));
    }
    painter->restore();
}

QSize EndpointDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &) const
{
    Theme &theme = Theme::of(option.widget);
    const int height = QFontMetrics(theme.font(TextRole::Body)).height() + 2 * QFontMetrics(theme.font(TextRole::Small)).height()
        + 2 * spacing::small + 8;
    return {theme.px(100), height};   // as wide as the list
}

} // namespace yuyi
