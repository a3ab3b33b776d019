// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/results/data.h"

#include <QList>
#include <QSet>
#include <QString>
#include <QStringList>

#include <utility>

namespace yuyi {

/// @file What is counted as one when an image is right only if several of its questions are (MARVEL, Table 2).

/// @brief Combines the outcomes of a run's questions into one for each image that has a question of every kind of the metric, in the
/// order of the item set. A repeat is correct if it is for all of them, and pending if it is for one; else it is incorrect, a miss or an
/// error, the first of these that occurs. Where the scorer draws, the expectations are multiplied. The outcome's `question` is the first
/// of `members`, which are in the order of the metric. `items`: the item set of the run; questions without an outcome are not there.
QList<ItemOutcome> metricOutcomes(const QList<ItemOutcome> &outcomes, const QList<ItemSetItem> &items, const Metric &metric);

/// The outcomes that a query counts: of images if the preset has a metric of this code, else of questions, as outcomesOf().
QList<ItemOutcome> countedOutcomes(const ResultsData &data, const ResultsRun &run, const QString &metric, bool withExamples);

/// The labels under which an image counts, from those of its first question: without its kind, and where several questions are counted as
/// one, without those that are labels of questions.
Labels metricLabels(Labels labels, const Preset &preset, const Metric &metric);

/// The questions that a metric counts, whatever else their images lack.
QSet<QuestionVersionId> questionsOf(const QList<ItemSetItem> &items, const Metric &metric);

/// The number of images with a question of the group (or of these kinds) that lack one that the metrics need. Each image counts once.
int lackingImages(const Preset &preset, const QList<QList<ItemSetItem>> &sets, const QList<Metric> &metrics);

/// Counts of images for all metrics of the preset.
struct GroupCount {
    int n = 0;          ///< images with a final reply to every question of every metric
    QList<int> correct; ///< of these, by metric in the preset's order; with repeats: in more than half of them
};

/// The counts of one run: overall, and for each label of images that some image has.
struct GroupCounts {
    QStringList metrics; ///< their codes, in the preset's order
    GroupCount overall;
    QList<std::pair<DimensionCode, QList<std::pair<QString, GroupCount>>>> labels; ///< as benchmark files write them; in the preset's order
};
/// `outcomes`: of the run's questions.
GroupCounts groupCounts(const ResultsData &data, const ResultsRun &run, const QList<ItemOutcome> &outcomes);

} // namespace yuyi
