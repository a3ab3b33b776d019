// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/imaging/print/printcanvas.h"

#include <QColor>
#include <QString>

namespace yuyi {

/// @brief Lays out and paints a figure: its legend, its drawing and its notes. Lengths are in hundredths of a millimetre.
class PrintPainter
{
public:
    PrintPainter(const PrintFigure &figure, double width);

    /// Paints the figure, or only measures it if `painter` is null. Returns its height.
    double paint(QPainter *painter);

private:
    struct Entry {
        QString name;
        QColor color;
        int line = -1; ///< index in the figure's lines; −1: a filled mark
    };

    QList<Entry> entries() const;
    double legend(double y) const;
    double drawing(double y) const;
    double notes(double y) const;

    const PrintFigure &m_figure;
    PrintCanvas m_canvas;
};

} // namespace yuyi
