// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/results/export.h"

#include <QByteArray>
#include <QString>

namespace yuyi {

/// Returns a table as LaTeX (table* with booktabs, caption, label and the notes below, never wider than the page) or as Markdown; UTF-8.
QByteArray latexTable(const ResultsTable &table, TableCells shown);
QByteArray markdownTable(const ResultsTable &table, TableCells shown);

/// The table as lines for a terminal: a heading for each section, a row's figures below its name, and the notes.
QString tableLines(const ResultsTable &table);

/// @name Formatting shared by all exports, independent of the language, as percentText is: "60.9–67.7".
/// @{
/// Clamps an interval to 0…1, because Student's interval of a few people may exceed the range of a share.
Interval asShares(const Interval &interval);
QString intervalText(const Interval &interval);
/// Returns what marks a figure that includes a person's scoring; empty for others.
QString overruledMark(const ResultsCell &cell);
/// Returns the size of the row's model ("7B"), "–" if it is not stated, or an empty text for rows that are no models.
QString sizeOf(const ResultsRow &row);
/// Returns the row's name with what distinguishes it from other rows, and its marks.
QString nameOf(const ResultsRow &row);
/// Returns what marks the name of a row with a Leaning; empty for others.
QString leaningMark(const ResultsRow &row);
bool hasConfigurations(const ResultsTable &table);
/// Returns the warnings of incomplete rows, what the marks mean, then the notes.
QStringList remarksOf(const ResultsTable &table);
/// @}

} // namespace yuyi
