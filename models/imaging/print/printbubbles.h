// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace yuyi {

class PrintCanvas;
struct PrintFigure;

/// @brief Bubbles of a printed figure in a plane with two equal axes, with the line on which both values are the same.
class PrintBubbles
{
public:
    /// Both must outlive the object.
    PrintBubbles(const PrintFigure &figure, const PrintCanvas &canvas) : m_figure(figure), m_canvas(canvas) {}

    /// Paints from `y` down, or only measures if the canvas has no painter. Returns where the figure ends.
    double paint(double y) const;

private:
    const PrintFigure &m_figure;
    const PrintCanvas &m_canvas;
};

} // namespace yuyi
