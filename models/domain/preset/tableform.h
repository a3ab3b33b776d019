// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/code.h"
#include "models/domain/codes.h"
#include "models/domain/preset/title.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

namespace yuyi {

/// @brief A row that stands beside the models of a table; each is computed. Frequent: always the option that is correct most often, by the
/// FrequentRule of the preset where it has one. Human, HumanBest: participants of the study, or without a study the people whose blind
/// answers validated the questions.
enum class TableBaseline {
    Random,
    Longest,
    Frequent,
    Human,
    HumanBest
};

inline constexpr CodeTable<TableBaseline, 5> codesOf(TableBaseline)
{
    return {{{TableBaseline::Random, u"random"},
             {TableBaseline::Longest, u"longest"},
             {TableBaseline::Frequent, u"frequent"},
             {TableBaseline::Human, u"human"},
             {TableBaseline::HumanBest, u"human-best"}}};
}

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
    /// The only rows beside the models; empty: none. Without a value all that there are.
    std::optional<QList<TableBaseline>> baselines;
};

} // namespace yuyi
