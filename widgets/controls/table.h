// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QTableWidget;
class QWidget;

namespace yuyi {

/// @brief A calm table to read from: no grid, no frame, whole rows, columns as wide as their contents and the given one as wide as
/// what is left (−1: the last).
QTableWidget *makeTable(int columns, QWidget *parent, int wideColumn = -1);

} // namespace yuyi
