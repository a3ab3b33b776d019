// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/composing/composeservice.h"

#include <QList>
#include <QPointF>
#include <QRect>
#include <QSize>
#include <QWidget>

namespace yuyi {

class ImageViewer;
class PanelFrame;

/// @brief Lies over the picture of a viewer and shows the panels as rectangles, each a widget of its own (PanelFrame). A drag on the
/// picture makes a new one. The wheel zooms the picture, the middle button moves it. Panels that came as files have no rectangle.
class PanelOverlay final : public QWidget
{
    Q_OBJECT
public:
    explicit PanelOverlay(ImageViewer *viewer);

    /// `picture`: size of the picture in full; the viewer may show a reduced one.
    void setPanels(const QList<CutPanel> &panels, int current, const QSize &picture);
    /// A rectangle in the middle of what is seen, a quarter as wide and high.
    QRect proposedArea() const;
    /// Gives the focus to the selected rectangle, or else to the overlay. Scrolls the picture if it is out of sight.
    void focusCurrent();
    /// The rectangle of a panel; null: it has none.
    PanelFrame *frame(int panel) const { return m_frames.value(panel); }

Q_SIGNALS:
    /// A new rectangle was drawn.
    void drawn(const QRect &area);
    void chosen(int panel);
    void changed(int panel, const QRect &area);
    void nudged(int panel, const QRect &area);

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    /// Pixels shown per pixel of the picture in full.
    double shownScale() const;
    QPointF toPicture(const QPointF &position) const;
    QRectF shownArea(const QRect &area) const;
    PanelFrame *newFrame();
    void showFrames();
    void placeFrames();
    QRect drawnArea() const;

    ImageViewer *m_viewer;
    QList<CutPanel> m_panels;
    QList<PanelFrame *> m_spare;  ///< all frames that were made
    QList<PanelFrame *> m_frames; ///< parallel to the panels; null: it came as a file
    int m_current = -1;
    QSize m_picture;
    QPointF m_from;
    QPointF m_to;
    bool m_drawing = false;
};

} // namespace yuyi
