// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/resultsdata.h"
#include "models/services/studyfigures.h"

namespace yuyi {

/// @brief People and models on the items that both answered. Each item counts once: with the share of people who are right, and
/// with the share of models (or of the repeats of one model). The interval is of the mean difference; the items of one picture
/// are one cluster.
struct AgainstCell {
    DimensionCode dimension;         ///< empty: all items
    LabelCode label;
    int items = 0;
    int pictures = 0;
    Measure people = undefined(Undefined::NoItems);
    Measure models = undefined(Undefined::NoItems);
    Measure difference = undefined(Undefined::NoItems);          ///< people − models, −1…1
    Measure standardError = undefined(Undefined::NoItems);
    MeasuredInterval interval = undefined(Undefined::NoItems);   ///< 95 %
};

/// One run, or all of them together.
struct AgainstRun {
    RunId run;                       ///< null: all of them together
    QString title;                   ///< model and configuration
    int missing = 0;                 ///< items that people answered and this run did not
    int further = 0;                 ///< items this run answered that are not in the study
    AgainstCell overall;
    QList<AgainstCell> categories;   ///< as StudyFigures::categories
};

struct AgainstItem {
    int item = 0;                    ///< place in StudyFigures::items
    int answers = 0;
    double people = 0;               ///< share right
    int models = 0;                  ///< that answered it
    double modelShare = 0;
    QList<int> chosen;               ///< how many models chose each option, by the author's position
    int peopleFavourite = -1;        ///< by the author's position; −1: none, or several alike
    int modelFavourite = -1;
};

struct AgainstModels {
    AgainstRun together;             ///< an item counts with the mean of all runs of the mean that answered it
    int inMean = 0;                  ///< how many of `runs` are in that mean: the first ones
    QList<AgainstRun> runs;          ///< those of the mean first, in each part the best first
    QList<AgainstItem> items;        ///< answered by people and at least one run, by position; hidden ones left out
    QStringList notes;               ///< sentences: where items differ, orders of options
};

/// @brief Compares the figures with these runs of `results`; none: `together` is empty. Any thread. The mean is over the runs that
/// were asked as people are, with the picture and the question alone; over all where none was, or where they were `chosen` by hand.
AgainstModels againstModels(const StudyData &data, const StudyFigures &figures, const ResultsData &results, bool chosen = false);

/// Of each model and configuration the newest run that has answered an item of the study.
QList<RunId> runsToCompare(const StudyData &data, const ResultsData &results);

} // namespace yuyi
