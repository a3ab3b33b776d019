// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/results/data.h"
#include "models/services/studies/analysis/figures.h"

namespace yuyi {

/// @brief People and models on the items that both answered. Each item counts once, with the share of people who are right and
/// the share of models (or of one model's repeats) that are right. The interval is of the mean difference; items of one image
/// form one cluster.
struct AgainstCell {
    DimensionCode dimension; ///< empty: all items
    LabelCode label;
    int items = 0;
    int pictures = 0;
    Measure people = undefined(Undefined::NoItems);
    Measure models = undefined(Undefined::NoItems);
    Measure difference = undefined(Undefined::NoItems); ///< people − models, −1…1
    Measure standardError = undefined(Undefined::NoItems);
    MeasuredInterval interval = undefined(Undefined::NoItems); ///< 95 %
};

/// Comparison with one run, or with all runs together.
struct AgainstRun {
    RunId run;       ///< null: all runs together
    QString title;   ///< model and configuration
    int missing = 0; ///< items answered by people but not by this run
    int further = 0; ///< items answered by this run that are not in the study
    AgainstCell overall;
    QList<AgainstCell> categories; ///< as StudyFigures::categories
};

struct AgainstItem {
    int item = 0; ///< index in StudyFigures::items
    int answers = 0;
    double people = 0; ///< share of correct answers
    int models = 0;    ///< number of models that answered it
    double modelShare = 0;
    QList<int> chosen;           ///< number of models per chosen option, in the author's order
    GivenAnswer peopleFavourite; ///< answer given most often, in the author's order; empty: none, or a tie
    GivenAnswer modelFavourite;
};

struct AgainstModels {
    AgainstRun together;      ///< an item counts with the mean of the runs in the mean that answered it
    int inMean = 0;           ///< number of runs in that mean: the first ones of `runs`
    QList<AgainstRun> runs;   ///< runs in the mean first; within each part the best first
    QList<AgainstItem> items; ///< items answered by people and at least one run, by position; without hidden ones
    QStringList notes;        ///< sentences: where the items differ, option orders
};

/// @brief Compares the figures with the runs of `results`; without runs `together` is empty. Any thread. The mean is over the runs asked
/// like people, with only the image and the question; over all runs if there are none, or if the runs were `chosen` by hand.
AgainstModels againstModels(const StudyData &data, const StudyFigures &figures, const ResultsData &results, bool chosen = false);

/// Returns the newest run of each model and configuration that has answered an item of the study.
QList<RunId> runsToCompare(const StudyData &data, const ResultsData &results);

} // namespace yuyi
