// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/results/table.h"

#include <QHash>
#include <QList>

namespace yuyi {

/// One run with the outcomes that a table counts.
struct RunReading {
    const ResultsRun *run = nullptr;
    QList<ItemOutcome> outcomes;        ///< of images where a metric is counted
    QList<ItemOutcome> questions;       ///< the outcomes of the questions of these images; empty if none is
    QList<QList<ItemOutcome>> byMetric; ///< of ResultsBy::Metric: of images, by column

    const QList<ItemOutcome> &asked() const { return questions.isEmpty() ? outcomes : questions; }
};

/// The columns in which each question counts, by the labels of one item set, or of the newest set that contains the question.
using ColumnsOfQuestions = QHash<QuestionVersionId, QList<qsizetype>>;

/// @brief Returns the cell of one run over some of its items. `outcome`: the cell shows the share of this outcome; nullopt: the accuracy.
ResultsCell modelCell(const ResultsRun &run, const QList<const ItemOutcome *> &outcomes, std::optional<ItemState> outcome = {});

/// One blind answer of a person.
struct PersonAnswer {
    int person = 0; ///< index in ItemVotes::people
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

/// Of the questions of each reading those stay that its images count; the table knows them.
void keepMembers(QList<RunReading> &readings, ResultsTable &table);

} // namespace yuyi
