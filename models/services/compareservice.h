// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/json.h"
#include "models/services/resultsdata.h"
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
    bool gained = false;             ///< wrong in the first, right in the second
};

/// @brief Two runs on the items that both have a final reply to. With repeats an item is right when more than half of its
/// repeats are; the difference is that of the mean shares.
struct Comparison {
    RunId first, second;
    QString firstTitle, secondTitle; ///< model and configuration
    QString firstModel, secondModel;
    QString firstConfiguration, secondConfiguration; ///< codes
    int n = 0;                       ///< common items
    int images = 0;                  ///< clusters
    PairedOutcomes outcomes;         ///< b = onlyFirstRight, c = onlySecondRight
    double firstAccuracy = 0;
    double secondAccuracy = 0;
    double difference = 0;           ///< first − second, −1…1; without repeats (b − c) / n
    MeasuredInterval interval = undefined(Undefined::NoItems);        ///< bootstrap over images
    Measure standardError = undefined(Undefined::NoItems);            ///< cluster-robust, over images
    McNemar mcNemar;
    double adjusted = 1;             ///< exact p after Holm over all comparisons made together
    QList<ChangedItem> changed;      ///< by item id; without those hidden from the person
    int left = 0;                    ///< items of either run that are not common
    BootstrapPlan plan;
};

/// Draws enough that the bounds stand still to a tenth of a point.
BootstrapPlan comparisonPlan();

/// @brief Each of the others against the first; p-values adjusted over all of them (Holm). Empty when cancelled. Runs that the
/// data does not hold are left out. `withExamples` false: without items shown as few-shot examples in either.
QList<Comparison> compareRuns(const ResultsData &data, const RunId &first, const QList<RunId> &others,
                              bool withExamples = false, const BootstrapPlan &plan = comparisonPlan(),
                              const std::atomic<bool> *cancel = nullptr);

/// @brief Each run against each other one, every pair once, p-values adjusted over all pairs (Holm). Nothing is drawn, so
/// there are no intervals. Empty when cancelled.
QList<Comparison> comparePairs(const ResultsData &data, const QList<RunId> &runs, bool withExamples = false,
                               const std::atomic<bool> *cancel = nullptr);

/// @brief As `yuyi-cli compare --json` prints it: `{n, difference, lo, hi, mcnemar: {b, c, p_exact}, first: {run, model, config,
/// title, accuracy}, …}`.
Json comparisonJson(const Comparison &comparison);

/// @brief A row per comparison, then a row per item that only one of the two answered correctly; UTF-8 with a byte order mark.
QByteArray comparisonsCsv(const QList<Comparison> &comparisons);

} // namespace yuyi
