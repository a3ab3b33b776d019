// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/result.h"

#include <QByteArray>
#include <QList>
#include <QString>

#include <optional>

namespace yuyi {

/// One cell of a sheet: a number or a text.
struct SheetCell {
    QString text;                        ///< stored as text, never as a formula
    std::optional<double> number;        ///< if set, used instead of the text
    int decimals = 0;                    ///< decimal places shown; −1: as many as the number has
    bool bold = false;
    bool underlined = false;
    bool grey = false;

    static SheetCell of(const QString &text, bool bold = false)
    {
        SheetCell cell;
        cell.text = text;
        cell.bold = bold;
        return cell;
    }
    static SheetCell of(double number, int decimals)
    {
        SheetCell cell;
        cell.number = number;
        cell.decimals = decimals;
        return cell;
    }
};

struct WorkbookSheet {
    QString name;                        ///< at most 31 characters, without [ ] : * ? / and backslash
    QList<QList<SheetCell>> rows;
    int frozenRows = 1;
    int frozenColumns = 1;
};

/// The text as stored in a cell: line breaks are \n. No leading apostrophe is needed, as a text cell is never read as a formula.
QString workbookText(QString text);

/// Returns a workbook (.xlsx, ECMA-376) with these sheets as bytes, or Environment if it cannot be written.
Result<QByteArray> workbook(const QList<WorkbookSheet> &sheets);

} // namespace yuyi
