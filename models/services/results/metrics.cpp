// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/results/metrics.h"

#include <QHash>
#include <QSet>

#include <algorithm>

namespace yuyi {

namespace {

/// The place of the item's kind in the metric; −1: it is of another kind. Where a preset has one kind alone, items do not name it.
qsizetype placeOf(const ItemSetItem &item, const QStringList &kinds)
{
    const QList<LabelCode> kind = item.labels.value(kindDimension);
    if (kind.isEmpty())
        return kinds.size() == 1 ? 0 : -1;
    return kinds.indexOf(kind.constFirst().text());
}

/// Right if all are; pending if one is; else the first of incorrect, miss, error that occurs.
ItemState together(const QList<const ItemOutcome *> &members, int repeat)
{
    ItemState state = ItemState::Correct;
    for (const ItemOutcome *member : members) {
        const ItemState one = member->stateIn(repeat);
        if (one == ItemState::Pending)
            return one;
        if (one == ItemState::Incorrect || state == ItemState::Correct || (one == ItemState::Miss && state == ItemState::Error))
            state = one;
    }
    return state;
}

/// What is expected of one member in a repeat: 1 if it is correct, the share of a draw, else 0.
double expected(const ItemOutcome &member, int repeat)
{
    if (member.stateIn(repeat) == ItemState::Correct)
        return 1;
    for (const auto &[drawn, share] : member.drawnRepeats) {
        if (drawn == repeat)
            return share;
    }
    return 0;
}

void addRepeat(ItemOutcome &outcome, const QList<const ItemOutcome *> &members, int repeat, int repeats)
{
    const ItemState state = together(members, repeat);
    if (repeats > 1)
        outcome.byRepeat.append(state);
    switch (state) {
    case ItemState::Correct:
        ++outcome.correct;
        outcome.rightRepeats.append(repeat);
        break;
    case ItemState::Incorrect: ++outcome.incorrect; break;
    case ItemState::Miss: {
        ++outcome.miss;
        double share = 1;
        for (const ItemOutcome *member : members)
            share *= expected(*member, repeat);
        if (share > 0)
            outcome.drawnRepeats.append({repeat, share});
        break;
    }
    case ItemState::Error: ++outcome.error; break;
    case ItemState::Pending: ++outcome.pending; break;
    }
}

ItemOutcome combined(const QList<const ItemOutcome *> &members)
{
    if (members.size() == 1) {
        ItemOutcome alone = *members.constFirst();
        alone.members = {alone.question};
        return alone;
    }
    ItemOutcome outcome;
    outcome.question = members.constFirst()->question;
    outcome.image = members.constFirst()->image;
    const int repeats = members.constFirst()->counted() + members.constFirst()->pending;
    for (int repeat = 0; repeat < repeats; ++repeat)
        addRepeat(outcome, members, repeat, repeats);
    int faults = 0;
    for (const ItemOutcome *member : members) {
        outcome.members.append(member->question);
        outcome.overruled = outcome.overruled || member->overruled;
        outcome.scorersDiffer = outcome.scorersDiffer || member->scorersDiffer;
        outcome.alike = outcome.alike && member->alike;
        faults += member->transient;
        if (outcome.status == ReplyStatus::Answered)
            outcome.status = member->status;
        if (outcome.reason.isEmpty())
            outcome.reason = member->reason;
        if (outcome.attempt.isNull())
            outcome.attempt = member->attempt;
    }
    outcome.transient = std::min(outcome.pending, faults);
    return outcome;
}

/// One question of each kind of all metrics.
Metric allTogether(const Preset &preset)
{
    Metric all;
    for (const Metric &metric : preset.metrics) {
        for (const QString &kind : metric.all) {
            if (!all.all.contains(kind))
                all.all.append(kind);
        }
    }
    return all;
}

} // namespace

QList<ItemOutcome> metricOutcomes(const QList<ItemOutcome> &outcomes, const QList<ItemSetItem> &items, const Metric &metric)
{
    QHash<QuestionVersionId, const ItemOutcome *> known;
    known.reserve(outcomes.size());
    for (const ItemOutcome &outcome : outcomes)
        known.insert(outcome.question, &outcome);
    QHash<ImageId, QList<QList<const ItemOutcome *>>> ofImage;
    QList<ImageId> order;
    for (const ItemSetItem &item : items) {
        const qsizetype place = placeOf(item, metric.all);
        const ItemOutcome *outcome = place < 0 ? nullptr : known.value(item.question);
        if (outcome == nullptr)
            continue;
        QList<QList<const ItemOutcome *>> &parts = ofImage[item.image];
        if (parts.isEmpty()) {
            parts.resize(metric.all.size());
            order.append(item.image);
        }
        parts[place].append(outcome);
    }
    QList<ItemOutcome> list;
    for (const ImageId &image : std::as_const(order)) {
        const QList<QList<const ItemOutcome *>> parts = ofImage.value(image);
        QList<const ItemOutcome *> members;
        bool whole = true;
        for (const QList<const ItemOutcome *> &part : parts) {
            whole = whole && !part.isEmpty();
            members += part;
        }
        if (whole)
            list.append(combined(members));
    }
    return list;
}

QList<ItemOutcome> countedOutcomes(const ResultsData &data, const ResultsRun &run, const QString &metric, bool withExamples)
{
    QList<ItemOutcome> outcomes = outcomesOf(data, run, withExamples);
    const Metric *counted = metric.isEmpty() ? nullptr : data.preset.metric(metric);
    return counted == nullptr ? outcomes : metricOutcomes(outcomes, data.sets.value(run.run.itemSet), *counted);
}

Labels metricLabels(Labels labels, const Preset &preset, const Metric &metric)
{
    labels.remove(kindDimension);
    for (const Dimension &dimension : preset.dimensions) {
        if (!groupsImages(dimension, metric))
            labels.remove(dimension.code);
    }
    return labels;
}

QSet<QuestionVersionId> questionsOf(const QList<ItemSetItem> &items, const Metric &metric)
{
    QSet<QuestionVersionId> questions;
    for (const ItemSetItem &item : items) {
        if (placeOf(item, metric.all) >= 0)
            questions.insert(item.question);
    }
    return questions;
}

int lackingImages(const Preset &preset, const QList<QList<ItemSetItem>> &sets, const QList<Metric> &metrics)
{
    QSet<ImageId> lacking;
    for (const Metric &metric : metrics) {
        const QuestionGroup *group = preset.groupOf(metric.all.value(0));
        const QStringList kinds = group != nullptr ? group->members : metric.all;
        for (const QList<ItemSetItem> &set : sets) {
            QHash<ImageId, QSet<qsizetype>> found;
            for (const ItemSetItem &item : set) {
                if (placeOf(item, kinds) >= 0)
                    found[item.image].insert(placeOf(item, metric.all));
            }
            for (auto image = found.begin(); image != found.end(); ++image) {
                image->remove(-1);
                if (image->size() < metric.all.size())
                    lacking.insert(image.key());
            }
        }
    }
    return static_cast<int>(lacking.size());
}

GroupCounts groupCounts(const ResultsData &data, const ResultsRun &run, const QList<ItemOutcome> &outcomes)
{
    const QList<Metric> &metrics = data.preset.metrics;
    const QList<ItemSetItem> items = data.sets.value(run.run.itemSet);
    QHash<QuestionVersionId, Labels> labels;
    for (const ItemSetItem &item : items)
        labels.insert(item.question, item.labels);
    QSet<ImageId> counted;
    QHash<ImageId, Labels> ofImage;
    const Metric all = allTogether(data.preset);
    const QList<ItemOutcome> whole = metricOutcomes(outcomes, items, all);
    for (const ItemOutcome &image : whole) {
        if (image.counted() == 0)
            continue;
        counted.insert(image.image);
        ofImage.insert(image.image, labels.value(image.question));
    }
    QList<QSet<ImageId>> right;
    for (const Metric &metric : metrics) {
        QSet<ImageId> mine;
        const QList<ItemOutcome> images = metricOutcomes(outcomes, items, metric);
        for (const ItemOutcome &image : images) {
            if (image.state() == ItemState::Correct)
                mine.insert(image.image);
        }
        right.append(mine);
    }
    const auto add = [&](GroupCount &count, const ImageId &image) {
        count.correct.resize(metrics.size());
        ++count.n;
        for (qsizetype i = 0; i < metrics.size(); ++i)
            count.correct[i] += right.at(i).contains(image) ? 1 : 0;
    };
    GroupCounts counts;
    for (const Metric &metric : metrics)
        counts.metrics.append(metric.code);
    counts.overall.correct.resize(metrics.size());
    for (const ImageId &image : std::as_const(counted))
        add(counts.overall, image);
    for (const Dimension &dimension : data.preset.dimensions) {
        if (dimension.ofQuestion() || dimension.code == kindDimension)
            continue;
        QList<std::pair<QString, GroupCount>> values;
        for (const LabelValue &value : dimension.values) {
            GroupCount count;
            for (const ImageId &image : std::as_const(counted)) {
                if (ofImage.value(image).value(dimension.code).contains(value.code))
                    add(count, image);
            }
            if (count.n > 0)
                values.append({dimension.publishedOf(value.code), count});
        }
        if (!values.isEmpty())
            counts.labels.append({dimension.code, values});
    }
    return counts;
}

} // namespace yuyi
