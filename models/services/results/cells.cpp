// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/results/cells.h"

#include "models/statistics/participants.h"
#include "models/statistics/resampling.h"

#include <algorithm>

namespace yuyi {

namespace {

int countOf(const ItemOutcome &outcome, ItemState state)
{
    switch (state) {
    case ItemState::Correct: return outcome.correct;
    case ItemState::Incorrect: return outcome.incorrect;
    case ItemState::Miss: return outcome.miss;
    case ItemState::Error: return outcome.error;
    case ItemState::Pending: return outcome.pending;
    }
    return 0;
}

/// Share, interval and error of values 0…1, one for each question or answer.
void finish(ResultsCell &cell, const std::vector<double> &values, const std::vector<ImageId> &images)
{
    if (values.empty())
        return;
    double sum = 0;
    for (const double value : values)
        sum += value;
    cell.share = sum / static_cast<double>(values.size());
    if (const auto proportion = wilsonOfShare(cell.share, static_cast<qint64>(values.size())))
        cell.interval = proportion->interval;
    QHash<ImageId, int> numbers;
    std::vector<int> clusters;
    clusters.reserve(images.size());
    for (const ImageId &image : images) {
        const auto known = numbers.constFind(image);
        clusters.push_back(known != numbers.constEnd() ? *known : static_cast<int>(numbers.size()));
        if (known == numbers.constEnd())
            numbers.insert(image, clusters.back());
    }
    if (const auto mean = clusteredMean(values, clusters))
        cell.clusteredError = mean->standardError;
    else
        cell.clusteredError = undefined(mean.error());
}

} // namespace

ResultsCell modelCell(const ResultsRun &run, const QList<const ItemOutcome *> &outcomes, std::optional<ItemState> outcome)
{
    ResultsCell cell;
    cell.run = run.run.id;
    cell.empty = false;
    cell.repeats = qMax(1, run.run.repeats);
    std::vector<double> values;
    std::vector<ImageId> images;
    double right = 0;
    for (const ItemOutcome *one : outcomes) {
        cell.images = cell.images || !one->members.isEmpty();
        if (one->pending > 0)
            ++cell.pending;
        const int counted = one->counted();
        if (counted == 0)
            continue;
        ++cell.n;
        cell.correct += one->correct;
        cell.incorrect += one->incorrect;
        cell.miss += one->miss;
        cell.error += one->error;
        cell.overruled += one->overruled ? 1 : 0;
        cell.drawn += static_cast<int>(one->drawnRepeats.size());
        right += one->score();
        values.push_back(outcome ? static_cast<double>(countOf(*one, *outcome)) / counted : one->score());
        images.push_back(one->image);
    }
    cell.missing = run.missing;
    cell.incomplete = cell.pending > 0 || run.missing > 0;
    cell.accuracy = cell.n > 0 ? right / cell.n : 0;
    finish(cell, values, images);
    return cell;
}

ResultsCell peopleCell(const QList<PersonAnswer> &answers, std::optional<ItemState> outcome)
{
    ResultsCell cell;
    // No request of a person ends with an error.
    cell.empty = answers.isEmpty() || outcome == ItemState::Error;
    if (cell.empty)
        return cell;
    std::vector<double> values;
    std::vector<ImageId> images;
    for (const PersonAnswer &answer : answers) {
        ++cell.n;
        cell.correct += answer.state == ItemState::Correct ? 1 : 0;
        cell.incorrect += answer.state == ItemState::Incorrect ? 1 : 0;
        cell.miss += answer.state == ItemState::Miss ? 1 : 0;
        values.push_back(answer.state == outcome.value_or(ItemState::Correct) ? 1.0 : 0.0);
        images.push_back(answer.item->image);
    }
    cell.accuracy = cell.n > 0 ? static_cast<double>(cell.correct) / cell.n : 0;
    finish(cell, values, images);
    return cell;
}

ColumnFinder::ColumnFinder(const QList<ResultsColumn> &columns)
{
    for (qsizetype i = 0; i < columns.size(); ++i) {
        const ResultsColumn &column = columns.at(i);
        if (column.dimension.isEmpty())
            m_overall.append(i);
        else
            m_labels[column.dimension].insert(column.label, i);
    }
}

QList<qsizetype> ColumnFinder::of(const Labels &labels) const
{
    QList<qsizetype> found = m_overall;
    for (auto dimension = m_labels.constBegin(); dimension != m_labels.constEnd(); ++dimension) {
        const auto mine = labels.constFind(dimension.key());
        if (mine == labels.constEnd())
            continue;
        for (const LabelCode &label : *mine) {
            const qsizetype column = dimension->value(label, -1);
            // A label that stands twice counts once.
            if (column >= 0 && !found.contains(column))
                found.append(column);
        }
    }
    return found;
}

std::optional<RepeatFigures> repeatFigures(const ResultsRun &run, const QList<ItemOutcome> &outcomes)
{
    const int repeats = run.run.repeats;
    if (repeats < 2)
        return std::nullopt;
    RepeatFigures figures;
    figures.repeats = repeats;
    std::vector<double> right(static_cast<size_t>(repeats), 0.0);
    int anyRight = 0;
    int allRight = 0;
    int alike = 0;
    for (const ItemOutcome &outcome : outcomes) {
        if (outcome.pending > 0)
            continue;
        ++figures.items;
        anyRight += outcome.correct > 0 ? 1 : 0;
        allRight += outcome.correct == repeats ? 1 : 0;
        alike += outcome.alike ? 1 : 0;
        figures.mean += outcome.score();
        for (const int repeat : outcome.rightRepeats)
            right[static_cast<size_t>(repeat)] += 1;
        for (const auto &[repeat, share] : outcome.drawnRepeats)
            right[static_cast<size_t>(repeat)] += share;
    }
    if (figures.items == 0)
        return figures;
    figures.mean /= figures.items;
    figures.passAtK = static_cast<double>(anyRight) / figures.items;
    figures.allRight = static_cast<double>(allRight) / figures.items;
    figures.consistency = static_cast<double>(alike) / figures.items;
    for (double &one : right)
        one /= figures.items;
    figures.spread = meanAndSpread(right).sample;
    return figures;
}

void keepMembers(QList<RunReading> &readings, ResultsTable &table)
{
    table.common.clear();
    for (RunReading &reading : readings) {
        QSet<QuestionVersionId> members;
        for (const ItemOutcome &outcome : std::as_const(reading.outcomes))
            members.unite({outcome.members.begin(), outcome.members.end()});
        reading.questions.removeIf([&](const ItemOutcome &outcome) { return !members.contains(outcome.question); });
        table.common.unite(members);
    }
}

} // namespace yuyi
