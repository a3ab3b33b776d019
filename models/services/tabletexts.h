// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/resultsexport.h"

#include <QByteArray>
#include <QString>

namespace yuyi {

/// A table as LaTeX (table* with booktabs, caption, label and the notes below, never wider than the page), and as Markdown; UTF-8.
QByteArray latexTable(const ResultsTable &table, TableCells shown);
QByteArray markdownTable(const ResultsTable &table, TableCells shown);

/// @name What exports write the same way, independent of the language: "64.4", "60.9–67.7".
/// @{
QString percentText(double share);
/// A difference of shares in percentage points, with its sign: "+4.2", "−4.2"; "0.0" where nothing is left of it.
QString pointsText(double share);
/// Student's interval of a few people may leave 0…1, where no share can be: it is shown up to there.
Interval asShares(const Interval &interval);
QString intervalText(const Interval &interval);
/// The row's name with what tells it from others.
QString nameOf(const ResultsRow &row);
bool hasConfigurations(const ResultsTable &table);
/// Spans of columns under one group: title and number, in the order of the columns.
QList<std::pair<QString, int>> groupsOf(const ResultsTable &table);
/// Text that means itself in Markdown; one line.
QString markdownEscaped(const QString &text);
/// Warnings of incomplete rows, then the notes.
QStringList remarksOf(const ResultsTable &table);
/// @}

} // namespace yuyi
