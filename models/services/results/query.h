// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/preset/itemfilter.h"
#include "models/services/results/data.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

namespace yuyi {

/// The columns of a table.
enum class ResultsBy {
    Label,         ///< overall, then each label of the chosen dimensions; one row per run
    Configuration, ///< one column per configuration; one row per model
    Shots,         ///< one column per number of few-shot examples of the direct prompt; one row per model
    Outcome,       ///< correct, incorrect, miss, error; one row per run
    Size,          ///< overall beside the size of the model; one row per run, by size
    Metric         ///< one column per metric of the preset; one row per run
};

inline constexpr CodeTable<ResultsBy, 6> codesOf(ResultsBy)
{
    return {{{ResultsBy::Label, u"label"},
             {ResultsBy::Configuration, u"configuration"},
             {ResultsBy::Shots, u"shots"},
             {ResultsBy::Outcome, u"outcome"},
             {ResultsBy::Size, u"size"},
             {ResultsBy::Metric, u"metric"}}};
}
QString titleOf(ResultsBy by);

/// The items a row is computed from. Automatic: common items when comparing configurations or shots, else each run's own.
enum class ResultsItems {
    Automatic,
    Own,
    Common
};

inline constexpr CodeTable<ResultsItems, 3> codesOf(ResultsItems)
{
    return {{{ResultsItems::Automatic, u"automatic"}, {ResultsItems::Own, u"own"}, {ResultsItems::Common, u"common"}}};
}
QString titleOf(ResultsItems items);

struct ResultsQuery {
    QList<RunId> runs; ///< empty: all that are not hidden; practice runs only if there are no others
    Scorer scorer = Scorer::Strict;
    ResultsBy by = ResultsBy::Label;
    QString metric;             ///< code of the Metric that is counted; empty: questions. ResultsBy::Metric counts all of them
    QStringList configurations; ///< only runs with these, whose rows stand in this order; empty: all
    /// The only rows beside the models; empty: none. Without a value all that there are.
    std::optional<QList<TableBaseline>> baselines;
    bool onlyFilled = false;         ///< columns in which no row counts anything are left out
    QList<DimensionCode> dimensions; ///< for Label; empty: only the overall column
    ResultsItems items = ResultsItems::Automatic;
    ItemFilter where;             ///< resultsTable() counts only the items for which it holds(); without conditions: all
    bool withPractice = false;    ///< include practice runs even if there are others, and in exports
    bool neverPractice = false;   ///< exclude practice runs even if there are no others
    bool withExamples = false;    ///< include the items used as few-shot examples
    std::optional<StudyId> study; ///< study compared with models; nullopt: the newest with answers; null id: none

    /// Whether the table has such a row beside the models, if there is something to compute it from.
    bool shows(TableBaseline baseline) const { return !baselines || baselines->contains(baseline); }

    friend bool operator==(const ResultsQuery &, const ResultsQuery &) = default;
};

/// Section of a row, in the order of a table.
enum class ResultsSection {
    Open,
    Closed,
    TextOnly,
    People,
    Baselines
};

inline constexpr CodeTable<ResultsSection, 5> codesOf(ResultsSection)
{
    return {{{ResultsSection::Open, u"open"},
             {ResultsSection::Closed, u"closed"},
             {ResultsSection::TextOnly, u"text-only"},
             {ResultsSection::People, u"people"},
             {ResultsSection::Baselines, u"baselines"}}};
}
QString titleOf(ResultsSection section);

} // namespace yuyi
