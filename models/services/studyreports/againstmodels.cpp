// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/studyreports/againstmodels.h"

#include "models/statistics/resampling.h"

#include <QCoreApplication>

#include <algorithm>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::StudyFigures)
};

/// An item with a share of people and one of models.
struct Pair {
    int index = 0; ///< in StudyData::items
    double people = 0;
    double models = 0;
};

AgainstCell cellOf(const StudyData &data, const QList<Pair> &pairs)
{
    AgainstCell cell;
    std::vector<double> people, models, differences;
    std::vector<int> clusters;
    QHash<ImageId, int> pictures;
    for (const Pair &pair : pairs) {
        people.push_back(pair.people);
        models.push_back(pair.models);
        differences.push_back(pair.people - pair.models);
        const ImageId image = data.items.at(pair.index).study.item.image;
        if (!pictures.contains(image))
            pictures.insert(image, static_cast<int>(pictures.size()));
        clusters.push_back(pictures.value(image));
    }
    cell.items = static_cast<int>(pairs.size());
    cell.pictures = static_cast<int>(pictures.size());
    if (pairs.isEmpty())
        return cell;
    cell.people = meanAndSpread(people).mean;
    cell.models = meanAndSpread(models).mean;
    if (const auto mean = clusteredMean(differences, clusters)) {
        cell.difference = mean->mean;
        cell.standardError = mean->standardError;
        // Shares differ by no more than all of them.
        cell.interval = mean->interval ? MeasuredInterval(Interval{std::max(-1.0, mean->interval->lo), std::min(1.0, mean->interval->hi)})
                                       : mean->interval;
    }
    return cell;
}

void fill(AgainstRun &run, const StudyData &data, const StudyFigures &figures, const QList<Pair> &pairs)
{
    run.overall = cellOf(data, pairs);
    for (const CategoryFigures &category : figures.categories) {
        QList<Pair> part;
        for (const Pair &pair : pairs) {
            if (data.items.at(pair.index).study.item.labels.value(category.dimension).contains(category.label))
                part.append(pair);
        }
        AgainstCell cell = cellOf(data, part);
        cell.dimension = category.dimension;
        cell.label = category.label;
        run.categories.append(cell);
    }
}

/// What the chosen runs say of one item.
struct Models {
    int runs = 0;
    double right = 0;
    QList<int> chosen;
    AnswerCounts given;
};

/// With the picture and the question alone.
bool isAskedAsPeople(const ResultsRun &run)
{
    return run.withImage && run.sameAsDirect;
}

void addNotes(AgainstModels &against, const ResultsData &results)
{
    if (against.inMean < against.runs.size()) {
        against.notes.append(Tr::tr(
            "“Models, mean” covers the %n run(s) under the same conditions as people (image and "
            "question only). Other runs are listed below.",
            nullptr, against.inMean));
    }
    for (const AgainstRun &run : std::as_const(against.runs)) {
        if (run.missing > 0 && run.further > 0) {
            against.notes.append(Tr::tr("The run %1 has no final reply to %2 of the items that people answered. It also has replies to "
                                        "items not in the study (%3). Only items answered by both are compared.")
                                     .arg(run.title)
                                     .arg(run.missing)
                                     .arg(run.further));
        } else if (run.missing > 0) {
            against.notes.append(Tr::tr("The run %1 has no final reply to %2 of the items that people answered; only items answered by "
                                        "both are compared.")
                                     .arg(run.title)
                                     .arg(run.missing));
        } else if (run.further > 0) {
            against.notes.append(Tr::tr("The run %1 has replies to %n item(s) that are not in the study; only items answered by both "
                                        "are compared.",
                                        nullptr,
                                        static_cast<int>(run.further))
                                     .arg(run.title));
        }
    }
    int written = 0;
    for (const ResultsRun &run : results.runs)
        written += run.run.order == OptionOrder::Written ? 1 : 0;
    if (written > 0)
        against.notes.append(Tr::tr("In %n run(s) the models saw the options in the author's order.", nullptr, written));
}

} // namespace

AgainstModels againstModels(const StudyData &data, const StudyFigures &figures, const ResultsData &results, bool chosen)
{
    AgainstModels against;
    const bool all = chosen || std::none_of(results.runs.begin(), results.runs.end(), isAskedAsPeople);
    QSet<RunId> ofMean;
    QHash<QuestionVersionId, int> rows;
    for (int i = 0; i < figures.items.size(); ++i)
        rows.insert(data.items.at(figures.items.at(i).index).study.item.question, i);
    QHash<int, Models> models;
    for (const ResultsRun &run : results.runs) {
        const bool counts = all || isAskedAsPeople(run);
        if (counts)
            ofMean.insert(run.run.id);
        AgainstRun one;
        one.run = run.run.id;
        one.title = Tr::tr("%1 · %2", "model, configuration").arg(modelTitle(run.run), run.title);
        QList<Pair> pairs;
        QSet<int> met;
        const QList<ItemOutcome> outcomes = outcomesOf(results, run);
        for (const ItemOutcome &outcome : outcomes) {
            if (outcome.counted() == 0)
                continue;
            const int row = rows.value(outcome.question, -1);
            if (row < 0) {
                ++one.further;
                continue;
            }
            const StudyItemFigures &item = figures.items.at(row);
            if (item.n == 0)
                continue;
            met.insert(row);
            pairs.append({item.index, *item.difficulty, outcome.score()});
            if (!counts)
                continue;
            Models &said = models[row];
            if (said.chosen.isEmpty())
                said.chosen.fill(0, data.items.at(item.index).options.size());
            ++said.runs;
            said.right += outcome.score();
            const GivenAnswer given = data.items.at(item.index).given(outcome.answer);
            for (const int position : given.options.positions())
                ++said.chosen[position];
            if (!given.isEmpty())
                ++said.given[given];
        }
        std::sort(pairs.begin(), pairs.end(), [](const Pair &a, const Pair &b) { return a.index < b.index; });
        for (int row = 0; row < figures.items.size(); ++row)
            one.missing += figures.items.at(row).n > 0 && !met.contains(row) ? 1 : 0;
        fill(one, data, figures, pairs);
        against.runs.append(one);
    }
    QList<Pair> together;
    for (int row = 0; row < figures.items.size(); ++row) {
        const auto said = models.constFind(row);
        if (said == models.constEnd())
            continue;
        const StudyItemFigures &item = figures.items.at(row);
        AgainstItem one;
        one.item = row;
        one.answers = item.n;
        one.people = *item.difficulty;
        one.models = said->runs;
        one.modelShare = said->right / said->runs;
        one.chosen = said->chosen;
        one.peopleFavourite = item.favourite;
        one.modelFavourite = favouriteOf(said->given);
        together.append({item.index, one.people, one.modelShare});
        if (!data.hidden.contains(data.items.at(item.index).study.item.question))
            against.items.append(one);
    }
    std::stable_sort(against.runs.begin(), against.runs.end(), [&](const AgainstRun &a, const AgainstRun &b) {
        const bool counts = ofMean.contains(a.run);
        return counts != ofMean.contains(b.run) ? counts : a.overall.models.value_or(0) > b.overall.models.value_or(0);
    });
    against.inMean = static_cast<int>(ofMean.size());
    against.together.title = Tr::tr("Models, mean");
    fill(against.together, data, figures, together);
    addNotes(against, results);
    return against;
}

QList<RunId> runsToCompare(const StudyData &data, const ResultsData &results)
{
    QSet<QuestionVersionId> main;
    for (const StudiedItem &item : data.items) {
        if (item.study.part == StudyPart::Main)
            main.insert(item.study.item.question);
    }
    QList<RunId> runs;
    QSet<QString> seen;
    for (const ResultsRun &run : results.runs) {
        const QString key = QStringList{run.run.model, run.run.configuration, codeOf(run.run.order)}.join(u'\n');
        if (seen.contains(key))
            continue;
        const bool any = std::any_of(run.replies.begin(), run.replies.end(),
                                     [&](const ScoredSlot &slot) { return main.contains(slot.slot.question); });
        if (!any)
            continue;
        seen.insert(key);
        runs.append(run.run.id);
    }
    return runs;
}

} // namespace yuyi
