// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/image/imageview.h"

#include <QImage>
#include <QTimer>
#include <QWidget>

namespace yuyi {

class BusyRing;
class ComparisonPainter;
class PictureDifference;
class PicturePyramid;

/// @brief Compares two pictures: side by side with a common zoom, flicker, slider, amplified difference, overlay.
///
/// Picture B is mapped onto A with a transform in unit coordinates (0…1 of each picture's width and height), so crops, borders
/// and rotations are aligned. The wheel zooms, dragging moves, the keys + − 0 1 act as in ImageViewer. In flicker mode Space
/// switches the picture; in slider and overlay mode ←/→ move the line or change the weight.
class ComparisonView final : public QWidget
{
    Q_OBJECT
public:
    enum class Mode {
        SideBySide,
        Flicker,
        Slider,
        Difference,
        Overlay
    };

    explicit ComparisonView(QWidget *parent = nullptr);
    ~ComparisonView() override;

    /// `bToA` maps unit coordinates of B to unit coordinates of A (identity when unknown).
    void setImages(const QImage &a, const QImage &b, const QTransform &bToA = {});
    /// Names shown in the corners ("Keep", a file name).
    void setLabels(const QString &a, const QString &b);
    void setLoading();
    void setError(const QString &sentence);
    void clear();

    Mode mode() const { return m_mode; }
    void setMode(Mode mode);
    /// How long flicker mode shows each picture, in milliseconds. The default is 500.
    void setFlickerInterval(int milliseconds);
    /// Returns true if flicker mode is switching automatically: it is visible and was not switched manually.
    bool isFlickering() const { return m_flicker.isActive(); }
    /// Returns true if flicker mode shows picture B now.
    bool isShowingB() const { return m_showB; }
    /// Position of the slider line, or weight of B in the overlay, 0…1.
    double position() const { return m_position; }
    void setPosition(double position);
    bool hasImages() const;
    /// Returns true if the difference has been computed.
    bool isDifferenceReady() const;
    const QImage &differenceImage() const;
    double zoom() const;

    QSize sizeHint() const override { return {720, 420}; }
    QSize minimumSizeHint() const override { return {160, 100}; }

public Q_SLOTS:
    void fit();
    void actualSize();
    void zoomIn();
    void zoomOut();
    /// Shows the other picture in flicker mode and stops automatic switching.
    void switchByHand();

Q_SIGNALS:
    void modeChanged(yuyi::ComparisonView::Mode mode);
    void zoomChanged(double zoom);

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    QList<QRectF> panes() const;
    QRectF paneAt(const QPointF &position) const;
    QTransform bToAPixels() const;
    void zoomTo(double zoom, const QPointF &position);
    void afterViewChange();
    void updateTimer();
    void wantDifference();
    void paintPane(QPainter &painter, ComparisonPainter &comparison, const QRectF &pane);
    void paintLabels(ComparisonPainter &comparison) const;

    Mode m_mode = Mode::SideBySide;
    PicturePyramid *m_a;
    PicturePyramid *m_b;
    QTransform m_bToA;
    ImageView m_view;
    QString m_labelA;
    QString m_labelB;
    QString m_message;
    PictureDifference *m_difference;
    QTimer m_flicker;
    BusyRing *m_busy;
    QPointF m_last;
    double m_position = 0.5;
    bool m_showB = false;
    bool m_dragging = false;
    bool m_draggingLine = false;
};

} // namespace yuyi
