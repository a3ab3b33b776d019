// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace yuyi {

class PictureLoader;

/// @brief Draws an entry of the palette: thumbnail, title and detail, and at the right its key or kind.
class PaletteDelegate : public QStyledItemDelegate
{
    Q_OBJECT
public:
    using QStyledItemDelegate::QStyledItemDelegate;
    void setPictures(PictureLoader *pictures) { m_pictures = pictures; }

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    PictureLoader *m_pictures = nullptr;
};

} // namespace yuyi
