// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/result.h"
#include "models/services/resultsservice.h"

#include <QByteArray>

namespace yuyi {

enum class TableFormat { Markdown, Csv, Latex, Xlsx };

inline constexpr CodeTable<TableFormat, 4> codesOf(TableFormat)
{
    return {{{TableFormat::Markdown, u"md"}, {TableFormat::Csv, u"csv"}, {TableFormat::Latex, u"latex"},
             {TableFormat::Xlsx, u"xlsx"}}};
}
QString titleOf(TableFormat format);
/// Usual suffix of the file: "md", "csv", "tex", "xlsx".
QString suffixOf(TableFormat format);

/// @brief The table as UTF-8 text. Markdown and LaTeX (booktabs, sections as rows that span the table): per cent with one digit,
/// best bold, second underlined, intervals and n beside the figures, notes below. CSV: one row for each cell, numbers unrounded,
/// with a byte order mark. Refused for Xlsx, which is no text, and for practice results that the query does not ask for.
Result<QByteArray> tableText(const ResultsTable &table, TableFormat format);

/// @brief Writes the table, whole or not at all; an existing file is replaced. Xlsx: one sheet as shown, one with all counts.
/// Environment names the file.
Result<> saveTable(const ResultsTable &table, TableFormat format, const QString &path);

} // namespace yuyi
