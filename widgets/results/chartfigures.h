// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/compareservice.h"
#include "models/services/resultsservice.h"

#include <atomic>

namespace yuyi {

/// The drawings of the results.
enum class ResultsChart { Accuracy, HeatMap, Configurations, Letters, People };

inline constexpr CodeTable<ResultsChart, 5> codesOf(ResultsChart)
{
    return {{{ResultsChart::Accuracy, u"accuracy"}, {ResultsChart::HeatMap, u"heat-map"},
             {ResultsChart::Configurations, u"configurations"}, {ResultsChart::Letters, u"letters"},
             {ResultsChart::People, u"people"}}};
}
QString titleOf(ResultsChart chart);

/// A model under one configuration against the same model under the plain one.
struct ConfigurationDelta {
    QString model;
    QString configuration;           ///< code
    Comparison comparison;           ///< first: this configuration, second: the plain one
};

/// How one run's letters are spread.
struct RunLetters {
    RunId run;
    LetterHistogram letters;
};

/// Items at the same place of people against models.
struct PeoplePlace {
    int people = 0;                  ///< per cent
    int models = 0;                  ///< per cent
    QList<QuestionVersionId> items;
};

/// @brief What one drawing is made of; only what it needs is filled in.
struct ChartFigures {
    ResultsChart chart = ResultsChart::Accuracy;
    ResultsTable table;
    QString plain;                   ///< code of the configuration that others are compared with
    QStringList models;
    QStringList configurations;      ///< codes
    QList<ConfigurationDelta> deltas;
    QList<RunLetters> letters;
    QList<PeoplePlace> places;
};

/// @brief Computes them. `plain`: the first of the preset's configurations that a run has. Any thread.
ChartFigures chartFigures(const ResultsData &data, ResultsChart chart, const ResultsQuery &query,
                          const QStringList &configurations, const std::atomic<bool> *cancel = nullptr);

/// What is drawn, as a file of figures: UTF-8 with a byte order mark.
Result<QByteArray> chartCsv(const ResultsData &data, const ChartFigures &figures);

/// @brief Items of a run that showed the model this position as its answer (−1: no option of the item) or, with `keys`, as the
/// key: those behind a bar of its letter histogram.
QList<QuestionVersionId> itemsOfLetter(const ResultsData &data, const RunId &run, int position, bool keys, bool withExamples);

} // namespace yuyi
