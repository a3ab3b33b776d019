// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace yuyi {

class PrintCanvas;
struct PrintFigure;

/// @brief Rings of a printed figure: the categories, around them their parts, and below the list of both.
class PrintRings
{
public:
    /// Both must outlive the object.
    PrintRings(const PrintFigure &figure, const PrintCanvas &canvas) : m_figure(figure), m_canvas(canvas) {}

    /// Paints from `y` down, or only measures if the canvas has no painter. Returns where the figure ends.
    double paint(double y) const;

private:
    const PrintFigure &m_figure;
    const PrintCanvas &m_canvas;
};

} // namespace yuyi
