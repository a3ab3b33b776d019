// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/palettemodel.h"

#include "models/items/pictureloader.h"
#include "widgets/controls/badge.h"
#include "widgets/theme/theme.h"

#include <QPainter>

namespace yuyi {

namespace {
constexpr int thumbnailSide = 32;
constexpr int rowHeight = 40;
} // namespace

void PaletteModel::setEntries(QList<PaletteEntry> entries)
{
    beginResetModel();
    m_entries = std::move(entries);
    endResetModel();
}

void PaletteModel::refreshThumbnail(const Sha256 &sha)
{
    for (int row = 0; row < m_entries.size(); ++row) {
        if (m_entries[row].kind == PaletteEntry::Kind::Image && m_entries[row].image.sha256 == sha)
            Q_EMIT dataChanged(index(row), index(row), {Qt::DecorationRole});
    }
}

int PaletteModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_entries.size());
}

QVariant PaletteModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const PaletteEntry &entry = m_entries.at(index.row());
    if (role == Qt::DisplayRole)
        return entry.title;
    if (role != Qt::AccessibleTextRole)
        return {};
    switch (entry.kind) {
    case PaletteEntry::Kind::Page: return tr("Page %1").arg(entry.title);
    case PaletteEntry::Kind::Command: return tr("Command %1").arg(entry.title);
    case PaletteEntry::Kind::Image: return tr("Image %1, %2").arg(entry.title, entry.detail);
    }
    return {};
}

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
