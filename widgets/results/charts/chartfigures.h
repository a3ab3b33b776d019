// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/results/compareservice.h"
#include "models/services/results/resultsservice.h"

#include <atomic>

namespace yuyi {

/// The charts of the results page.
enum class ResultsChart {
    Accuracy,
    HeatMap,
    Configurations,
    Letters,
    People,
    Size
};

inline constexpr CodeTable<ResultsChart, 6> codesOf(ResultsChart)
{
    return {{{ResultsChart::Accuracy, u"accuracy"},
             {ResultsChart::HeatMap, u"heat-map"},
             {ResultsChart::Configurations, u"configurations"},
             {ResultsChart::Letters, u"letters"},
             {ResultsChart::People, u"people"},
             {ResultsChart::Size, u"size"}}};
}
QString titleOf(ResultsChart chart);

/// A model's accuracy under one configuration compared with the plain one.
struct ConfigurationDelta {
    qsizetype row = 0;     ///< index in ChartFigures::models
    QString model;         ///< name of the row
    QString configuration; ///< code
    Comparison comparison; ///< first: this configuration, second: the plain one
};

/// The distribution of answer letters in one run.
struct RunLetters {
    RunId run;
    LetterHistogram letters;
};

/// The items with the same share of correct answers for people and for models.
struct PeoplePoint {
    int people = 0; ///< share of correct answers by people, in per cent
    int models = 0; ///< share of correct answers by models, in per cent
    QList<QuestionVersionId> items;
};

/// @brief The data of one chart. Only the members that the chart needs are filled in.
struct ChartFigures {
    ResultsChart chart = ResultsChart::Accuracy;
    ResultsTable table;
    QString plain;              ///< code of the reference configuration
    QStringList models;         ///< names of the rows of deltas: as in the table, a model can have several
    QStringList configurations; ///< codes
    QList<ConfigurationDelta> deltas;
    QList<RunLetters> letters;
    QList<PeoplePoint> points;
};

/// @brief Computes the data of a chart. The first of `configurations` is the reference; others are compared with it. Any thread.
ChartFigures chartFigures(const ResultsData &data, ResultsChart chart, const ResultsQuery &query,
                          const QStringList &configurations, const std::atomic<bool> *cancel = nullptr);

/// The data of a chart as CSV: UTF-8 with a byte order mark. The column `practice` is 1 where replies of practice models count.
Result<QByteArray> chartCsv(const ResultsData &data, const ChartFigures &figures);

/// @brief The items behind a bar of a run's letter histogram: items whose answer was the option at this position, or with `keys`,
/// items whose key was at this position. Position −1: the answer was no option of the item. `only`: as of
/// letterHistogram.
QList<QuestionVersionId> itemsOfLetter(const ResultsData &data, const RunId &run, int position, bool keys, bool withExamples,
                                       const QSet<QuestionVersionId> *only = nullptr);

} // namespace yuyi
