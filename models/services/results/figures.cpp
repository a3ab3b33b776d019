// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/results/figures.h"

#include "models/services/results/cells.h"

#include "models/domain/annotation/optionlabels.h"
#include "models/evaluation/extraction/scoring.h"

#include <QStringBuilder>

#include <algorithm>

namespace yuyi {

namespace {

qsizetype positionOf(const QList<OptionId> &order, const OptionId &option)
{
    return option.isNull() ? -1 : order.indexOf(option);
}

Json cellJson(const ResultsColumn &column, const ResultsRow &row, const ResultsCell &cell)
{
    Json json = Json::object();
    json["n"] = cell.n;
    const bool measured = !cell.noResult;
    json["accuracy"] = cell.n > 0 && measured ? Json(cell.accuracy) : Json();
    json["lo"] = cell.interval && measured ? Json(cell.interval->lo) : Json();
    json["hi"] = cell.interval && measured ? Json(cell.interval->hi) : Json();
    if (cell.noResult)
        json["no_valid_result"] = toUtf8(noResultText(*cell.noResult));
    if (row.section == ResultsSection::Baselines)
        return json;
    json["miss"] = cell.miss;
    json["error"] = cell.error;
    json["correct"] = cell.correct;
    json["incorrect"] = cell.incorrect;
    if (column.outcome)
        json["share"] = cell.share;
    json["pending"] = cell.pending;
    json["overruled"] = cell.overruled;
    if (cell.drawn > 0)
        json["drawn"] = cell.drawn;
    json["clustered_se"] = cell.clusteredError && measured ? Json(*cell.clusteredError) : Json();
    json["rank"] = cell.rank;
    if (cell.people > 0) {
        json["people"] = cell.people;
        json["sd"] = cell.spread ? Json(*cell.spread) : Json();
    }
    json["small_n"] = cell.small();
    if (!cell.run.isNull())
        json["run"] = toUtf8(cell.run.toString());
    return json;
}

Json countJson(const GroupCounts &counts, const GroupCount &count)
{
    Json json = Json::object();
    json["n"] = count.n;
    for (qsizetype i = 0; i < counts.metrics.size(); ++i)
        json[toUtf8(counts.metrics.at(i))] = count.correct.at(i);
    return json;
}

/// `{overall: {n, METRIC: …}, DIMENSION: {LABEL: {n, METRIC: …}}}`: whole counts of images.
Json groupsJson(const GroupCounts &counts)
{
    Json json = Json::object();
    json["overall"] = countJson(counts, counts.overall);
    for (const auto &[dimension, values] : counts.labels) {
        Json &one = json[toUtf8(dimension.text())] = Json::object();
        for (const auto &[label, count] : values)
            one[toUtf8(label)] = countJson(counts, count);
    }
    return json;
}

Json rowJson(const ResultsTable &table, const ResultsRow &row, qsizetype i)
{
    const ResultsColumn &column = table.columns.at(i);
    Json json = Json::object();
    json["model"] = toUtf8(row.kind == RowKind::Model ? row.model : codeOf(row.kind));
    const QString configuration = column.configuration.isEmpty() ? row.configuration : column.configuration;
    json["config"] = configuration.isEmpty() ? Json() : Json(toUtf8(configuration));
    json["section"] = toUtf8(codeOf(row.section));
    json["kind"] = toUtf8(codeOf(row.kind));
    json["by"] = toUtf8(!column.dimension.isEmpty() ? column.dimension.text()
                        : column.shots >= 0         ? QStringLiteral("shots")
                        : column.outcome            ? QStringLiteral("outcome")
                        : !column.metric.isEmpty()  ? QStringLiteral("metric")
                        : column.overall            ? QStringLiteral("overall")
                                                    : QStringLiteral("configuration"));
    if (!column.dimension.isEmpty()) {
        json["value"] = toUtf8(column.published);
        json["code"] = toUtf8(column.label.text());
    } else if (column.shots >= 0) {
        json["value"] = column.shots;
    } else if (!column.metric.isEmpty()) {
        json["value"] = toUtf8(column.metric);
    } else if (column.outcome) {
        const ResultsColumn &outcome = column;
        json["value"] = *outcome.outcome == ItemState::Correct ? "accuracy"
                      : *outcome.outcome == ItemState::Error   ? "error"
                      : *outcome.outcome == ItemState::Miss    ? "miss"
                                                               : "incorrect";
    }
    if (!row.detail.isEmpty())
        json["detail"] = toUtf8(row.detail);
    if (row.kind == RowKind::Model)
        json["size_billions"] = row.billions ? Json(*row.billions) : Json();
    json["practice"] = row.practice;
    json["incomplete"] = row.incomplete;
    json["cell"] = cellJson(column, row, row.cells.at(i));
    return json;
}

} // namespace

LetterHistogram letterHistogram(const ResultsData &data, const RunId &run, bool withExamples, const QSet<QuestionVersionId> *only)
{
    LetterHistogram histogram;
    const auto found = std::find_if(data.runs.begin(), data.runs.end(), [&](const ResultsRun &one) { return one.run.id == run; });
    if (found == data.runs.end())
        return histogram;
    bool lettered = false;
    bool numbered = false;
    const auto grow = [&](qsizetype size) {
        while (histogram.letters.size() < size) {
            histogram.letters.append(shownLabel(histogram.letters.size()));
            histogram.answers.append(0);
            histogram.keys.append(0);
        }
    };
    for (const ScoredSlot &slot : found->replies) {
        const auto item = data.items.constFind(slot.slot.question);
        if (item == data.items.constEnd() || item->keys.isEmpty())
            continue;
        if (slot.status == ReplyStatus::Transient || slot.status == ReplyStatus::Account)
            continue;
        if (!withExamples && found->run.examples.contains(slot.slot.question))
            continue;
        if (only != nullptr && !only->contains(slot.slot.question))
            continue;
        QList<OptionId> order = slot.shownOrder;
        if (order.isEmpty()) {
            for (const Option &option : item->options)
                order.append(option.id);
        }
        grow(order.size());
        (item->ownLabels ? numbered : lettered) = true;
        ++histogram.replies;
        for (const int key : item->keys.positions()) {
            if (const qsizetype shown = positionOf(order, item->options.at(key).id); shown >= 0)
                ++histogram.keys[shown];
        }
        const QList<int> answers = positionsOf(slot.answer, order).positions();
        for (const int answer : answers)
            ++histogram.answers[answer];
        if (!answers.isEmpty())
            continue;
        if (!slot.label.isEmpty() && !slot.overruled && slot.drawnFrom == 0)
            ++histogram.others;
        else
            ++histogram.none;
    }
    for (qsizetype i = 0; numbered && i < histogram.letters.size(); ++i) {
        const QString digit = optionLabel({false, true}, i);
        histogram.letters[i] = lettered ? QString(histogram.letters.at(i) % u'/' % digit) : digit;
    }
    return histogram;
}

QList<PeopleAgainstModels> peopleAgainstModels(const ResultsData &data, const ResultsQuery &query, const QSet<QuestionVersionId> *only)
{
    struct Votes {
        int right = 0;
        int all = 0;
    };
    QHash<QuestionVersionId, Votes> votes;
    for (const ItemVote &vote : data.votes.votes) {
        Votes &one = votes[data.votes.items.at(vote.item).version];
        ++one.all;
        one.right += vote.correct ? 1 : 0;
    }
    // People answer questions alone.
    if (const Metric *metric = data.preset.metric(query.metric); metric != nullptr && countsSeveral(*metric))
        return {};
    QHash<QuestionVersionId, PeopleAgainstModels> points;
    QList<QuestionVersionId> order;
    for (const ResultsRun &run : data.runs) {
        if (!query.runs.isEmpty() && !query.runs.contains(run.run.id))
            continue;
        const QList<ItemOutcome> outcomes = countedOutcomes(data, run, query.metric, query.withExamples);
        for (const ItemOutcome &outcome : outcomes) {
            const auto people = votes.constFind(outcome.question);
            if (people == votes.constEnd() || outcome.counted() == 0 || data.hidden.hides(outcome.question, outcome.image)
                || (only != nullptr && !only->contains(outcome.question)))
                continue;
            if (!points.contains(outcome.question))
                order.append(outcome.question);
            PeopleAgainstModels &point = points[outcome.question];
            point.question = outcome.question;
            point.itemId = data.items.value(outcome.question).itemId;
            point.votes = people->all;
            point.people = static_cast<double>(people->right) / people->all;
            ++point.models;
            point.modelShare += outcome.score();
        }
    }
    QList<PeopleAgainstModels> list;
    for (const QuestionVersionId &question : std::as_const(order)) {
        PeopleAgainstModels point = points.value(question);
        point.modelShare /= point.models;
        list.append(point);
    }
    return list;
}

Json resultsJson(const ResultsTable &table)
{
    Json json = Json::object();
    json["scorer"] = toUtf8(codeOf(table.query.scorer));
    json["by"] = toUtf8(codeOf(table.query.by));
    if (table.metric)
        json["metric"] = toUtf8(table.metric->code);
    json["items"] = table.commonItems >= 0 ? "common" : "own";
    json["common_items"] = table.commonItems >= 0 ? Json(table.commonItems) : Json();
    if (!table.query.where.terms.isEmpty())
        json["where"] = toUtf8(table.query.where.text());
    json["practice"] = table.practice;
    json["rows"] = Json::array();
    json["repeats"] = Json::array();
    QSet<RunId> grouped; // once for each run, at its first cell
    for (const ResultsRow &row : table.rows) {
        for (qsizetype i = 0; i < row.cells.size(); ++i) {
            const ResultsCell &cell = row.cells.at(i);
            if (cell.empty)
                continue;
            Json one = rowJson(table, row, i);
            if (const auto groups = table.groups.constFind(cell.run); groups != table.groups.constEnd() && !grouped.contains(cell.run)) {
                one["groups"] = groupsJson(*groups);
                grouped.insert(cell.run);
            }
            json["rows"].push_back(std::move(one));
        }
        if (row.repeats) {
            Json one = Json::object();
            one["run"] = toUtf8(row.runs.constFirst().toString());
            one["repeats"] = row.repeats->repeats;
            one["items"] = row.repeats->items;
            one["mean"] = row.repeats->mean;
            one["sd"] = row.repeats->spread ? Json(*row.repeats->spread) : Json();
            one["pass_at_k"] = row.repeats->passAtK;
            one["all_right"] = row.repeats->allRight;
            one["consistency"] = row.repeats->consistency;
            json["repeats"].push_back(std::move(one));
        }
    }
    json["warnings"] = Json::array();
    for (const ResultsRow &row : table.rows) {
        if (!row.warning.isEmpty())
            json["warnings"].push_back(Json{{"model", toUtf8(row.model)},
                                            {"config", toUtf8(row.configuration)},
                                            {"text", toUtf8(row.warning)}});
    }
    json["notes"] = Json::array();
    for (const QString &note : table.notes)
        json["notes"].push_back(toUtf8(note));
    return json;
}

} // namespace yuyi
