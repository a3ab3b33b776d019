// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/runs/progress/runcelldelegate.h"

#include "widgets/controls/labels/badge.h"
#include "widgets/theme/theme.h"

#include <QPainter>

namespace yuyi {

namespace {
constexpr int barHeight = 4;
constexpr int leastBar = 36;
} // namespace

void RunCellDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const Theme &theme = Theme::of(option.widget);
    const Tokens &tokens = theme.tokens();
    if (index.data(m_heading).toBool()) {
        painter->save();
        painter->fillRect(option.rect, tokens.ground);
        const QFontMetrics small(theme.font(TextRole::Small));
        painter->setFont(theme.font(TextRole::Small));
        painter->setPen(tokens.soft);
        const QRect words = option.rect.adjusted(spacing::small, 0, -spacing::small, 0);
        painter->drawText(words, Qt::AlignLeft | Qt::AlignVCenter,
                          small.elidedText(index.data().toString(), Qt::ElideRight, words.width()));
        painter->restore();
        return;
    }
    if (m_kind == Kind::Plain) {
        QStyledItemDelegate::paint(painter, option, index);
        return;
    }
    QStyleOptionViewItem bare = option;
    initStyleOption(&bare, index);
    const QString text = bare.text;
    bare.text.clear();
    bare.widget->style()->drawControl(QStyle::CE_ItemViewItem, &bare, painter, bare.widget);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const QRect room = option.rect.adjusted(spacing::small, 0, -spacing::small, 0);
    if (m_kind == Kind::Badge) {
        const QSize size = badgeSize(theme, text).boundedTo(room.size());
        paintBadge(*painter, theme, QRect(room.left(), room.center().y() - size.height() / 2, size.width(), size.height()), text,
                   static_cast<Tone>(index.data(m_tone).toInt()));
    } else {
        const QFontMetrics body(theme.font(TextRole::Body));
        const int figures = body.horizontalAdvance(QStringLiteral("100.0 %"));
        const bool complete = index.data(m_share).toDouble() >= 1; // the state says so, too: names need the room
        const QRectF bar(room.left(), room.center().y() - barHeight / 2.0, std::max(0, room.width() - figures - spacing::small),
                         barHeight);
        if (!complete) {
            painter->setPen(Qt::NoPen);
            painter->setBrush(tokens.line);
            painter->drawRoundedRect(bar, 2, 2);
            painter->setBrush(tokens.accent);
            painter->drawRoundedRect(QRectF(bar.left(), bar.top(), bar.width() * index.data(m_share).toDouble(), bar.height()), 2, 2);
        }
        painter->setFont(theme.font(TextRole::Body));
        painter->setPen(option.state & QStyle::State_Selected ? tokens.onTint : tokens.text);
        painter->drawText(room, Qt::AlignRight | Qt::AlignVCenter, text);
    }
    painter->restore();
}

QSize RunCellDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    // A heading goes over the whole line and widens no column.
    if (index.data(m_heading).toBool())
        return {0, 0};
    const Theme &theme = Theme::of(option.widget);
    const QSize plain = QStyledItemDelegate::sizeHint(option, index);
    if (m_kind == Kind::Badge)
        return {badgeSize(theme, index.data().toString()).width() + 2 * spacing::small, plain.height()};
    if (m_kind == Kind::Share) {
        const QFontMetrics body(theme.font(TextRole::Body));
        const int bar = index.data(m_share).toDouble() >= 1 ? 0 : theme.px(leastBar) + spacing::small;
        return {body.horizontalAdvance(QStringLiteral("100.0 %")) + bar + 2 * spacing::small, plain.height()};
    }
    return plain;
}

} // namespace yuyi
