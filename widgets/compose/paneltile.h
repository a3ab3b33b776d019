// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>
#include <QColor>
#include <QImage>
#include <QPoint>

namespace yuyi {

/// @brief One panel as a small picture, whole, with its name below it. What a click or a drag means is up to whoever holds it.
class PanelTile final : public QAbstractButton
{
    Q_OBJECT
public:
    explicit PanelTile(QWidget *parent);

    /// A null picture: it is being read.
    void setPanel(const QImage &picture, const QString &name, const QString &shortName, const QColor &colour);
    void setCurrent(bool current);

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
    QImage m_picture;
    QString m_shortName;
    QColor m_colour;
    QPoint m_pressed;
    bool m_current = false;
    bool m_dragging = false;
};

} // namespace yuyi
