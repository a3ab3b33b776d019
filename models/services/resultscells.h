// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/resultsservice.h"

#include <QHash>
#include <QList>

namespace yuyi {

/// One run with the outcomes that a table counts.
struct RunReading {
    const ResultsRun *run = nullptr;
    QList<ItemOutcome> outcomes;
};

/// The columns each question counts in, by the labels of one set, or of the newest set that holds it.
using ColumnsOfQuestions = QHash<QuestionVersionId, QList<qsizetype>>;

/// @brief The cell of one run over some of its items. `outcome`: the share of these; else of what is right.
ResultsCell modelCell(const ResultsRun &run, const QList<const ItemOutcome *> &outcomes, std::optional<ItemState> outcome = {});

/// One blind answer of a person.
struct PersonAnswer {
    int person = 0;                  ///< index in ItemVotes::people
    const ResultsItem *item = nullptr;
    ItemState state = ItemState::Miss;
};
ResultsCell peopleCell(const QList<PersonAnswer> &answers, std::optional<ItemState> outcome = {});

/// Indexes of the columns a question with these labels counts in; the overall ones too.
class ColumnFinder
{
public:
    explicit ColumnFinder(const QList<ResultsColumn> &columns);
    QList<qsizetype> of(const Labels &labels) const;

private:
    QList<qsizetype> m_overall;
    QHash<DimensionCode, QHash<LabelCode, qsizetype>> m_labels;
};

/// The figures of a run's repeats; nothing when each item was asked once.
std::optional<RepeatFigures> repeatFigures(const ResultsRun &run, const QList<ItemOutcome> &outcomes);

/// @brief What chance, length and position alone would score, and people. `columnsOf` are the questions of each column.
QList<ResultsRow> baselineRows(const ResultsTable &table, const QList<QList<const ResultsItem *>> &columnsOf);
struct PeopleRows {
    QList<ResultsRow> rows;          ///< empty without answers
    QString note;
};
PeopleRows peopleRows(const ResultsData &data, const ResultsTable &table, const ColumnsOfQuestions &columns,
                      const QHash<QuestionVersionId, const ResultsItem *> &items);

/// People of a study on the questions of the table: the mean over people, and the best of them.
PeopleRows studyRows(const ResultsData &data, const ResultsTable &table, const ColumnsOfQuestions &columns,
                     const QHash<QuestionVersionId, const ResultsItem *> &items);

/// The sentences under a table.
QStringList notesOf(const ResultsData &data, const ResultsTable &table, const QList<RunReading> &readings);

} // namespace yuyi
