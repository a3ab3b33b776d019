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

/// The chart type of a printed figure.
enum class PrintKind {
    Bars,
    Stacked,
    Intervals,
    HeatMap,
    Rings,
    Bubbles,
    Points
};

/// One value with its interval. NaN: nothing is drawn.
struct PrintValue {
    double value = std::numeric_limits<double>::quiet_NaN();
    std::optional<double> low;
    std::optional<double> high;
    QString text; ///< label next to the mark; empty: no label
};

/// A legend entry with one value for each category. In a heat map: a column.
struct PrintSeries {
    QString name;
    QList<PrintValue> values;
    QColor color; ///< invalid: taken from the palette
};

/// A reference line across the value axis, such as chance level.
struct PrintLine {
    QString name;
    double value = 0;
};

/// A part of a category, shown on the outer ring.
struct PrintPart {
    int category = 0;
    QString name;
    double count = 0;
};

/// A bubble at one point of a plane, standing for `count` entries.
struct PrintBubble {
    double across = 0;
    double up = 0;
    int count = 1;
};

/// A named point over a logarithmic axis. Without a place on it (no value, not above 0) it stands beside the axis.
struct PrintPoint {
    std::optional<double> across;
    PrintValue up; ///< its text is not drawn
    QString name;
    int series = 0; ///< index in the series, which have names only
};

/// A figure for print: texts and values, independent of pixels and theme.
struct PrintFigure {
    PrintKind kind = PrintKind::Bars;
    QString valueTitle;     ///< title of the value axis, with its unit
    QString categoryTitle;  ///< title of the category axis
    QStringList categories; ///< full names; they are wrapped, never shortened
    QList<PrintSeries> series;
    QList<PrintLine> lines;
    QList<PrintPart> parts;     ///< only for Rings
    QList<PrintBubble> bubbles; ///< only for Bubbles
    QList<PrintPoint> points;   ///< only for Points, whose categoryTitle is that of the logarithmic axis
    QString besideTitle;        ///< only for Points: below those without a place on the axis
    double low = 0;             ///< start of the value axis; for Bubbles, of both axes
    double high = 0;            ///< end of the axis; if not above `low`, chosen from the values
    double step = 0;            ///< distance of ticks; 0: chosen automatically, a round number
    QStringList notes;          ///< sentences below the figure: number of items, how intervals are made

    bool isEmpty() const;
};

/// The size of a figure on paper, in millimetres.
struct PrintSize {
    static constexpr double oneColumn = 84;
    static constexpr double twoColumns = 174;
    static constexpr double narrowest = 60;
    static constexpr double widest = 400;

    double width = twoColumns; ///< the height follows from the content of the figure
    int dpi = 300;             ///< of bitmaps
};

/// The size in millimetres of a figure printed at this width.
QSizeF printedSize(const PrintFigure &figure, double width);

/// @brief Writes .pdf (fonts embedded), .svg (text stays text) or .png, chosen by the suffix; always dark on white. Any thread;
/// needs a QGuiApplication. Errors: Unsupported (unknown suffix or nothing to draw), Environment (cannot write).
Result<> savePrintFigure(const PrintFigure &figure, const PrintSize &size, const QString &path);

} // namespace yuyi
