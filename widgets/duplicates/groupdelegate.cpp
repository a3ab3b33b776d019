// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/duplicates/groupdelegate.h"

#include "widgets/controls/tables/entrydelegate.h"
#include "widgets/duplicates/groupsmodel.h"
#include "widgets/theme/theme.h"

#include <QImage>
#include <QPainter>

namespace yuyi {

void GroupDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    Theme &theme = Theme::of(option.widget);
    const Tokens &tokens = theme.tokens();
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setRenderHint(QPainter::SmoothPixmapTransform);
    const bool selected = option.state & QStyle::State_Selected;
    const QRect row = EntryDelegate::paintGround(painter, option);
    const int height = row.height() - 2 * spacing::tiny;
    const QRect frame(row.left() + spacing::tiny, row.top() + spacing::tiny, height * 4 / 3, height);
    painter->setPen(Qt::NoPen);
    painter->setBrush(tokens.pictureGround);
    painter->drawRoundedRect(frame, spacing::tiny, spacing::tiny);
    const auto picture = index.data(GroupsModel::ThumbnailRole).value<QImage>();
    if (!picture.isNull()) {
        const QSize size = picture.size().scaled(frame.size(), Qt::KeepAspectRatio);
        QRect rect(QPoint(), size);
        rect.moveCenter(frame.center());
        painter->drawImage(rect, picture);
    }
    QRect text = row.adjusted(frame.width() + 3 * spacing::tiny, 0, -spacing::small, 0);
    painter->setFont(theme.font(TextRole::Body));
    painter->setPen(selected ? tokens.onTint : tokens.text);
    const QFontMetrics body(painter->font());
    painter->drawText(QRect(text.left(), text.center().y() - body.height(), text.width(), body.height()),
                      Qt::AlignLeft | Qt::AlignVCenter,
                      body.elidedText(index.data(GroupsModel::TitleRole).toString(), Qt::ElideRight, text.width()));
    painter->setFont(theme.font(TextRole::Small));
    painter->setPen(tokens.soft);
    const QFontMetrics small(painter->font());
    painter->drawText(QRect(text.left(), text.center().y() + 2, text.width(), small.height()),
                      Qt::AlignLeft | Qt::AlignVCenter,
                      small.elidedText(index.data(GroupsModel::SubtitleRole).toString(), Qt::ElideRight,
                                       text.width()));
    painter->restore();
}

QSize GroupDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &) const
{
    Theme &theme = Theme::of(option.widget);
    return {theme.px(180), theme.px(54)};
}

} // namespace yuyi
