// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QStringList>
#include <QUuid>

class QTableWidget;

namespace yuyi {

/// @file
/// @brief Tables whose rows are ticked, as in AskDialog.

/// Adds a row with a box to tick in its first cell.
void addTickRow(QTableWidget *table, const QStringList &texts, const QUuid &id, bool ticked);
/// The ids of the rows that are ticked; none without a table.
QList<QUuid> tickedRows(const QTableWidget *table);

} // namespace yuyi
