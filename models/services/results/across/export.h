// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/json/json.h"
#include "models/domain/result.h"
#include "models/exchange/tables/table.h"
#include "models/imaging/print/printfigure.h"
#include "models/services/results/across/comparison.h"
#include "models/services/results/export.h"

#include <QByteArray>
#include <QString>

namespace yuyi {

/// "64.4 (61.0–67.6)" in per cent, with a decimal point in every language; "–" for a blank cell.
QString acrossShareText(const ResultsCell &cell);
/// "−16.5 (−20.1 to −12.8)" in percentage points; "–" if there is none.
QString acrossDifferenceText(const AcrossFigure &figure);

/// The comparison as a table for reading: a section for each part if there are several, notes below.
Table acrossTable(const AcrossComparison &comparison);

/// @brief Returns the comparison as UTF-8 text. Markdown and LaTeX: acrossTable() with notes and runs without a partner. CSV: one row for
/// each row and part, unrounded numbers, with a byte order mark. Refused for Xlsx, which is not a text, and for practice results that
/// were not requested.
Result<QByteArray> acrossText(const AcrossComparison &comparison, TableFormat format);

/// @brief Writes the comparison completely or not at all; replaces an existing file. Xlsx: a sheet for reading, one with all figures.
Result<> saveAcross(const AcrossComparison &comparison, TableFormat format, const QString &path);

/// The JSON of `yuyi-cli results --against --json`.
Json acrossJson(const AcrossComparison &comparison);

/// @brief Pairs of bars with 95 % intervals for print: the models, the people and chance in both projects. `part`: index of
/// AcrossComparison::parts. Refused for practice results that were not requested.
Result<PrintFigure> acrossFigure(const AcrossComparison &comparison, qsizetype part);

/// The name of a row: the model, with its configuration if the rows have several, marked if one of its runs is incomplete.
QString acrossName(const AcrossComparison &comparison, const AcrossRow &row);
/// "A: configuration; B: configuration", or the one that both share.
QString acrossConfiguration(const AcrossRow &row);
/// Sentences that name the runs without a partner; empty if all have one.
QStringList aloneNotes(const AcrossComparison &comparison);

} // namespace yuyi
