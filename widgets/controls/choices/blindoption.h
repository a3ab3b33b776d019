// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>
#include <QImage>
#include <QPixmap>
#include <QSize>

namespace yuyi {

/// @brief A checkable option with its label as a key cap and its complete, wrapped text; with a check box where several may be chosen. As
/// a tile it has its picture between the key cap and the text; the picture takes the height that is left.
class BlindOption final : public QAbstractButton
{
    Q_OBJECT
public:
    BlindOption(const QString &label, QWidget *parent);

    /// What the option is called; before setOption().
    void setLabel(const QString &label);
    void setOption(const QString &text);
    /// Makes it a tile, or a line of text again. Loses its picture.
    void setTile(bool tile);
    bool isTile() const { return m_tile; }
    /// Size in pixels of the picture that the tile gets later; empty: it has none.
    void setPictureSize(const QSize &size);
    bool hasPicture() const { return !m_pictureSize.isEmpty(); }
    void setPicture(const QImage &picture);
    /// Whether the picture has been painted since it was set, or cannot be: there is none, or it is out of sight.
    bool isPainted() const;
    /// The height in pixels that the picture asks for in a tile of this width; 0 without a picture.
    int pictureHeight(int width) const;
    /// The height of such a tile without its picture.
    int heightBesidePicture(int width) const;
    /// Shows the key that chooses the option, if it is not the label.
    void setKey(const QString &key);
    QString key() const { return m_key == m_label ? QString() : m_key; }
    /// Whether others may be chosen besides it. Off by default.
    void setSeveral(bool several);
    bool isSeveral() const { return m_several; }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

Q_SIGNALS:
    /// The picture is to be shown large: its corner was clicked.
    void enlargeWanted();

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    QRect boxRect() const;
    QRect capRect() const;
    void paintBox(QPainter &painter, const QRect &box, bool chosen) const;
    QRect textRect(const QRect &in) const;
    QRect enlargeRect() const;
    QRect pictureRect() const;
    int textHeight(int width) const;
    void paintPicture(QPainter &painter);
    void paintEnlarge(QPainter &painter, const QColor &ink) const;

    QString m_label;
    QString m_key; ///< empty: the label
    bool m_several = false;
    bool m_tile = false;
    QSize m_pictureSize;
    QImage m_picture;
    QPixmap m_drawn;        ///< the picture at the size it has in the tile
    bool m_painted = false; ///< the picture has been painted
    bool m_enlarging = false;
};

} // namespace yuyi
