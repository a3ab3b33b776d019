// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>

namespace yuyi {

class PrintCanvas;
struct PrintFigure;
struct PrintAxis;
struct PrintValue;

/// @brief Bars, stacked bars or intervals of a printed figure: one row for each category, with the value axis below.
class PrintRows
{
public:
    /// Both must outlive the object.
    PrintRows(const PrintFigure &figure, const PrintCanvas &canvas) : m_figure(figure), m_canvas(canvas) {}

    /// Paints from `y` down, or only measures if the canvas has no painter. Returns where the figure ends.
    double paint(double y) const;

private:
    void row(int category, const QRectF &band, const QRectF &plot, const PrintAxis &axis) const;
    void whisker(const PrintValue &value, const QRectF &plot, const PrintAxis &axis, double y) const;
    double ticksAndTitle(const QRectF &plot, const PrintAxis &axis) const;

    const PrintFigure &m_figure;
    const PrintCanvas &m_canvas;
};

} // namespace yuyi
