// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/results/itemsbehind.h"

#include "models/services/studies/figures.h"

#include <algorithm>

namespace yuyi {

QList<QuestionVersionId> commonItems(const ResultsData &data, const QList<RunId> &runs, bool withExamples)
{
    QHash<QuestionVersionId, int> counted;
    int asked = 0;
    for (const ResultsRun &run : data.runs) {
        if (!runs.contains(run.run.id))
            continue;
        ++asked;
        for (const ItemOutcome &outcome : outcomesOf(data, run, withExamples)) {
            if (outcome.counted() > 0)
                ++counted[outcome.question];
        }
    }
    QList<QuestionVersionId> common;
    for (auto it = counted.cbegin(); it != counted.cend(); ++it) {
        if (it.value() == asked)
            common.append(it.key());
    }
    return common;
}

namespace {

QList<QuestionVersionId> commonQuestions(const ResultsData &data, const ResultsTable &table)
{
    QList<RunId> runs;
    for (const ResultsRow &row : table.rows)
        runs += row.runs;
    return commonItems(data, runs, table.query.withExamples);
}

} // namespace

std::optional<ViewerQuery> itemsBehind(const ResultsData &data, const ResultsTable &table, const ResultsRow &row, int column)
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
        if (table.commonItems >= 0) {
            const QList<QuestionVersionId> common = commonQuestions(data, table);
            answered.intersect(QSet<QuestionVersionId>(common.begin(), common.end()));
        }
        query.only = QList<QuestionVersionId>(answered.begin(), answered.end());
    }
    if (table.commonItems >= 0 && row.kind == RowKind::Model) {
        query.only = commonQuestions(data, table);
    } else if (row.kind == RowKind::Model && query.filter == ViewerFilter::All && cell.pending > 0) {
        query.only = commonItems(data, {cell.run}, query.withExamples);
    }
    return query;
}

} // namespace yuyi
