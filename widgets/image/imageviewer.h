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
    bool strong = false; ///< the one being looked at: thicker, filled more
};

/// @brief The picture, whole, on a quiet ground; zoom at the pointer, drag to move, quarter turns, overlays.
///
/// Wheel zooms; a drag moves; double click switches fit / 100 %. Keys with the focus: + − zoom, arrows move when larger
/// than the window, and, unless setDigitKeys(false), 0 fits and 1 shows 100 %. Everything decoded arrives as QImage;
/// large pictures are prepared on another thread.
class ImageViewer final : public QWidget
{
    Q_OBJECT
public:
    explicit ImageViewer(QWidget *parent = nullptr);
    ~ImageViewer() override;

    /// Shows the picture fitted; drops overlays, turn and any error. A null image is the empty state.
    void setImage(const QImage &image);
    /// The same picture in better quality (full size after a preview): zoom, turn and overlays stay in place.
    void refineImage(const QImage &image);
    /// Empties the view; after 200 ms a quiet spinner appears.
    void setLoading();
    /// The reason, for the person.
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
    /// Off where digits belong to labels.
    void setDigitKeys(bool on) { m_digitKeys = on; }
    /// Within something that scrolls: the wheel scrolls that, and zooms with Ctrl.
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
    /// A quarter turn clockwise; only what is seen, not the picture.
    void rotateView();
    void rotateViewBack();

Q_SIGNALS:
    void zoomChanged(double zoom);
    /// A click on an overlay (its index).
    void overlayClicked(int index);
    /// A rectangle drawn by the person, corners in picture pixels, inside the picture.
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
    enum class State { Empty, Loading, Error, Image };

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
