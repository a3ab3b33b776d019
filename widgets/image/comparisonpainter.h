// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainter>
#include <QTransform>

namespace yuyi {

class PicturePyramid;
class Theme;

/// @brief Draws the parts of a comparison of two pictures in its panes, which are rectangles of the widget.
class ComparisonPainter final
{
public:
    /// The two pictures and where they are: pixels of B to pixels of A, pixels of A to logical pixels of a pane.
    struct Pictures {
        const PicturePyramid &a;
        const PicturePyramid &b;
        QTransform bToA;
        QTransform toWindow;
    };

    ComparisonPainter(QPainter &painter, const Theme &theme, const Pictures &pictures);

    void drawGround(const QRectF &pane);
    /// Limits drawing to a pane with its rounded corners.
    void clipTo(const QRectF &pane);
    void drawA(const QRectF &pane);
    void drawB(const QRectF &pane);
    /// Draws B over A to the right of a line with a grip. `position`: 0…1 of the pane's width.
    void drawSlider(const QRectF &pane, double position);
    /// Draws a picture of any size in the place of A, in the pane at the widget's origin.
    void drawInsteadOfA(const QImage &image);
    /// Draws a label in the upper corner of this side.
    void drawLabel(const QRectF &pane, const QString &label, Qt::Alignment side);
    /// Draws the frame of a widget that has the focus.
    void drawFocus(const QRectF &pane);

private:
    QPainter &m_painter;
    const Theme &m_theme;
    Pictures m_pictures;
};

} // namespace yuyi
