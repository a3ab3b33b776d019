// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/results/cells.h"

#include <QHash>
#include <QList>

namespace yuyi {

/// @brief The questions behind the rows of a table, each once: with the columns of the newest run that holds it, and for each column.
/// People and most baselines take questions alone; those that an image combines are only in `together`.
struct AskedQuestions {
    ColumnsOfQuestions columns;
    QHash<QuestionVersionId, const ResultsItem *> items;
    QList<QList<const ResultsItem *>> ofColumn;
    QList<QList<QList<const ResultsItem *>>> together; ///< for each column, the questions of each image; empty if questions are counted
};

/// The columns of each question in each set that a run shown here asks. A metric of the table changes the labels, see metricLabels().
QHash<ItemSetId, ColumnsOfQuestions> columnsOf(const ResultsData &data, const ResultsTable &table, const QList<RunReading> &readings);

/// Whether a run stands in a column of configurations or of numbers of examples.
bool standsIn(const ResultsRun &run, const ResultsColumn &column);

/// The column of the prompt that shows picture and question alone, as people see them; −1: none does.
qsizetype columnOfPeople(const QList<ResultsColumn> &columns, const QList<RunReading> &readings);

/// @name Where columns are labels, metrics (RunReading::byMetric), or runs. `direct`: the column whose questions people are compared on.
/// @{
AskedQuestions questionsByLabel(const ResultsData &data, const ResultsTable &table, const QList<RunReading> &readings,
                                const QHash<ItemSetId, ColumnsOfQuestions> &columns);
AskedQuestions questionsByMetric(const ResultsData &data, const ResultsTable &table, const QList<RunReading> &readings);
AskedQuestions questionsByRun(const ResultsData &data, const ResultsTable &table, const QList<RunReading> &readings, qsizetype direct);
/// @}

} // namespace yuyi
