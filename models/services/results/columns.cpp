// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/results/columns.h"

#include <QCoreApplication>
#include <QMap>
#include <QSet>

#include <algorithm>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::ResultsColumns)
};

} // namespace

ResultsColumn overallColumn()
{
    ResultsColumn column;
    column.title = Tr::tr("Overall");
    column.overall = true;
    return column;
}

QList<ResultsColumn> labelColumns(const ResultsData &data, const ResultsQuery &query)
{
    QList<ResultsColumn> columns{overallColumn()};
    for (const DimensionCode &code : query.dimensions) {
        const Dimension *dimension = data.preset.dimension(code);
        if (dimension == nullptr)
            continue;
        for (const LabelValue &value : dimension->values) {
            ResultsColumn column;
            column.title = value.title.text();
            column.group = dimension->title.text();
            column.dimension = code;
            column.label = value.code;
            column.published = value.published;
            columns.append(column);
        }
    }
    return columns;
}

QList<ResultsColumn> configurationColumns(const ResultsData &data, const QList<RunReading> &readings)
{
    QStringList codes;
    for (const Configuration &one : data.preset.configurations)
        codes.append(one.code);
    QStringList own;
    QHash<QString, QString> titles;
    for (const RunReading &reading : readings) {
        const QString code = reading.run->run.configuration;
        if (!titles.contains(code))
            titles.insert(code, reading.run->title);
        if (!codes.contains(code) && !own.contains(code))
            own.append(code);
    }
    std::sort(own.begin(), own.end());
    QList<ResultsColumn> columns;
    for (const QString &code : codes + own) {
        if (!titles.contains(code))
            continue;
        ResultsColumn column;
        column.title = titles.value(code);
        column.configuration = code;
        columns.append(column);
    }
    return columns;
}

QList<ResultsColumn> shotColumns(const QList<RunReading> &readings)
{
    QList<int> shots;
    for (const RunReading &reading : readings) {
        if (!shots.contains(reading.run->shots))
            shots.append(reading.run->shots);
    }
    std::sort(shots.begin(), shots.end());
    QList<ResultsColumn> columns;
    for (const int number : std::as_const(shots)) {
        ResultsColumn column;
        column.title = number == 0 ? Tr::tr("No examples") : Tr::tr("%n example(s)", nullptr, number);
        column.shots = number;
        columns.append(column);
    }
    return columns;
}

QList<ResultsColumn> metricColumns(const ResultsData &data)
{
    QList<ResultsColumn> columns;
    for (const Metric &metric : data.preset.metrics) {
        ResultsColumn column;
        column.title = metric.title.text();
        column.metric = metric.code;
        columns.append(column);
    }
    return columns;
}

QList<ResultsColumn> outcomeColumns()
{
    const std::pair<ItemState, QString> outcomes[] = {{ItemState::Correct, Tr::tr("Accuracy")},
                                                      {ItemState::Error, Tr::tr("Request error")},
                                                      {ItemState::Miss, Tr::tr("Miss")},
                                                      {ItemState::Incorrect, Tr::tr("Incorrect")}};
    QList<ResultsColumn> columns;
    for (const auto &[state, title] : outcomes) {
        ResultsColumn column;
        column.title = title;
        column.outcome = state;
        columns.append(column);
    }
    return columns;
}

} // namespace yuyi
