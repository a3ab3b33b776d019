// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace yuyi {

class Theme;

/// @brief Paints an uncropped picture with caption and badges below. Works in any view whose model provides thumbnailroles.
class ThumbnailDelegate final : public QStyledItemDelegate
{
    Q_OBJECT
public:
    explicit ThumbnailDelegate(QObject *parent = nullptr);

    /// Longer side of a picture in logical pixels.
    void setThumbnailSize(int size) { m_size = size; }
    /// Size of a whole cell: picture, lines below and the margin around.
    QSize cellSize() const;

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    int lineHeight(const Theme &theme) const;
    void paintPicture(QPainter &painter, const Theme &theme, const QRect &frame, const QModelIndex &index) const;
    void paintLine(QPainter &painter, const Theme &theme, const QRect &line, const QModelIndex &index) const;

    int m_size = 176;
};

} // namespace yuyi
