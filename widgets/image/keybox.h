// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/image/imageviewer.h"

#include <QObject>
#include <QPolygonF>
#include <QRectF>

class QKeyEvent;

namespace yuyi {

/// @brief A box over the picture of a viewer, moved and sized by keys: a new one in the middle of what is seen, or an area
/// that is there already, whose shape it keeps.
///
/// Arrows move it as it is seen, with Shift they move its right and lower edges, with Ctrl both go by single pixels; while the
/// viewer is drawing the first arrow begins one. It stays inside the picture, and is dropped when the mouse draws.
class KeyBox final : public QObject
{
    Q_OBJECT
public:
    /// The viewer is the parent. `keys` has the focus while there is a box; where that is the viewer itself, the box is dropped when a
    /// person goes elsewhere in the window. `share` of what is seen is as large as a new one.
    KeyBox(ImageViewer *viewer, QWidget *keys, QSizeF share);

    /// False where no picture is shown.
    bool begin();
    /// `area` in pixels of the picture shown.
    bool begin(const QPolygonF &area);
    void drop();

    bool isActive() const { return m_active; }
    /// In pixels of the picture shown.
    QPolygonF polygon() const;

Q_SIGNALS:
    /// Begun, moved, sized or dropped.
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
    QPolygonF m_shape;   ///< as it was begun
    QRectF m_box;
    bool m_active = false;
};

} // namespace yuyi
