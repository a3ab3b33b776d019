// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/result.h"
#include "models/exchange/tables/table.h"

#include <QByteArray>
#include <QList>
#include <QString>

namespace yuyi {

struct WorkbookSheet {
    QString name; ///< at most 31 characters, without [ ] : * ? / and backslash
    QList<QList<TableCell>> rows;
    int frozenRows = 1;
    int frozenColumns = 1;
};

/// The headings in bold and the rows of a table, with the stub frozen. Sections and notes are left to the caller.
WorkbookSheet sheetOf(const Table &table, const QString &name);

/// The text as stored in a cell: line breaks are \n. No leading apostrophe is needed, as a text cell is never read as a formula.
QString workbookText(QString text);

/// Returns a workbook (.xlsx, ECMA-376) with these sheets as bytes, or Environment if it cannot be written.
Result<QByteArray> workbook(const QList<WorkbookSheet> &sheets);

} // namespace yuyi
