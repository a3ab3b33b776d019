// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QTableView;
class QTableWidget;
class QTreeView;
class QWidget;

namespace yuyi {

/// @brief The manners of every table: whole rows, no grid, no row numbers, quiet header, rows as high as the type needs,
/// smooth scrolling, headings aligned as the values below. Makes a new header: call it first. `framed` draws the line around it (for a table that stands alone on the ground).
void prepareTable(QTableView *table, bool framed = true);
/// The same for trees.
void prepareTree(QTreeView *tree, bool framed = true);

/// A table to read from inside a panel: columns as wide as their contents, `wideColumn` (−1: the last) takes what is left.
QTableWidget *makeTable(int columns, QWidget *parent, int wideColumn = -1);

} // namespace yuyi
