// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/result.h"

#include <QColor>
#include <QList>
#include <QSizeF>
#include <QStringList>

#include <limits>
#include <optional>

namespace yuyi {

/// What a printed figure is made of.
enum class PrintKind { Bars, Stacked, Intervals, HeatMap, Rings, Bubbles };

/// One value with its interval; not a number: nothing is drawn.
struct PrintValue {
    double value = std::numeric_limits<double>::quiet_NaN();
    std::optional<double> low;
    std::optional<double> high;
    QString text;                    ///< as it is written beside the mark; empty: not at all
};

/// A legend's entry with one value for each category. Of a heat map: a column.
struct PrintSeries {
    QString name;
    QList<PrintValue> values;
    QColor color;                    ///< invalid: the palette's
};

/// A line across the values, such as chance.
struct PrintLine {
    QString name;
    double value = 0;
};

/// A part of a category of a ring, on the outer ring.
struct PrintPart {
    int category = 0;
    QString name;
    double count = 0;
};

/// Things at one place of a plane.
struct PrintBubble {
    double across = 0;
    double up = 0;
    int count = 1;
};

/// @brief A figure as a page takes it: words and values, without pixels and without a theme.
struct PrintFigure {
    PrintKind kind = PrintKind::Bars;
    QString valueTitle;              ///< of the axis of the values, with its unit
    QString categoryTitle;           ///< of the axis of the categories
    QStringList categories;          ///< in full; they are wrapped, never shortened
    QList<PrintSeries> series;
    QList<PrintLine> lines;
    QList<PrintPart> parts;          ///< of Rings
    QList<PrintBubble> bubbles;      ///< of Bubbles
    double low = 0;                  ///< of the axis; Bubbles: of both
    double high = 0;                 ///< not above `low`: where the values end
    double step = 0;                 ///< between ticks; 0: a round one
    QStringList notes;               ///< sentences below: number of items, how intervals are made

    bool isEmpty() const;
};

/// How large a figure is on paper.
struct PrintSize {
    static constexpr double oneColumn = 84;
    static constexpr double twoColumns = 174;
    static constexpr double narrowest = 60;
    static constexpr double widest = 400;

    double width = twoColumns;       ///< millimetres; the height follows from what is in the figure
    int dpi = 300;                   ///< of bitmaps
};

/// Millimetres that a figure takes at a width.
QSizeF printedSize(const PrintFigure &figure, double width);

/// @brief Writes .pdf (fonts embedded), .svg (words as words) or .png, by the ending; always dark on white. Any thread, with a
/// QGuiApplication. Errors: Unsupported (ending, or nothing to draw), Environment (cannot write).
Result<> savePrintFigure(const PrintFigure &figure, const PrintSize &size, const QString &path);

} // namespace yuyi
