// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/results/cells.h"

#include <QList>
#include <QStringList>

namespace yuyi {

/// Sorts the rows of a table by section, then the best first; by size the smallest model first, those of unknown size last and models of
/// one size the best first. With several configurations, those of a section in their order, and those of one the best first.
void sortRows(QList<ResultsRow> &rows, ResultsBy by, const QStringList &configurations = {});

/// Rows that look the same get the endpoint they were asked at, and the time they were made where that is the same, too.
void tellApart(QList<ResultsRow> &rows, const QList<RunReading> &readings);

} // namespace yuyi
