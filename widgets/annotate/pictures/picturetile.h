// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/annotation/medium.h"

#include <QAbstractButton>
#include <QPoint>

class QToolButton;

namespace yuyi {

class BusyRing;
class RowPictures;

/// @brief A small picture of a question, whole, on a quiet ground, with its caption below; or an empty place for one, or one that is being
/// read. What a click or a key means is up to whoever holds it.
class PictureTile final : public QAbstractButton
{
    Q_OBJECT
public:
    /// `edge`: of the picture, in pixels at scale 1. `captioned`: with a line for a caption.
    PictureTile(int edge, bool captioned, QWidget *parent);

    /// Where the picture comes from; they must outlive the tile.
    void setCards(RowPictures *cards);
    /// Null: an empty place, with a plus unless it is read-only.
    void setPicture(const Medium &picture, const QString &caption = {});
    const Medium &picture() const { return m_picture; }
    void setWaiting(bool waiting);
    bool isWaiting() const { return m_waiting; }
    /// Shows a frame around the picture that commands are about.
    void setCurrent(bool current);
    void setReadOnly(bool readOnly);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

Q_SIGNALS:
    /// The tile is dragged, or was dropped; in coordinates of the tile.
    void dragged(const QPoint &position);
    void dropped(const QPoint &position);

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    int m_edge;
    bool m_captioned;
    RowPictures *m_cards = nullptr;
    Medium m_picture;
    QString m_caption;
    BusyRing *m_busy;
    QPoint m_pressed;
    bool m_waiting = false;
    bool m_current = false;
    bool m_readOnly = false;
    bool m_dragging = false;
};

/// A button beside pictures: without a frame, and never with the focus.
QToolButton *smallButton(QWidget *parent);

} // namespace yuyi
