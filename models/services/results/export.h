// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/result.h"
#include "models/imaging/print/printfigure.h"
#include "models/services/results/resultsservice.h"

#include <QByteArray>

#include <optional>

namespace yuyi {

enum class TableFormat {
    Markdown,
    Csv,
    Latex,
    Xlsx
};

inline constexpr CodeTable<TableFormat, 4> codesOf(TableFormat)
{
    return {{{TableFormat::Markdown, u"md"},
             {TableFormat::Csv, u"csv"},
             {TableFormat::Latex, u"latex"},
             {TableFormat::Xlsx, u"xlsx"}}};
}
QString titleOf(TableFormat format);
/// Usual suffix of the file: "md", "csv", "tex", "xlsx".
QString suffixOf(TableFormat format);

/// Content of a printed cell. Plain: the figure, with n once below the headings. Interval: the figure with its interval.
enum class TableCells {
    Plain,
    Interval
};

inline constexpr CodeTable<TableCells, 2> codesOf(TableCells)
{
    return {{{TableCells::Plain, u"plain"}, {TableCells::Interval, u"interval"}}};
}
/// Returns the default for a format: Plain for LaTeX, because a page is narrow; else Interval.
TableCells usualCells(TableFormat format);

/// @brief Returns the table as UTF-8 text. Markdown and LaTeX (booktabs, sections as rows that span the table): per cent with
/// one digit, best bold, second underlined, notes below. CSV: one row per cell, unrounded numbers, with a byte order mark.
/// Refused for Xlsx, which is not a text format, and for practice results the query does not request. `cells`: for Markdown and
/// LaTeX; nullopt: usualCells().
Result<QByteArray> tableText(const ResultsTable &table, TableFormat format, std::optional<TableCells> cells = {});

/// @brief Writes the table completely or not at all; replaces an existing file. Xlsx: one sheet as shown, one with all counts.
/// Error: Environment, with the file's name.
Result<> saveTable(const ResultsTable &table, TableFormat format, const QString &path, std::optional<TableCells> cells = {});

/// Kind of a figure.
enum class ResultsDrawing {
    Accuracy,
    HeatMap,
    Size
};

inline constexpr CodeTable<ResultsDrawing, 3> codesOf(ResultsDrawing)
{
    return {{{ResultsDrawing::Accuracy, u"accuracy"}, {ResultsDrawing::HeatMap, u"heat-map"}, {ResultsDrawing::Size, u"size"}}};
}

/// @brief Draws the table's models for print, the best first: bars of at most `drawnAtOnce` rows with intervals and lines for
/// chance and people, a heat map of all rows, or a point for each row that has a figure, by the size of its model, with its interval
/// and the same lines. Models that got no image are marked among those that did. Refused for practice results the query does not
/// request.
Result<PrintFigure> resultsFigure(const ResultsTable &table, ResultsDrawing drawing, const QString &categoryTitle);
inline constexpr int drawnAtOnce = 7;

} // namespace yuyi
