// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QTableView;
class QTableWidget;
class QTreeView;
class QWidget;

namespace yuyi {

/// @brief Common setup of all tables: selection of whole rows, no grid, no row numbers, plain header, row height by font, smooth
/// scrolling, headings aligned with their values. Creates a new header, so call it first. `framed` draws a border (for a table
/// outside a panel).
void prepareTable(QTableView *table, bool framed = true);
/// As above for trees.
void prepareTree(QTreeView *tree, bool framed = true);

/// Creates a read-only table inside a panel. Columns fit their contents; `wideColumn` (−1: the last) takes the remaining width.
QTableWidget *makeTable(int columns, QWidget *parent, int wideColumn = -1);

} // namespace yuyi
