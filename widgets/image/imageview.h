// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>
#include <QRectF>
#include <QSizeF>
#include <QTransform>

namespace yuyi {

/// @brief The position of a picture in a window: fitted or zoomed, moved, rotated in quarter turns. Pure geometry, no widget.
///
/// `zoom` is device-independent pixels per picture pixel; the caller divides by the device pixel ratio for "100 %".
class ImageView final
{
public:
    /// Size of the picture (or of the frame of several) in picture pixels, upright.
    void setContent(const QRectF &content);
    void setWindow(const QSizeF &window);

    bool isFit() const { return m_fit; }
    void fit();
    double zoom() const { return m_zoom; }
    /// Zooms around `anchor`, which is in window coordinates.
    void zoomTo(double zoom, const QPointF &anchor);
    void zoomBy(double factor, const QPointF &anchor) { zoomTo(m_zoom * factor, anchor); }
    /// Moves the picture by window pixels. Returns true if it moved.
    bool pan(const QPointF &delta);
    int quarterTurns() const { return m_turns; }
    void turn(int quarters);

    QTransform toWindow() const;
    /// The zoom at which all of the content fits into the window.
    double fitZoom() const;
    /// Returns true if part of the content is outside the window.
    bool canPan() const;

    static constexpr double largestZoom = 32.0;

private:
    QSizeF turnedSize() const;
    void keepInside();

    QRectF m_content;
    QSizeF m_window;
    QPointF m_center; ///< in content coordinates
    double m_zoom = 1.0;
    int m_turns = 0;
    bool m_fit = true;
};

} // namespace yuyi
