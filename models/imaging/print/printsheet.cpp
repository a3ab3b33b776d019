// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/imaging/print/printsheet.h"

#include "models/domain/text.h"
#include "models/imaging/print/printfile.h"
#include "models/imaging/print/printsheetlayout.h"
#include "models/imaging/print/printsheetpainter.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::PrintFigure)
};

constexpr double millimetresPerInch = 25.4;

/// What a screen reader says of the sheet: every word of it.
QString describedBy(const PrintSheet &sheet)
{
    QStringList words;
    for (const SheetExample &example : sheet.examples) {
        words << example.category << example.question;
        for (const SheetPicture &picture : example.pictures)
            words.append(picture.caption);
        for (qsizetype i = 0; i < example.options.size(); ++i)
            words.append(QStringLiteral("%1 %2").arg(optionLetter(i), example.options.at(i).text));
        words << example.answer;
        for (qsizetype i = 0; i < sheet.labelTitles.size(); ++i)
            words << sheet.labelTitles.at(i) << example.labels.value(i);
        words << example.source;
    }
    words.removeAll(QString());
    return words.join(QStringLiteral("; "));
}

} // namespace

int columnsWithin(double width)
{
    return std::clamp(static_cast<int>(width / PrintSheet::narrowestColumn), 1, PrintSheet::mostColumns);
}

int sheetPictureEdge(const PrintSize &size, int columns)
{
    // No picture is wider than its column, or taller than that.
    return std::max(16, static_cast<int>(std::ceil(size.width / std::max(1, columns) / millimetresPerInch * size.dpi)));
}

Result<> savePrintSheet(const PrintSheet &sheet, const PrintSize &size, const QString &path)
{
    if (sheet.examples.isEmpty())
        return failure(ErrorCode::Unsupported, Tr::tr("There are no examples to draw."));
    if (!(size.width >= PrintSize::narrowest && size.width <= PrintSize::widest))
        return failure(ErrorCode::Unsupported,
                       Tr::tr("The width of a figure must be %1 to %2 mm.").arg(PrintSize::narrowest).arg(PrintSize::widest));
    if (sheet.columns < 1 || sheet.columns > columnsWithin(size.width))
        return failure(ErrorCode::Unsupported,
                       Tr::tr("A sheet %1 mm wide has room for 1 to %2 columns.").arg(size.width).arg(columnsWithin(size.width)));
    for (const SheetExample &example : sheet.examples) {
        if (example.fault)
            return tl::unexpected<Error>(*example.fault);
    }
    const PrintSheetLayout layout(sheet, size.width * printUnitsPerMillimetre);
    PrintPage page;
    page.millimetres = layout.size() / printUnitsPerMillimetre;
    page.dpi = size.dpi;
    page.title = sheet.title;
    page.description = describedBy(sheet);
    page.paint = [&](QPainter *painter) { PrintSheetPainter(sheet, layout).paint(*painter); };
    return writePrintPage(page, path);
}

} // namespace yuyi
