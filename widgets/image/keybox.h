// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/image/imageviewer.h"

#include <QObject>
#include <QPolygonF>
#include <QRectF>

class QKeyEvent;

namespace yuyi {

/// @brief A box over the picture of a viewer that is moved and resized with the keyboard. It is a new box in the middle of the
/// visible part, or an existing area, whose shape is kept.
///
/// Arrows move the box in screen directions, Shift+arrows move its right and lower edges, and Ctrl reduces the step to one pixel.
/// While the viewer is in drawing mode, the first arrow starts a new box. It stays inside the picture. Drawing with the mouse
/// drops it.
class KeyBox final : public QObject
{
    Q_OBJECT
public:
    /// The viewer is the parent. `keys` has the focus while there is a box. If it is the viewer itself, the box is dropped when
    /// the focus moves elsewhere in the window. `share` is the size of a new box as a share of the visible part.
    KeyBox(ImageViewer *viewer, QWidget *keys, QSizeF share);

    /// Starts a new box. Returns false if no picture is shown.
    bool begin();
    /// Starts with an existing area, in pixels of the picture shown.
    bool begin(const QPolygonF &area);
    void drop();

    bool isActive() const { return m_active; }
    /// The box, or the area in its new place, in pixels of the picture shown.
    QPolygonF polygon() const;

Q_SIGNALS:
    /// The box was started, moved, resized or dropped.
    void changed();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QRectF picture() const { return {QPointF(0, 0), QSizeF(m_viewer->imageSize())}; }
    bool take(const QKeyEvent &event);
    void go(const QPointF &direction, Qt::KeyboardModifiers with);

    ImageViewer *m_viewer;
    QWidget *m_keys;
    QSizeF m_share;
    QPolygonF m_shape; ///< the shape at the start
    QRectF m_box;
    bool m_active = false;
};

} // namespace yuyi
