// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/results/across/side.h"
#include "models/statistics/measure.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <optional>
#include <utility>

namespace yuyi {

/// Which runs of two projects are partners.
struct AcrossQuery {
    QString firstConfiguration;      ///< code; empty: all
    QString secondConfiguration;     ///< code; empty: the same as of the first run
    QList<DimensionCode> dimensions; ///< compared by their labels, too, where both projects have them
};

/// All questions, or those of a label that both projects have.
struct AcrossPart {
    QString title;           ///< translated
    QString group;           ///< title of the dimension; empty: all questions
    DimensionCode dimension; ///< empty: all questions
    LabelCode label;
};

/// @brief Two accuracies side by side. A is the first project, B the second.
struct AcrossFigure {
    ResultsCell first, second;        ///< blank: this side has no figure
    std::optional<double> difference; ///< first − second, −1…1; nullopt: a side is blank
    /// 95 %, by differenceInterval(). The questions counted on both sides give the correlation.
    MeasuredInterval interval = undefined(Undefined::NoObservations);
    int shared = 0;                            ///< questions that count in both runs
    double correlation = 0;                    ///< of the two estimates, from the shared questions
    std::optional<double> firstGap, secondGap; ///< human average − model, −1…1; nullopt: not a model, or no study

    /// Both runs count the same questions.
    bool isPaired() const { return shared > 0 && shared == first.n && shared == second.n; }
};

struct AcrossRow {
    RowKind kind = RowKind::Model;
    QString title;                                             ///< model (marked if it is a practice model), or who or what it is
    QString model;                                             ///< as the first project writes it; empty: not a model
    QString firstConfiguration, secondConfiguration;           ///< codes; of models
    QString firstConfigurationTitle, secondConfigurationTitle; ///< translated
    bool practice = false;
    bool incomplete = false; ///< one of the two runs, or both
    RunId first, second;
    QList<AcrossFigure> figures; ///< one for each part
};

/// A run without a partner on the other side.
struct AloneRun {
    QString model;
    QString configuration; ///< code
    QString title;         ///< model and configuration
};

/// @brief Models that were asked in two projects, the people of both, and chance.
struct AcrossComparison {
    AcrossQuery query;
    Scorer scorer = Scorer::Strict;
    QString metric;                  ///< code of the Metric that is counted in both; empty: questions
    QString firstTitle, secondTitle; ///< of the projects
    QList<AcrossPart> parts;         ///< the first is all questions; the others are labels with questions on both sides
    QList<AcrossRow> rows;           ///< models, by their accuracy in the first project, best first; human average, best; chance
    QList<AloneRun> firstAlone, secondAlone;
    bool practice = false; ///< some row is of a practice model
    bool mayLeave = true;  ///< false: practice results that were not requested
    QStringList notes;     ///< how runs were matched, how the intervals are made, what is incomplete

    /// "A: title" or "B: title".
    QString sideTitle(bool second) const;
    bool hasModels() const;
};

/// @brief Matches the runs of two sides by model (regardless of case and of blanks around it), configuration and whether they show the
/// picture, and compares them. Both sides were read by the same scorer. Of several runs of a model with one configuration the newest
/// counts. Any thread.
AcrossComparison compareAcross(const ResultsSide &first, const ResultsSide &second, const AcrossQuery &query);

/// The dimensions by whose labels two sides can be compared: with at least one label in common.
QList<DimensionCode> sharedDimensions(const ResultsSide &first, const ResultsSide &second);
/// Codes and titles of the configurations of a side's runs, in the order of the runs.
QList<std::pair<QString, QString>> configurationsOf(const ResultsSide &side);

} // namespace yuyi
