// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/results/itemsbehind.h"

#include "models/services/results/metrics.h"
#include "models/services/studies/analysis/figures.h"

#include <QSet>

namespace yuyi {

namespace {

/// The items to which the run has a reply that counts; with a metric the first question of each image.
QSet<QuestionVersionId> countedItems(const ResultsData &data, const RunId &id, const QString &metric, bool withExamples)
{
    QSet<QuestionVersionId> counted;
    for (const ResultsRun &run : data.runs) {
        if (run.run.id != id)
            continue;
        const QList<ItemOutcome> outcomes = countedOutcomes(data, run, metric, withExamples);
        for (const ItemOutcome &outcome : outcomes) {
            if (outcome.counted() > 0)
                counted.insert(outcome.question);
        }
    }
    return counted;
}

/// `restricted`: the data holds only a part of the items.
std::optional<ViewerQuery> behind(const ResultsData &data, const ResultsTable &table, const ResultsRow &row, int column, bool restricted)
{
    if (column < 0 || column >= table.columns.size() || row.section == ResultsSection::Baselines)
        return std::nullopt;
    const ResultsCell &cell = row.cells.at(column);
    if (cell.empty)
        return std::nullopt;
    const ResultsColumn &head = table.columns.at(column);
    ViewerQuery query;
    query.withExamples = table.query.withExamples;
    query.dimension = head.dimension;
    query.label = head.label;
    query.metric = table.metric ? table.metric->code : head.metric;
    if (row.kind == RowKind::Model) {
        query.runs = {cell.run};
        if (head.outcome) {
            switch (*head.outcome) {
            case ItemState::Correct: query.filter = ViewerFilter::RightByAll; break;
            case ItemState::Incorrect: query.filter = ViewerFilter::Incorrect; break;
            case ItemState::Miss: query.filter = ViewerFilter::Miss; break;
            case ItemState::Error: query.filter = ViewerFilter::Error; break;
            case ItemState::Pending: query.filter = ViewerFilter::Pending; break;
            }
        }
    } else {
        query.runs = table.query.runs;
        QSet<QuestionVersionId> answered;
        if (row.kind == RowKind::HumanAverage || row.kind == RowKind::HumanBest) {
            for (const StudiedItem &item : data.study ? data.study->items : QList<StudiedItem>()) {
                if (item.study.part == StudyPart::Main)
                    answered.insert(item.study.item.question);
            }
        } else {
            for (const ItemVote &vote : data.votes.votes)
                answered.insert(data.votes.items.at(vote.item).version);
        }
        if (table.commonItems >= 0)
            answered.intersect(table.common);
        query.only = answered.values();
    }
    if (row.kind == RowKind::Model) {
        const bool countsSome = restricted || (query.filter == ViewerFilter::All && cell.pending > 0);
        const QSet<QuestionVersionId> common = table.commonItems >= 0 ? table.common : QSet<QuestionVersionId>();
        QSet<QuestionVersionId> items = countsSome ? countedItems(data, cell.run, query.metric, query.withExamples) : common;
        if (countsSome && table.commonItems >= 0)
            items.intersect(common);
        query.only = items.values();
    }
    return query;
}

} // namespace

std::optional<ViewerQuery> itemsBehind(const ResultsData &data, const ResultsTable &table, const ResultsRow &row, int column)
{
    // The items of a table of the preset are others than those in sight.
    const bool restricted = table.query.onlyFilled && !table.query.where.terms.isEmpty();
    return restricted ? behind(narrowed(data, table.query.where), table, row, column, true) : behind(data, table, row, column, false);
}

} // namespace yuyi
