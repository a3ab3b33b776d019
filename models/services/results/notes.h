// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/results/cells.h"

namespace yuyi {

/// Returns the notes below a table.
QStringList notesOf(const ResultsData &data, const ResultsTable &table, const QList<RunReading> &readings);

} // namespace yuyi
