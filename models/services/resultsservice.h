// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/json.h"
#include "models/domain/progress.h"
#include "models/services/resultsdata.h"
#include "models/statistics/measure.h"
#include "models/statistics/proportions.h"
#include "models/stores/stores.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

namespace yuyi {

/// What the columns of a table are.
enum class ResultsBy {
    Label,           ///< overall, then each label of the chosen dimensions; a row for each run
    Configuration,   ///< one column per configuration; a row for each model
    Shots,           ///< one column per number of few-shot examples of the direct prompt; a row for each model
    Outcome          ///< correct, incorrect, miss, error; a row for each run
};

inline constexpr CodeTable<ResultsBy, 4> codesOf(ResultsBy)
{
    return {{{ResultsBy::Label, u"label"}, {ResultsBy::Configuration, u"configuration"}, {ResultsBy::Shots, u"shots"},
             {ResultsBy::Outcome, u"outcome"}}};
}
QString titleOf(ResultsBy by);

/// Which items a row rests on. Automatic: common ones where configurations or shots are compared, else each run's own.
enum class ResultsItems { Automatic, Own, Common };

inline constexpr CodeTable<ResultsItems, 3> codesOf(ResultsItems)
{
    return {{{ResultsItems::Automatic, u"automatic"}, {ResultsItems::Own, u"own"}, {ResultsItems::Common, u"common"}}};
}
QString titleOf(ResultsItems items);

struct ResultsQuery {
    QList<RunId> runs;                       ///< empty: all that are not hidden; practice runs only where there are no others
    Scorer scorer = Scorer::Strict;
    ResultsBy by = ResultsBy::Label;
    QList<DimensionCode> dimensions;         ///< for Label; empty: overall alone
    ResultsItems items = ResultsItems::Automatic;
    bool withPractice = false;               ///< practice runs too though there are others, and into exports
    bool neverPractice = false;              ///< no practice runs even where there are no others
    bool withExamples = false;               ///< also the items that were shown as few-shot examples
    std::optional<StudyId> study;            ///< whose people stand beside models; nothing: the newest with answers; null: none

    friend bool operator==(const ResultsQuery &, const ResultsQuery &) = default;
};

/// Fewest items for a cell that is not shown as uncertain.
inline constexpr int fewItems = 30;
/// Fewest answers for a person to be called the best.
inline constexpr int fewAnswers = 30;

/// @brief One figure with all it rests on.
struct ResultsCell {
    bool empty = true;               ///< this row has nothing here
    int n = 0;                       ///< questions counted; for people: answers
    int repeats = 1;                 ///< most of a run; counts below are over all repeats
    int correct = 0;
    int incorrect = 0;
    int miss = 0;
    int error = 0;
    int pending = 0;                 ///< questions without a final reply: not counted in n
    int missing = 0;                 ///< questions of the data set that an imported run holds no reply to, whatever the column
    int overruled = 0;               ///< questions where a person's word counts
    int people = 0;                  ///< `share` is the mean over so many people's own shares; 0: it is over questions or answers
    Measure spread = undefined(Undefined::NoObservations);           ///< standard deviation of these people's shares, n − 1
    double share = 0;                ///< what is shown, 0…1: accuracy, or the column's own outcome
    double accuracy = 0;             ///< 0…1; of repeats their mean
    std::optional<Interval> interval;        ///< of `share`, 95 %: Wilson's, over people Student's; none for baselines
    Measure clusteredError = undefined(Undefined::NoObservations);   ///< of `share`, standard error over images
    int rank = 0;                    ///< 1 best, 2 second, 0 neither; among models
    RunId run;                       ///< whose; null: people, baselines
    bool incomplete = false;

    bool small() const { return n < fewItems; }
    /// No item is counted here, so no figure may be shown.
    bool blank() const { return empty || n == 0; }
};

struct ResultsColumn {
    QString title;                   ///< translated
    QString group;                   ///< title of the dimension; empty: none
    DimensionCode dimension;         ///< with `label`
    LabelCode label;
    QString published;               ///< the label as benchmark files write it
    QString configuration;           ///< code
    int shots = -1;
    std::optional<ItemState> outcome;        ///< of ResultsBy::Outcome
    bool overall = false;
};

/// Where a row stands. In the order of a table.
enum class ResultsSection { Open, Closed, TextOnly, People, Baselines };

inline constexpr CodeTable<ResultsSection, 5> codesOf(ResultsSection)
{
    return {{{ResultsSection::Open, u"open"}, {ResultsSection::Closed, u"closed"}, {ResultsSection::TextOnly, u"text-only"},
             {ResultsSection::People, u"people"}, {ResultsSection::Baselines, u"baselines"}}};
}
QString titleOf(ResultsSection section);

/// HumanAverage, HumanBest: people of a study. PeopleAverage, BestPerson: blind answers in validation.
enum class RowKind { Model, HumanAverage, HumanBest, PeopleAverage, BestPerson, Chance, LongestOption, FrequentLetter };

inline constexpr CodeTable<RowKind, 8> codesOf(RowKind)
{
    return {{{RowKind::Model, u"model"}, {RowKind::HumanAverage, u"human-average"}, {RowKind::HumanBest, u"human-best"},
             {RowKind::PeopleAverage, u"people-average"}, {RowKind::BestPerson, u"best-person"},
             {RowKind::Chance, u"chance"}, {RowKind::LongestOption, u"longest-option"},
             {RowKind::FrequentLetter, u"frequent-letter"}}};
}

/// What several repeats of one run say.
struct RepeatFigures {
    int repeats = 1;
    int items = 0;                   ///< with a final reply in every repeat
    double mean = 0;                 ///< accuracy
    Measure spread = undefined(Undefined::OneObservation);   ///< standard deviation of the repeats' accuracies, n − 1
    double passAtK = 0;              ///< share of items right in at least one repeat
    double allRight = 0;             ///< share of items right in every repeat
    double consistency = 0;          ///< share of items with the same answer in every repeat
};

struct ResultsRow {
    ResultsSection section = ResultsSection::Closed;
    RowKind kind = RowKind::Model;
    bool practice = false;           ///< of a practice model
    QString title;                   ///< model, with a mark where it is practice, or the name of the baseline, translated
    QString model;                   ///< empty: none
    QString configuration;           ///< code; empty: several or none
    QString configurationTitle;
    QString detail;                  ///< what tells it from a row of the same model: order of options, where it was made; may be empty
    QList<RunId> runs;               ///< the cells' runs
    QList<ResultsCell> cells;        ///< one for each column
    bool incomplete = false;
    QString warning;                 ///< why it is incomplete, a sentence; empty: it is not
    std::optional<RepeatFigures> repeats;
};

/// @brief A table as it is shown and exported.
struct ResultsTable {
    ResultsQuery query;
    QList<ResultsColumn> columns;
    QList<ResultsRow> rows;          ///< by section, within it in the order of best overall first
    int commonItems = -1;            ///< −1: each run's own
    bool practice = false;           ///< some row is practice
    QStringList notes;               ///< sentences: how n counts, labels counted several times, scorers, overrules
};

ResultsTable resultsTable(const ResultsData &data, const ResultsQuery &query);

/// How often each letter was given and is the key, as shown to the model.
struct LetterHistogram {
    QStringList letters;
    QList<int> answers;
    QList<int> keys;                 ///< of the same questions
    int others = 0;                  ///< letters no item has
    int none = 0;                    ///< misses and errors
};
LetterHistogram letterHistogram(const ResultsData &data, const RunId &run, bool withExamples = false);

/// One item: how people and models do on it.
struct PeopleAgainstModels {
    QuestionVersionId question;
    QString itemId;
    int votes = 0;
    double people = 0;               ///< share of right answers
    int models = 0;                  ///< runs that count it
    double modelShare = 0;           ///< mean of their scores
};
/// Items with votes and at least one run of the query's.
QList<PeopleAgainstModels> peopleAgainstModels(const ResultsData &data, const ResultsQuery &query);

/// @brief As `yuyi-cli results --json` prints it: `{scorer, by, items, rows: [{model, config, section, …, cell}], notes}`, one
/// row for each cell.
Json resultsJson(const ResultsTable &table);

/// A run for lists to choose from.
struct ResultsRunEntry {
    Run run;
    QString configurationTitle;
    int items = 0;                   ///< of its set
};

/// @brief Reads what results are computed from. For leads and experts; images a person is still to annotate are left out of
/// lists, and votes on questions they may still answer are not counted. Runs are put away by RunService::setHidden.
class ResultsService
{
public:
    ResultsService(Stores &stores, const PersonId &actor) : m_stores(stores), m_actor(actor) {}

    Result<QList<ResultsRunEntry>> runs(bool hiddenToo = false);
    /// Of the runs in the query (empty: all that are not hidden), read by its scorer. A step of `progress` is a run; Cancelled where it
    /// was stopped.
    Result<ResultsData> data(const ResultsQuery &query);
    Result<ResultsData> data(const ResultsQuery &query, Progress &progress);

private:
    Stores &m_stores;
    PersonId m_actor;
};

} // namespace yuyi
