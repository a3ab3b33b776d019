// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/results/cells.h"

namespace yuyi {

/// @brief Returns the baseline rows: the accuracy of chance, of the longest option, of the most frequent letter, and of the preset's
/// FrequentRule if it has one and some question has an answer by it (ResultsItem::frequent). Without the longest option if all options
/// have pictures.
/// `columnsOf`: the questions of each column. `together`: the questions of each image of a column, where images are counted. Chance is the
/// product over an image's questions then, and nothing where one of them has no options; with a column for each metric the most frequent
/// letter is that of the column.
QList<ResultsRow> baselineRows(const Preset &preset, const ResultsTable &table, const QList<QList<const ResultsItem *>> &columnsOf,
                               const QList<QList<QList<const ResultsItem *>>> &together = {});

/// What the baseline of the preset's FrequentRule answers; empty where there is none.
QString frequentNote(const Preset &preset, const QList<QList<const ResultsItem *>> &columnsOf);

/// What the baselines make of questions without options; empty where there are none.
QString writtenNote(const QList<QList<const ResultsItem *>> &columnsOf);

/// Why the longest-option baseline leaves questions out whose options have pictures; empty where there are none.
QString pictureNote(const QList<QList<const ResultsItem *>> &columnsOf);

/// The rows for people, and a note about them.
struct PeopleRows {
    QList<ResultsRow> rows; ///< empty if there are no answers
    QString note;
};
/// Returns the rows for blind answers in validation: the mean over people, and the best person.
PeopleRows peopleRows(const ResultsData &data, const ResultsTable &table, const ColumnsOfQuestions &columns,
                      const QHash<QuestionVersionId, const ResultsItem *> &items);

} // namespace yuyi
