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
    QString text;                        ///< as it stands: a text is no formula in a workbook
    std::optional<double> number;        ///< in place of the text
    int decimals = 0;                    ///< shown digits of the number; −1: as many as it has
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

struct Sheet {
    QString name;                        ///< at most 31 characters, none of [ ] : * ? / backslash
    QList<QList<SheetCell>> rows;
    int frozenRows = 1;
    int frozenColumns = 1;
};

/// The text as a cell holds it: line breaks are \n. No apostrophe: a cell of text is never taken for a formula.
QString workbookText(QString text);

/// @brief A workbook (ECMA-376) of these sheets as its bytes. Environment where it cannot be written on the way.
Result<QByteArray> workbook(const QList<Sheet> &sheets);

} // namespace yuyi
