// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/results/askedquestions.h"

#include <QSet>

#include <algorithm>

namespace yuyi {

namespace {

AskedQuestions emptyFor(const ResultsTable &table)
{
    AskedQuestions all;
    all.ofColumn.resize(table.columns.size());
    if (table.ofImages())
        all.together.resize(table.columns.size());
    return all;
}

/// Whether several questions stand behind the outcome.
bool isCombined(const ItemOutcome &outcome)
{
    return outcome.members.size() > 1;
}

/// Adds what an outcome rests on to a column.
void addTo(AskedQuestions &all, qsizetype column, const ResultsData &data, const ItemOutcome &outcome, const ResultsItem &item)
{
    if (!isCombined(outcome))
        all.ofColumn[column].append(&item);
    if (outcome.members.isEmpty())
        return;
    QList<const ResultsItem *> members;
    for (const QuestionVersionId &member : outcome.members) {
        if (const auto known = data.items.constFind(member); known != data.items.constEnd())
            members.append(&*known);
    }
    all.together[column].append(members);
}

} // namespace

QHash<ItemSetId, ColumnsOfQuestions> columnsOf(const ResultsData &data, const ResultsTable &table, const QList<RunReading> &readings)
{
    const ColumnFinder finder(table.columns);
    QHash<ItemSetId, ColumnsOfQuestions> columns;
    for (const RunReading &reading : readings) {
        const ItemSetId set = reading.run->run.itemSet;
        if (columns.contains(set))
            continue;
        ColumnsOfQuestions &mine = columns[set];
        const QList<ItemSetItem> items = data.sets.value(set);
        for (const ItemSetItem &item : items)
            mine.insert(item.question, finder.of(table.metric ? metricLabels(item.labels, data.preset, *table.metric) : item.labels));
    }
    return columns;
}

bool standsIn(const ResultsRun &run, const ResultsColumn &column)
{
    return column.shots >= 0 ? run.shots == column.shots : run.run.configuration == column.configuration;
}

qsizetype columnOfPeople(const QList<ResultsColumn> &columns, const QList<RunReading> &readings)
{
    for (qsizetype i = 0; i < columns.size(); ++i) {
        const bool direct = std::any_of(readings.begin(), readings.end(), [&](const RunReading &reading) {
            return reading.run->withImage && reading.run->sameAsDirect && standsIn(*reading.run, columns.at(i));
        });
        if (direct)
            return i;
    }
    return -1;
}

AskedQuestions questionsByLabel(const ResultsData &data, const ResultsTable &table, const QList<RunReading> &readings,
                                const QHash<ItemSetId, ColumnsOfQuestions> &columns)
{
    AskedQuestions all = emptyFor(table);
    for (const RunReading &reading : readings) {
        const ColumnsOfQuestions own = columns.value(reading.run->run.itemSet);
        for (const ItemOutcome &outcome : reading.outcomes) {
            if (all.columns.contains(outcome.question))
                continue;
            const auto item = data.items.constFind(outcome.question);
            if (item == data.items.constEnd())
                continue;
            const QList<qsizetype> mine = own.value(outcome.question);
            all.columns.insert(outcome.question, mine);
            if (!isCombined(outcome))
                all.items.insert(outcome.question, &*item);
            for (const qsizetype column : mine)
                addTo(all, column, data, outcome, *item);
        }
    }
    return all;
}

AskedQuestions questionsByMetric(const ResultsData &data, const ResultsTable &table, const QList<RunReading> &readings)
{
    AskedQuestions all = emptyFor(table);
    for (qsizetype column = 0; column < table.columns.size(); ++column) {
        QSet<QuestionVersionId> seen;
        for (const RunReading &reading : readings) {
            const QList<ItemOutcome> outcomes = reading.byMetric.value(column);
            for (const ItemOutcome &outcome : outcomes) {
                const auto item = data.items.constFind(outcome.question);
                if (item == data.items.constEnd() || seen.contains(outcome.question))
                    continue;
                seen.insert(outcome.question);
                addTo(all, column, data, outcome, *item);
                if (isCombined(outcome))
                    continue;
                all.items.insert(outcome.question, &*item);
                all.columns[outcome.question].append(column);
            }
        }
    }
    return all;
}

AskedQuestions questionsByRun(const ResultsData &data, const ResultsTable &table, const QList<RunReading> &readings, qsizetype direct)
{
    AskedQuestions all = emptyFor(table);
    for (qsizetype i = 0; i < table.columns.size(); ++i) {
        QSet<QuestionVersionId> seen;
        for (const RunReading &reading : readings) {
            if (!standsIn(*reading.run, table.columns.at(i)))
                continue;
            for (const ItemOutcome &outcome : reading.outcomes) {
                const auto item = data.items.constFind(outcome.question);
                if (item == data.items.constEnd() || seen.contains(outcome.question))
                    continue;
                seen.insert(outcome.question);
                addTo(all, i, data, outcome, *item);
                if (i == direct && !isCombined(outcome)) {
                    all.items.insert(outcome.question, &*item);
                    all.columns.insert(outcome.question, {i});
                }
            }
        }
    }
    return all;
}

} // namespace yuyi
