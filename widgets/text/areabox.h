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
/// While there is one the viewer has the focus: arrows move it, with Shift they move its right and lower edges, with Ctrl both go
/// by single pixels. It stays inside the picture. It is dropped when a person goes elsewhere in the window or draws with the mouse.
class AreaBox final : public QObject
{
    Q_OBJECT
public:
    /// The viewer is the parent.
    explicit AreaBox(ImageViewer *viewer);

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
    void start(const QPolygonF &shape);
    bool press(const QKeyEvent &event);

    ImageViewer *m_viewer;
    QPolygonF m_shape;   ///< as it was begun
    QRectF m_box;
    bool m_active = false;
};

} // namespace yuyi
