// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/navigation/palettedelegate.h"

#include "models/items/pictureloader.h"
#include "widgets/controls/labels/badge.h"
#include "widgets/shell/navigation/palettemodel.h"
#include "widgets/theme/theme.h"

#include <QPainter>

namespace yuyi {

namespace {
constexpr int thumbnailSide = 32;
constexpr int rowHeight = 40;
} // namespace

QSize PaletteDelegate::sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const
{
    return {200, Theme::current().px(rowHeight)};
}

void PaletteDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const auto *model = static_cast<const PaletteModel *>(index.model());
    const PaletteEntry &entry = model->at(index.row());
    const Theme &theme = Theme::current();
    const Tokens &tokens = theme.tokens();
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setRenderHint(QPainter::SmoothPixmapTransform);
    const bool on = option.state & QStyle::State_Selected;
    if (on) {
        painter->setPen(Qt::NoPen);
        painter->setBrush(tokens.accentTint);
        painter->drawRoundedRect(QRectF(option.rect), radius::control, radius::control);
    }
    QRect area = option.rect.adjusted(theme.px(12), 0, -theme.px(12), 0);

    if (entry.kind == PaletteEntry::Kind::Image) {
        const int side = theme.px(thumbnailSide);
        const QRect frame(area.left(), area.center().y() - side / 2, side, side);
        const QImage small = m_pictures ? m_pictures->thumbnail(entry.image, side) : QImage();
        if (small.isNull()) {
            painter->fillRect(frame, tokens.pictureGround);
        } else {
            QSize size = small.size();
            size.scale(frame.size(), Qt::KeepAspectRatio);
            QRect target({}, size);
            target.moveCenter(frame.center());
            painter->drawImage(target, small);
        }
        area.setLeft(frame.right() + theme.px(12));
    }

    QString right = entry.key;
    if (!right.isEmpty()) {
        const QSize cap = keyCapSize(theme, right);
        const QRect key(area.right() - cap.width() + 1, area.center().y() - cap.height() / 2, cap.width(), cap.height());
        paintKeyCap(*painter, theme, key, right, on ? tokens.panel : tokens.neutralTint, tokens.line, tokens.soft);
        area.setRight(key.left() - theme.px(12));
    }
    QFont font = theme.font(TextRole::Body);
    painter->setFont(font);
    painter->setPen(on ? tokens.onTint : tokens.text);
    const QString title = painter->fontMetrics().elidedText(entry.title, Qt::ElideMiddle, area.width());
    painter->drawText(area, Qt::AlignLeft | Qt::AlignVCenter, title);
    area.setLeft(area.left() + painter->fontMetrics().horizontalAdvance(title) + theme.px(12));
    if (area.width() > theme.px(40)) {
        painter->setFont(theme.font(TextRole::Small));
        painter->setPen(on ? tokens.onTint : tokens.soft);
        painter->drawText(area, Qt::AlignLeft | Qt::AlignVCenter,
                          painter->fontMetrics().elidedText(entry.detail, Qt::ElideRight, area.width()));
    }
    painter->restore();
}

} // namespace yuyi
