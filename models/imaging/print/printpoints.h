// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>

namespace yuyi {

class PointsPlace;
class PrintCanvas;
struct PrintFigure;

/// @brief Named points of a printed figure over a logarithmic axis, with intervals and reference lines. Points without a place on the
/// axis stand in a field of their own beside it.
class PrintPoints
{
public:
    /// Both must outlive the object.
    PrintPoints(const PrintFigure &figure, const PrintCanvas &canvas) : m_figure(figure), m_canvas(canvas) {}

    /// Paints from `y` down, or only measures if the canvas has no painter. Returns where the figure ends.
    double paint(double y) const;

private:
    void grid(const PointsPlace &place, const QRectF &plot) const;
    void marks(const PointsPlace &place) const;

    const PrintFigure &m_figure;
    const PrintCanvas &m_canvas;
};

} // namespace yuyi
