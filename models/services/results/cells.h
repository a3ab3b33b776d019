// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/results/resultsservice.h"

#include <QHash>
#include <QList>

namespace yuyi {

/// One run with the outcomes that a table counts.
struct RunReading {
    const ResultsRun *run = nullptr;
    QList<ItemOutcome> outcomes;
};

/// The columns in which each question counts, by the labels of one item set, or of the newest set that contains the question.
using ColumnsOfQuestions = QHash<QuestionVersionId, QList<qsizetype>>;

/// @brief Returns the cell of one run over some of its items. `outcome`: the cell shows the share of this outcome; nullopt: the accuracy.
ResultsCell modelCell(const ResultsRun &run, const QList<const ItemOutcome *> &outcomes, std::optional<ItemState> outcome = {});

/// One blind answer of a person.
struct PersonAnswer {
    int person = 0;                  ///< index in ItemVotes::people
    const ResultsItem *item = nullptr;
    ItemState state = ItemState::Miss;
};
ResultsCell peopleCell(const QList<PersonAnswer> &answers, std::optional<ItemState> outcome = {});

/// Finds the indexes of the columns in which a question with given labels counts, including the overall columns.
class ColumnFinder
{
public:
    explicit ColumnFinder(const QList<ResultsColumn> &columns);
    QList<qsizetype> of(const Labels &labels) const;

private:
    QList<qsizetype> m_overall;
    QHash<DimensionCode, QHash<LabelCode, qsizetype>> m_labels;
};

/// Returns the figures of a run's repeats; nullopt if each item was asked once.
std::optional<RepeatFigures> repeatFigures(const ResultsRun &run, const QList<ItemOutcome> &outcomes);

/// @brief Returns the baseline rows: the accuracy of chance, of the longest option and of the most frequent letter.
/// `columnsOf`: the questions of each column.
QList<ResultsRow> baselineRows(const ResultsTable &table, const QList<QList<const ResultsItem *>> &columnsOf);
struct PeopleRows {
    QList<ResultsRow> rows;          ///< empty if there are no answers
    QString note;
};
PeopleRows peopleRows(const ResultsData &data, const ResultsTable &table, const ColumnsOfQuestions &columns,
                      const QHash<QuestionVersionId, const ResultsItem *> &items);

/// Returns the rows for participants of a study on the table's questions: the mean over people, and the best person.
PeopleRows studyRows(const ResultsData &data, const ResultsTable &table, const ColumnsOfQuestions &columns,
                     const QHash<QuestionVersionId, const ResultsItem *> &items);

/// Returns the notes below a table.
QStringList notesOf(const ResultsData &data, const ResultsTable &table, const QList<RunReading> &readings);

} // namespace yuyi
