// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/result.h"
#include "models/imaging/printfigure.h"
#include "models/services/resultsservice.h"

#include <QByteArray>

#include <optional>

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

/// What stands in a cell of a table for print: the figure alone, with n once below the headings, or its interval, too.
enum class TableCells { Plain, Interval };

inline constexpr CodeTable<TableCells, 2> codesOf(TableCells)
{
    return {{{TableCells::Plain, u"plain"}, {TableCells::Interval, u"interval"}}};
}
/// Plain for LaTeX, which has a page to fit; else with the interval.
TableCells usualCells(TableFormat format);

/// @brief The table as UTF-8 text. Markdown and LaTeX (booktabs, sections as rows that span the table): per cent with one digit,
/// best bold, second underlined, notes below. CSV: one row for each cell, numbers unrounded,
/// with a byte order mark. Refused for Xlsx, which is no text, and for practice results that the query does not ask for.
/// `cells` (of Markdown and LaTeX) is the usual for the format where nothing is given.
Result<QByteArray> tableText(const ResultsTable &table, TableFormat format, std::optional<TableCells> cells = {});

/// @brief Writes the table, whole or not at all; an existing file is replaced. Xlsx: one sheet as shown, one with all counts.
/// Environment names the file.
Result<> saveTable(const ResultsTable &table, TableFormat format, const QString &path, std::optional<TableCells> cells = {});

/// What a table is drawn as.
enum class ResultsDrawing { Accuracy, HeatMap };

inline constexpr CodeTable<ResultsDrawing, 2> codesOf(ResultsDrawing)
{
    return {{{ResultsDrawing::Accuracy, u"accuracy"}, {ResultsDrawing::HeatMap, u"heat-map"}}};
}

/// @brief The table's models as a figure for print, the best first: bars of at most `drawnAtOnce` rows with intervals and lines for
/// chance and people, or a map of all rows. Models that saw no picture are marked among those that did. Refused for practice
/// results that the query does not ask for.
Result<PrintFigure> resultsFigure(const ResultsTable &table, ResultsDrawing drawing, const QString &categoryTitle);
inline constexpr int drawnAtOnce = 7;

} // namespace yuyi
