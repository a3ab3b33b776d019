// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace yuyi {

class PrintCanvas;
struct PrintFigure;

/// @brief A heat map of a printed figure: a row for each category, a column for each series, and the key of the shades.
class PrintHeatMap
{
public:
    /// Both must outlive the object.
    PrintHeatMap(const PrintFigure &figure, const PrintCanvas &canvas) : m_figure(figure), m_canvas(canvas) {}

    /// Paints from `y` down, or only measures if the canvas has no painter. Returns where the figure ends.
    double paint(double y) const;

private:
    double shadeKey(double y, double least, double most) const;

    const PrintFigure &m_figure;
    const PrintCanvas &m_canvas;
};

} // namespace yuyi
