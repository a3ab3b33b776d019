// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/imaging/print/printfigure.h"

#include "models/imaging/print/printfile.h"
#include "models/imaging/print/printpainter.h"

#include <QCoreApplication>

namespace yuyi {

namespace {

struct PrintTr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::PrintFigure)
};

/// What a screen reader says of the picture: every word of it, in one piece.
QString describedBy(const PrintFigure &figure)
{
    QStringList words{figure.categoryTitle, figure.valueTitle};
    words += figure.categories;
    for (const PrintSeries &series : figure.series)
        words.append(series.name);
    for (const PrintLine &line : figure.lines)
        words.append(line.name);
    for (const PrintPart &part : figure.parts)
        words.append(part.name);
    for (const PrintPoint &point : figure.points)
        words.append(point.name);
    words.append(figure.besideTitle);
    words += figure.notes;
    words.removeAll(QString());
    return words.join(QStringLiteral("; "));
}

} // namespace

bool PrintFigure::isEmpty() const
{
    if (kind == PrintKind::Points)
        return points.isEmpty();
    return kind == PrintKind::Bubbles ? bubbles.isEmpty() : categories.isEmpty() || series.isEmpty();
}

QSizeF printedSize(const PrintFigure &figure, double width)
{
    return {width, PrintPainter(figure, width * printUnitsPerMillimetre).paint(nullptr) / printUnitsPerMillimetre};
}

Result<> savePrintFigure(const PrintFigure &figure, const PrintSize &size, const QString &path)
{
    if (figure.isEmpty())
        return failure(ErrorCode::Unsupported, PrintTr::tr("There is nothing to draw yet. Choose other runs or another chart."));
    if (!(size.width >= PrintSize::narrowest && size.width <= PrintSize::widest))
        return failure(ErrorCode::Unsupported,
                       PrintTr::tr("The width of a figure must be %1 to %2 mm.")
                           .arg(PrintSize::narrowest)
                           .arg(PrintSize::widest));
    PrintPage page;
    page.millimetres = printedSize(figure, size.width);
    page.dpi = size.dpi;
    page.title = figure.valueTitle;
    page.description = describedBy(figure);
    page.paint = [&](QPainter *painter) { PrintPainter(figure, size.width * printUnitsPerMillimetre).paint(painter); };
    return writePrintPage(page, path);
}

} // namespace yuyi
