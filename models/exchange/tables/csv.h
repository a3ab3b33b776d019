// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/result.h"
#include "models/exchange/tables/table.h"

#include <QByteArray>
#include <QList>
#include <QString>
#include <QStringList>

namespace yuyi {

/// @brief Prevents spreadsheets from reading a text as a formula: a text that starts with = + - @ (also full-width), a tab or a
/// line break gets an apostrophe in front (OWASP: CSV Injection). A negative number stays unchanged.
QString neutralised(const QString &cell);
/// The cell without the apostrophe that neutralised() has put in front.
QString withoutApostrophe(const QString &cell);

/// One line of a CSV file (RFC 4180, UTF-8) with its line end; every cell neutralised.
QByteArray csvRow(const QStringList &cells);

/// @brief The headings and rows of a table as CSV, without a byte order mark: texts neutralised, numbers as they are.
QByteArray tableCsv(const Table &table);

/// @brief Writes a table as CSV with a byte order mark, completely or not at all. Environment names the file.
Result<> saveCsv(const QString &path, const QList<QStringList> &rows);

/// @brief Parses a CSV text (RFC 4180) into rows. The separator (comma, semicolon or tab) is detected from the first line.
/// Returns Invalid if a quote is not closed; the message names the row.
Result<QList<QStringList>> readCsv(const QString &text);

} // namespace yuyi
