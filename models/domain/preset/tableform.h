// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/code.h"
#include "models/domain/preset/title.h"

#include <QList>
#include <QString>
#include <QStringList>

namespace yuyi {

/// @brief A table of results as a benchmark publishes it. Its rows are the runs with its configurations, those of one configuration
/// together, in this order and the best first; without configurations all runs, the best first.
struct TableForm {
    QString code;
    Title title;
    QString by;                      ///< what its columns are: a code of ResultsBy
    QList<DimensionCode> dimensions; ///< for "label": overall, then their labels; those that no item has are left out
    QStringList configurations;      ///< codes; empty: all
    QString where;                   ///< a filter: only items that meet it count; empty: all
    QString metric;                  ///< code of the metric that is counted; empty: questions
};

} // namespace yuyi
