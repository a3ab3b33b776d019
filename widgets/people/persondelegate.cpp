// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/people/persondelegate.h"

#include "widgets/controls/badge.h"
#include "widgets/theme/theme.h"

#include <QAbstractItemView>
#include <QPainter>

#include <algorithm>
#include <limits>

namespace yuyi {

namespace {

/// Roles are told whole, over as many lines as they need; an empty text keeps its line.
int wrappedHeight(const QFontMetrics &metrics, const QString &text, int width)
{
    const QRect room(0, 0, std::max(1, width), std::numeric_limits<short>::max());
    return std::max(metrics.height(), metrics.boundingRect(room, Qt::AlignLeft | Qt::TextWordWrap, text).height());
}

} // namespace

void PersonDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
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
    const QString badge = index.data(BadgeRole).toString();
    QRect words = line;
    if (!badge.isEmpty()) {
        const QSize size = badgeSize(theme, badge);
        const QRect place(line.right() - size.width() + 1, line.center().y() - size.height() / 2, size.width(),
                          size.height());
        paintBadge(*painter, theme, place, badge, static_cast<Tone>(index.data(ToneRole).toInt()));
        words.setRight(place.left() - spacing::small);
    }
    painter->setFont(name);
    painter->setPen(selected ? tokens.onTint : tokens.text);
    painter->drawText(words, Qt::AlignLeft | Qt::AlignVCenter,
                      bold.elidedText(index.data(Qt::DisplayRole).toString(), Qt::ElideRight, words.width()));
    const QFontMetrics small(theme.font(TextRole::Small));
    painter->setFont(theme.font(TextRole::Small));
    painter->setPen(tokens.soft);
    for (const int role : {int(RolesRole), int(LoadRole)}) {
        const QString text = index.data(role).toString();
        line.moveTop(line.bottom() + 3);
        line.setHeight(wrappedHeight(small, text, line.width()));
        painter->drawText(line, Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, text);
    }
    painter->restore();
}

QSize PersonDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    Theme &theme = Theme::of(option.widget);
    const auto *view = qobject_cast<const QAbstractItemView *>(option.widget);
    const int width = (view ? view->viewport()->width() : theme.px(230)) - 2 * (spacing::tiny + spacing::small);
    const QFontMetrics small(theme.font(TextRole::Small));
    int height = QFontMetrics(theme.font(TextRole::Body)).height() + 2 * spacing::small + 8;
    for (const int role : {int(RolesRole), int(LoadRole)})
        height += wrappedHeight(small, index.data(role).toString(), width);
    return {theme.px(100), height};   // as wide as the list
}

} // namespace yuyi
