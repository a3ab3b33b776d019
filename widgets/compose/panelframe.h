// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QPoint>
#include <QRect>
#include <QString>
#include <QWidget>

#include <functional>

namespace yuyi {

/// @brief The rectangle of one panel over a picture. A drag moves it, a drag of an edge or corner resizes it. Keys with the focus: arrows
/// move it by a pixel of the picture, with Shift by ten; with Ctrl they move its right and lower edges. It never leaves the picture.
class PanelFrame final : public QWidget
{
    Q_OBJECT
public:
    /// The least width and height of a panel, in pixels of the picture.
    static constexpr int least = 4;

    /// `toPicture`: from coordinates of the parent to pixels of the picture.
    PanelFrame(std::function<QPointF(const QPointF &)> toPicture, QWidget *parent);

    /// What the frame is about. `area` and `picture`: pixels of the picture. `tag`: the name of the panel, shown in its corner.
    void setPanel(const QRect &area, const QSize &picture, const QString &tag, const QColor &colour);
    const QRect &area() const { return m_area; }
    /// The rectangle in coordinates of the parent; the frame is as much larger as its edges can be gripped.
    void place(const QRectF &shown);
    void setCurrent(bool current);
    /// Whether it is being dragged: it is not placed then.
    bool isDragged() const { return m_grip != 0; }

Q_SIGNALS:
    /// It was clicked or has the focus.
    void chosen();
    /// While it is dragged.
    void dragged(const QRect &area);
    /// A drag has ended with another area.
    void changed(const QRect &area);
    /// A key has changed the area.
    void nudged(const QRect &area);

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    int gripAt(const QPointF &position) const;
    QRect draggedTo(const QPointF &position) const;
    QRect resized(const QRect &area, int left, int top, int right, int bottom) const;

    std::function<QPointF(const QPointF &)> m_toPicture;
    QRect m_area;
    QSize m_picture;
    QString m_tag;
    QColor m_colour;
    QPointF m_pressed; ///< pixels of the picture
    QRect m_start;     ///< the area when the drag began
    int m_grip = 0;    ///< which edges are dragged
    bool m_current = false;
};

} // namespace yuyi
