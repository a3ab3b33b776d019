// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/results/data.h"
#include "models/services/results/metrics.h"
#include "models/services/results/query.h"
#include "models/services/results/validity.h"
#include "models/statistics/measure.h"
#include "models/statistics/proportions.h"

#include <QHash>
#include <QList>
#include <QSet>
#include <QString>
#include <QStringList>

#include <optional>

namespace yuyi {

/// Minimum number of items of a cell that is not shown as uncertain.
inline constexpr int fewItems = 30;
/// Minimum number of answers of a person who counts as the best.
inline constexpr int fewAnswers = 30;

/// @brief One figure of a table with the counts it is computed from.
struct ResultsCell {
    bool empty = true;   ///< the row has no data in this column
    int n = 0;           ///< questions counted, or images; for people: answers
    bool images = false; ///< images are counted, as a metric combines their questions: n and the counts are of images
    int repeats = 1;     ///< largest number of repeats of a run; the counts below are over all repeats
    int correct = 0;
    int incorrect = 0;
    int miss = 0;
    int error = 0;
    int pending = 0; ///< questions without a final reply: not counted in n
    /// Questions of the data set to which an imported run has no reply, in all columns together.
    int missing = 0;
    int overruled = 0; ///< questions where a person overruled the scorers
    int drawn = 0;     ///< of the misses, those for which the scorer draws an option; `accuracy` counts what is expected of the draws
    /// `share` is the mean over this many people's shares; 0: over questions or answers.
    int people = 0;
    Measure spread = undefined(Undefined::NoObservations); ///< standard deviation of these people's shares, n − 1
    /// The figure shown, 0…1: accuracy, or the share of the column's outcome, in which draws are misses.
    double share = 0;
    double accuracy = 0;                                           ///< 0…1; the mean over repeats
    std::optional<Interval> interval;                              ///< of `share`, 95 %: Wilson's, for people Student's; none for baselines
    Measure clusteredError = undefined(Undefined::NoObservations); ///< standard error of `share`, clustered by image
    int rank = 0;                                                  ///< among models: 1 best, 2 second, 0 other
    RunId run;                                                     ///< the cell's run; null: people, baselines
    bool incomplete = false;
    std::optional<NoResult> noResult; ///< the replies of the run measure nothing: a table says so instead of a figure

    bool small() const { return n < fewItems; }
    /// Whether no figure may be shown: no item is counted, or the replies measure nothing.
    bool blank() const { return empty || n == 0 || noResult; }
};

struct ResultsColumn {
    QString title;           ///< translated
    QString group;           ///< title of the dimension; empty: no group
    DimensionCode dimension; ///< used with `label`
    LabelCode label;
    QString published;     ///< the label as benchmark files write it
    QString configuration; ///< code
    int shots = -1;
    std::optional<ItemState> outcome; ///< of ResultsBy::Outcome
    QString metric;                   ///< code; of ResultsBy::Metric
    bool overall = false;
};

/// HumanAverage, HumanBest: participants of a study. PeopleAverage, BestPerson: blind answers in validation. FrequentByLabel: of the
/// preset's FrequentRule.
enum class RowKind {
    Model,
    HumanAverage,
    HumanBest,
    PeopleAverage,
    BestPerson,
    Chance,
    LongestOption,
    FrequentLetter,
    FrequentByLabel
};

inline constexpr CodeTable<RowKind, 9> codesOf(RowKind)
{
    return {{{RowKind::Model, u"model"},
             {RowKind::HumanAverage, u"human-average"},
             {RowKind::HumanBest, u"human-best"},
             {RowKind::PeopleAverage, u"people-average"},
             {RowKind::BestPerson, u"best-person"},
             {RowKind::Chance, u"chance"},
             {RowKind::LongestOption, u"longest-option"},
             {RowKind::FrequentLetter, u"frequent-letter"},
             {RowKind::FrequentByLabel, u"frequent-by-label"}}};
}

/// Figures over the repeats of one run.
struct RepeatFigures {
    int repeats = 1;
    int items = 0;                                         ///< items with a final reply in every repeat
    double mean = 0;                                       ///< accuracy
    Measure spread = undefined(Undefined::OneObservation); ///< standard deviation of the repeats' accuracies, n − 1
    double passAtK = 0;                                    ///< share of items with at least one correct repeat
    double allRight = 0;                                   ///< share of items with every repeat correct
    double consistency = 0;                                ///< share of items with the same answer in every repeat
};

/// @brief The label that a run answers most questions with whose options are fixed by the preset, where that is a sign of an inductive
/// bias: at least `leaningShare` of at least `leaningReplies` replies (MARVEL marks such results in Table 2).
struct Leaning {
    QString label;
    int answers = 0; ///< replies with this label
    int replies = 0; ///< replies to questions with fixed options
};
inline constexpr double leaningShare = 0.6;
inline constexpr int leaningReplies = 30;

struct ResultsRow {
    ResultsSection section = ResultsSection::Closed;
    RowKind kind = RowKind::Model;
    bool practice = false;          ///< the row is of a practice model
    QString title;                  ///< model (marked if it is a practice model) or name of the baseline, translated
    QString model;                  ///< empty: none
    std::optional<double> billions; ///< stated size of the model
    QString configuration;          ///< code; empty: several or none
    QString configurationTitle;
    QString detail;           ///< what distinguishes it from other rows of the model: option order, where it was run; may be empty
    QList<RunId> runs;        ///< runs of the cells
    QList<ResultsCell> cells; ///< one per column
    bool incomplete = false;
    QString warning; ///< a sentence saying why it is incomplete; empty: it is complete
    std::optional<RepeatFigures> repeats;
    std::optional<Leaning> leaning; ///< only in tables of images
};

/// @brief A table as shown and exported.
struct ResultsTable {
    ResultsQuery query;
    QList<ResultsColumn> columns;
    QList<ResultsRow> rows;           ///< by section, then by overall figure, best first (Size: the smallest model first)
    std::optional<Metric> metric;     ///< what is counted in all columns; nullopt: questions, or a metric in each column
    QHash<RunId, GroupCounts> groups; ///< of each run of the query on its own items; empty if the preset has no metrics
    int commonItems = -1;             ///< number of common items, or images; −1: each run's own items
    QSet<QuestionVersionId> common;   ///< the common items; where a metric is counted, the questions that it counts
    bool practice = false;            ///< some row is practice
    bool oneOfOptions = true;         ///< the answer to every question is one of its options: chance is 1 / number of options
    QStringList notes;                ///< sentences: how n counts, labels counted several times, scorers, overrules

    /// The only items that count; null: each run's own.
    const QSet<QuestionVersionId> *only() const { return commonItems >= 0 || metric ? &common : nullptr; }
    /// Whether images are counted, not questions.
    bool ofImages() const { return metric || query.by == ResultsBy::Metric; }
};

ResultsTable resultsTable(const ResultsData &data, const ResultsQuery &query);

} // namespace yuyi
