// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/image/imageview.h"

#include <QColor>
#include <QImage>
#include <QList>
#include <QPolygonF>
#include <QString>
#include <QWidget>

namespace yuyi {

class BusyRing;
class PicturePyramid;

/// @brief A shape drawn over the picture, in pixels of the picture shown. An invalid colour is the accent.
struct ImageOverlay {
    QPolygonF polygon;
    QColor color;
    QString label;
    bool strong = false; ///< highlighted: a thicker outline and a stronger fill
};

/// @brief Shows a picture with zoom at the pointer, dragging, quarter turns and overlays.
///
/// The wheel zooms; dragging moves; a double click switches between fit and 100 %. Keys with the focus: + − zoom, arrows move a
/// picture that is larger than the window, and, unless setDigitKeys(false), 0 fits and 1 shows 100 %. Decoded pictures arrive as
/// QImage; large pictures are prepared on another thread.
class ImageViewer final : public QWidget
{
    Q_OBJECT
public:
    explicit ImageViewer(QWidget *parent = nullptr);
    ~ImageViewer() override;

    /// Shows the picture fitted to the window and removes overlays, rotation and any error. A null image shows the empty state.
    void setImage(const QImage &image);
    /// Replaces the picture by a better version of it (full size after a preview). Zoom, rotation and overlays are kept.
    void refineImage(const QImage &image);
    /// Clears the view; a spinner appears after 200 ms.
    void setLoading();
    /// Shows this error message instead of a picture.
    void setError(const QString &sentence);
    /// Shown when there is no picture, no error and nothing is loading.
    void setEmptyText(const QString &text);
    void clear();

    bool hasImage() const;
    bool isLoading() const { return m_state == State::Loading; }
    QString error() const { return m_state == State::Error ? m_message : QString(); }
    QSize imageSize() const;

    void setOverlays(const QList<ImageOverlay> &overlays);
    const QList<ImageOverlay> &overlays() const { return m_overlays; }
    void setOverlaysVisible(bool visible);

    /// Screen pixels per picture pixel (1.0 = 100 %).
    double zoom() const;
    bool isFit() const { return m_view.isFit(); }
    int quarterTurns() const { return m_view.quarterTurns(); }
    /// Zoom, place and rotation, to be kept while another picture is shown.
    const ImageView &view() const { return m_view; }
    /// Brings back the view that the picture had before.
    void setView(const ImageView &view);
    /// Whether the digit keys zoom. Turn this off where digits choose labels.
    void setDigitKeys(bool on) { m_digitKeys = on; }
    /// For use inside a scroll area: the wheel scrolls the area and zooms only with Ctrl.
    void setWheelNeedsCtrl(bool needs) { m_wheelNeedsCtrl = needs; }

    /// With true a drag draws a rectangle (areaDrawn) instead of moving the picture.
    void setDrawing(bool drawing);
    bool isDrawing() const { return m_drawing; }

    QPointF toImage(const QPointF &position) const;
    QPointF fromImage(const QPointF &point) const;

    QSize sizeHint() const override { return {480, 360}; }
    QSize minimumSizeHint() const override { return {120, 90}; }

public Q_SLOTS:
    void fit();
    void actualSize();
    void zoomIn();
    void zoomOut();
    /// Rotates the view by a quarter turn clockwise. The picture is not changed.
    void rotateView();
    void rotateViewBack();

Q_SIGNALS:
    void zoomChanged(double zoom);
    /// The overlay with this index was clicked.
    void overlayClicked(int index);
    /// The person drew a rectangle. Its corners are in picture pixels and inside the picture.
    void areaDrawn(const QPolygonF &polygon);

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    enum class State {
        Empty,
        Loading,
        Error,
        Image
    };

    void setState(State state, const QString &message = {});
    void zoomTo(double zoom, const QPointF &anchor);
    void afterViewChange();
    int overlayAt(const QPointF &position) const;
    void paintOverlays(QPainter &painter) const;
    void paintMessage(QPainter &painter) const;

    PicturePyramid *m_picture;
    ImageView m_view;
    QList<ImageOverlay> m_overlays;
    State m_state = State::Empty;
    QString m_message;
    QString m_emptyText;
    BusyRing *m_busy;
    QPointF m_pressed;
    QPointF m_last;
    bool m_overlaysVisible = true;
    bool m_digitKeys = true;
    bool m_wheelNeedsCtrl = false;
    bool m_drawing = false;
    bool m_dragging = false;
    bool m_moved = false;
};

} // namespace yuyi
