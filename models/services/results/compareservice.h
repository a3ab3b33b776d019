// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/json/json.h"
#include "models/services/results/data.h"
#include "models/statistics/proportions.h"
#include "models/statistics/resampling.h"

#include <QList>

#include <atomic>

namespace yuyi {

/// An item on which two runs differ.
struct ChangedItem {
    QuestionVersionId question;
    ImageId image;
    QString itemId;
    bool gained = false; ///< wrong in the first run and right in the second
};

/// @brief Compares two runs on the items for which both have a final reply. With repeats, an item is correct if more than half
/// of its repeats are correct, and the difference is that of the mean shares.
struct Comparison {
    RunId first, second;
    QString firstTitle, secondTitle; ///< model and configuration
    QString firstModel, secondModel;
    QString firstConfiguration, secondConfiguration;    ///< codes
    bool firstPractice = false, secondPractice = false; ///< a practice model's run
    QString metric;                                     ///< code of the Metric that is counted; empty: questions
    QString metricTitle;                                ///< in the current language
    int n = 0;                                          ///< number of common items, of a metric images
    int images = 0;                                     ///< clusters
    PairedOutcomes outcomes;                            ///< b = onlyFirstRight, c = onlySecondRight
    double firstAccuracy = 0;
    double secondAccuracy = 0;
    double difference = 0;                                     ///< first − second, −1…1; without repeats (b − c) / n
    MeasuredInterval interval = undefined(Undefined::NoItems); ///< bootstrap over images
    Measure standardError = undefined(Undefined::NoItems);     ///< cluster-robust, over images
    McNemar mcNemar;
    double adjusted = 1;        ///< exact p-value, adjusted over all comparisons made together (Holm)
    QList<ChangedItem> changed; ///< by item id; items hidden from the person are omitted
    int left = 0;               ///< number of items of either run to which not both have a final reply
    BootstrapPlan plan;
};

/// A bootstrap with enough draws to keep the bounds stable to 0.1 percentage points.
BootstrapPlan comparisonPlan();

/// @brief Compares each of the other runs with the first; p-values are adjusted over all comparisons (Holm). Empty if cancelled.
/// Runs that `data` does not hold are skipped. Unless `withExamples`, items used as few-shot examples in either run are excluded.
/// `metric`: code of what is counted, see countedOutcomes(); images with other questions in the two runs are no common ones.
QList<Comparison> compareRuns(const ResultsData &data, const RunId &first, const QList<RunId> &others,
                              bool withExamples = false, const BootstrapPlan &plan = comparisonPlan(),
                              const std::atomic<bool> *cancel = nullptr, const QString &metric = {});

/// @brief Compares every pair of runs once; p-values are adjusted over all pairs (Holm). No bootstrap is run, so there are no
/// intervals. Empty if cancelled.
QList<Comparison> comparePairs(const ResultsData &data, const QList<RunId> &runs, bool withExamples = false,
                               const std::atomic<bool> *cancel = nullptr, const QString &metric = {});

/// The number of comparisons with a common item; Holm counts these.
int testedCount(const QList<Comparison> &comparisons);

/// @brief The JSON printed by `yuyi-cli compare --json`: `{n, difference, lo, hi, mcnemar: {b, c, p_exact}, first: {run, model,
/// config, title, practice, accuracy}, …}`; `metric`, if images are counted.
Json comparisonJson(const Comparison &comparison);

/// CSV with a row for each comparison, then a row for each item that only one run got right; UTF-8 with a byte order mark. The column
/// `practice` is 1 if one of the two runs is a practice model's; `metric` stands behind it where images are counted.
QByteArray comparisonsCsv(const QList<Comparison> &comparisons);

} // namespace yuyi
