// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/imaging/print/printsheetlayout.h"

#include <QColor>

class QImage;
class QPainter;

namespace yuyi {

struct PrintSheet;
struct SheetExample;

/// @brief Paints a sheet of examples where its layout says, on a ground that is white already: for the screen and for every kind of file.
class PrintSheetPainter
{
public:
    /// Both must outlive the object; the layout is that of the sheet.
    PrintSheetPainter(const PrintSheet &sheet, const PrintSheetLayout &layout) : m_sheet(sheet), m_layout(layout) {}

    void paint(QPainter &painter) const;

private:
    void paintCell(QPainter &painter, const SheetExample &example, const SheetCell &cell) const;
    void paintOption(QPainter &painter, const SheetOptionCell &option, const QImage &picture) const;

    const PrintSheet &m_sheet;
    const PrintSheetLayout &m_layout;
    SheetFonts m_fonts;
};

} // namespace yuyi
