// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/json/json.h"
#include "models/services/results/table.h"

namespace yuyi {

/// How often each letter was answered, and how often it is the key, as shown to the model. Questions without options do not count.
struct LetterHistogram {
    QStringList letters;
    QList<int> answers; ///< by how many replies each letter was chosen
    QList<int> keys;    ///< of how many of the same questions it is correct
    int replies = 0;    ///< all of them, with those without an option
    int others = 0;     ///< answers with a letter that the item does not have
    int none = 0;       ///< misses and errors
};
/// `only`: the items that count, as ResultsTable::only; null: all.
LetterHistogram letterHistogram(const ResultsData &data, const RunId &run, bool withExamples = false,
                                const QSet<QuestionVersionId> *only = nullptr);

/// Performance of people and models on one item.
struct PeopleAgainstModels {
    QuestionVersionId question;
    QString itemId;
    int votes = 0;
    double people = 0;     ///< share of correct answers
    int models = 0;        ///< number of runs that count the item
    double modelShare = 0; ///< mean of the runs' scores
};
/// Returns the items that have votes and at least one run of the query. `only`: as of letterHistogram.
QList<PeopleAgainstModels> peopleAgainstModels(const ResultsData &data, const ResultsQuery &query,
                                               const QSet<QuestionVersionId> *only = nullptr);

/// @brief Returns the JSON that `yuyi-cli results --json` prints: `{scorer, by, items, rows: [{model, config, section, …,
/// cell}], notes}`, one row per cell. Where the preset has metrics, the first row of a run has `groups`, see GroupCounts:
/// `{overall: {n, METRIC: …}, DIMENSION: {LABEL: {n, METRIC: …}}}`.
Json resultsJson(const ResultsTable &table);

} // namespace yuyi
