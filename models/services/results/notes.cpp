// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/results/notes.h"

#include "models/evaluation/extraction/scoring.h"
#include "models/services/rules/practicemarks.h"

#include <QCoreApplication>
#include <QMap>

#include <algorithm>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::ResultsTable)
};

void noteItems(const ResultsData &data, const ResultsTable &table, const QList<RunReading> &readings, QStringList &notes)
{
    if (table.commonItems >= 0 && table.metric) {
        notes.append(Tr::tr("Only the %n image(s) common to all runs shown here are counted.", nullptr, table.commonItems));
    } else if (table.commonItems >= 0) {
        notes.append(Tr::tr("Only the %n question(s) common to all runs shown here are counted.", nullptr,
                            table.commonItems));
    } else if (std::any_of(readings.begin(), readings.end(), [&](const RunReading &one) {
                   return one.outcomes.size() != readings.constFirst().outcomes.size();
               })) {
        notes.append(Tr::tr("The results of each run cover its own questions, and the numbers of questions differ. Compare with care, "
                            "or count only common questions."));
    }
    int left = 0;
    for (const RunReading &reading : readings)
        left = qMax(left, static_cast<int>(reading.run->run.examples.size()));
    if (left > 0 && !table.query.withExamples)
        notes.append(Tr::tr("Questions shown to a model as few-shot examples are not counted in its run (up to "
                            "%n per run).",
                            nullptr, left));
    if (left > 0 && table.query.withExamples)
        notes.append(Tr::tr("Questions shown to a model as few-shot examples are counted if the model was also asked to answer them."));
    QHash<QuestionVersionId, Labels> seen;
    int changed = 0;
    for (const QList<ItemSetItem> &set : data.sets) {
        for (const ItemSetItem &item : set) {
            Labels labels = item.labels;
            labels.remove(splitDimension); // no label that anybody gave
            const auto former = seen.constFind(item.question);
            if (former == seen.constEnd())
                seen.insert(item.question, labels);
            else if (*former != labels)
                ++changed;
        }
    }
    if (changed > 0)
        notes.append(Tr::tr(
            "The labels of %n question(s) differ between frozen item sets: each run uses the labels of its own item set.",
            nullptr, changed));
}

void noteLabels(const ResultsData &data, const ResultsTable &table, const QList<RunReading> &readings, QStringList &notes)
{
    for (const DimensionCode &code : table.query.dimensions) {
        const Dimension *dimension = data.preset.dimension(code);
        if (dimension == nullptr)
            continue;
        QSet<QuestionVersionId> several;
        QSet<ImageId> severalImages;
        QSet<LabelCode> found;
        QSet<ItemSetId> sets;
        for (const RunReading &reading : readings)
            sets.insert(reading.run->run.itemSet);
        for (const ItemSetId &set : std::as_const(sets)) {
            const QList<ItemSetItem> items = data.sets.value(set);
            for (const ItemSetItem &item : items) {
                const QList<LabelCode> labels = item.labels.value(code);
                if (labels.size() > 1) {
                    several.insert(item.question);
                    severalImages.insert(item.image);
                }
                found.unite({labels.begin(), labels.end()});
            }
        }
        if (dimension->open && found.size() > dimension->values.size()) {
            notes.append(Tr::tr("In the dimension “%1”, the %2 most frequent labels have a column each; %n less frequent label(s) "
                                "have none.",
                                nullptr, static_cast<int>(found.size() - dimension->values.size()))
                             .arg(dimension->title.text())
                             .arg(dimension->values.size()));
        }
        if (!several.isEmpty() && table.ofImages()) {
            notes.append(Tr::tr("In the dimension “%1”, %n image(s) have several labels and count under each of them.", nullptr,
                                static_cast<int>(severalImages.size()))
                             .arg(dimension->title.text()));
        } else if (!several.isEmpty()) {
            notes.append(Tr::tr("In the dimension “%1”, %n question(s) have several labels and count under each of them, as in the "
                                "CII-Bench paper.",
                                nullptr, static_cast<int>(several.size()))
                             .arg(dimension->title.text()));
        }
    }
}

void noteRuns(const ResultsTable &table, const QList<RunReading> &readings, QStringList &notes)
{
    int overruled = 0;
    int drawn = 0;
    bool circular = false;
    bool repeats = false;
    for (const RunReading &reading : readings) {
        circular = circular || reading.run->run.order == OptionOrder::Circular;
        repeats = repeats || reading.run->run.repeats > 1;
        for (const ItemOutcome &outcome : reading.asked()) {
            overruled += outcome.overruled ? 1 : 0;
            drawn += static_cast<int>(outcome.drawnRepeats.size());
        }
    }
    if (circular)
        notes.append(Tr::tr("Runs with all rotations: a question is correct only if the model answers every rotation "
                            "of the options "
                            "correctly."));
    if (repeats) {
        notes.append(Tr::tr("Runs with repeats: a question counts once, and its score is the share of correct repeats; the Wilson "
                            "interval is based on the number of questions."));
    }
    if (drawn > 0 && table.query.by == ResultsBy::Outcome) {
        notes.append(Tr::tr("For %n answer(s) the published scorer draws an option at random. They are misses in this table; in other "
                            "tables they count as the chance that the draw is correct.",
                            nullptr, drawn));
    } else if (drawn > 0) {
        notes.append(Tr::tr("For %n answer(s) the published scorer draws an option at random. They count as the chance that the draw is "
                            "correct: 1 divided by the number of options drawn from.",
                            nullptr, drawn));
    }
    if (overruled > 0)
        notes.append(Tr::tr("%n question(s), counted once per run, were scored by a person; this scoring is used instead of the automatic "
                            "one.",
                            nullptr, overruled));
}

/// Whose readings count where the strict scorer finds no answer.
void noteJudges(const ResultsTable &table, const QList<RunReading> &readings, QStringList &notes)
{
    if (table.query.scorer != Scorer::Judge)
        return;
    QMap<QString, int> read;
    for (const RunReading &reading : readings) {
        const QMap<QString, int> &ofRun = reading.run->readBy;
        for (auto model = ofRun.cbegin(); model != ofRun.cend(); ++model)
            read[model.key()] += model.value();
    }
    for (auto model = read.cbegin(); model != read.cend(); ++model) {
        notes.append(Tr::tr("In %n reply(s) that the strict scorer could not read, the answer was read by the model %1.", nullptr,
                            model.value())
                         .arg(model.key()));
    }
    if (read.isEmpty())
        notes.append(Tr::tr("No model has read misses of these runs: the figures are those of the strict scorer."));
}

/// "“C&F”: coarse 1, coarse 2, fine."
QString kindsOf(const Preset &preset, const Metric &metric)
{
    QStringList kinds;
    for (const QString &code : metric.all) {
        const QuestionKind *kind = preset.kind(code);
        kinds.append(kind != nullptr ? kind->title.text() : code);
    }
    return kinds.join(Tr::tr(", ", "between kinds of questions"));
}

/// What a column of images counts, and which images it cannot count.
void noteMetrics(const ResultsData &data, const ResultsTable &table, const QList<RunReading> &readings, QStringList &notes)
{
    if (!table.ofImages())
        return;
    const QList<Metric> metrics = table.metric ? QList<Metric>{*table.metric} : data.preset.metrics;
    for (const Metric &metric : metrics) {
        if (countsSeveral(metric)) {
            notes.append(Tr::tr("An image is correct in “%1” if its questions of all these kinds are correct: %2.")
                             .arg(metric.title.text(), kindsOf(data.preset, metric)));
        } else {
            notes.append(Tr::tr("“%1” counts the questions of the kind “%2”.").arg(metric.title.text(), kindsOf(data.preset, metric)));
        }
    }
    QHash<ItemSetId, QList<ItemSetItem>> sets;
    for (const RunReading &reading : readings)
        sets.insert(reading.run->run.itemSet, data.sets.value(reading.run->run.itemSet));
    if (const int lacking = lackingImages(data.preset, sets.values(), metrics); lacking > 0) {
        notes.append(Tr::tr("%n image(s) lack a question of one of these kinds and are not counted where it is needed.", nullptr, lacking));
    }
    QStringList leaning;
    for (const ResultsRow &row : table.rows) {
        if (!row.leaning)
            continue;
        leaning.append(Tr::tr("%1: “%2” in %3 of %4", "model, label of an option, replies with it, all replies")
                           .arg(row.configurationTitle.isEmpty() ? row.title : Tr::tr("%1, %2").arg(row.title, row.configurationTitle),
                                row.leaning->label)
                           .arg(row.leaning->answers)
                           .arg(row.leaning->replies));
    }
    if (!leaning.isEmpty()) {
        notes.append(Tr::tr("§ The model gives one label in at least 60 % of its replies to questions with fixed options, which may be an "
                            "inductive bias (%1).")
                         .arg(leaning.join(QStringLiteral("; "))));
    }
}

/// Which runs have no valid result, and why.
void noteNoResults(const ResultsTable &table, QStringList &notes)
{
    QSet<RunId> said;
    for (const ResultsRow &row : table.rows) {
        for (const ResultsCell &cell : row.cells) {
            if (!cell.noResult || said.contains(cell.run))
                continue;
            said.insert(cell.run);
            notes.append(Tr::tr("No valid result for %1: %2", "model, reason as a sentence")
                             .arg(row.configurationTitle.isEmpty() ? row.title : Tr::tr("%1, %2").arg(row.title, row.configurationTitle),
                                  noResultText(*cell.noResult)));
        }
    }
    if (!said.isEmpty()) {
        notes.append(Tr::tr("A run has no valid result if none of its replies can be read (of at least %1), or if all that can be read "
                            "(at least %2) give one label and not all of them are correct.")
                         .arg(noReadingReplies)
                         .arg(noResultReplies));
    }
}

void noteSizes(const ResultsTable &table, QStringList &notes)
{
    if (table.query.by != ResultsBy::Size)
        return;
    notes.append(Tr::tr("Model sizes are numbers of parameters in billions, as they were stated at the endpoint or in the import."));
    const auto unknown = std::count_if(table.rows.begin(), table.rows.end(),
                                       [](const ResultsRow &row) { return row.kind == RowKind::Model && !row.billions; });
    if (unknown > 0)
        notes.append(Tr::tr("The model size of %n run(s) is not stated.", nullptr, static_cast<int>(unknown)));
}

/// Why no run has a row. Empty if there is no run at all.
QString whyEmpty(const ResultsData &data, const ResultsQuery &query)
{
    QList<const ResultsRun *> runs;
    for (const ResultsRun &run : data.runs) {
        if (query.runs.isEmpty() || query.runs.contains(run.run.id))
            runs.append(&run);
    }
    if (runs.isEmpty())
        return {};
    const bool asked = query.configurations.isEmpty() || std::any_of(runs.begin(), runs.end(), [&](const ResultsRun *run) {
                           return query.configurations.contains(run->run.configuration);
                       });
    if (!asked) {
        QStringList titles;
        for (const QString &code : query.configurations) {
            const QString title = data.configurations.value(code).text();
            titles.append(title.isEmpty() ? code : title);
        }
        return Tr::tr("No selected run has a configuration of this table: %1.")
            .arg(titles.join(Tr::tr(", ", "between the items of a list")));
    }
    if (query.by == ResultsBy::Shots && query.where.terms.isEmpty())
        return Tr::tr("No selected run shows few-shot examples or asks with the direct prompt.");
    const bool bySplit = std::any_of(query.where.terms.begin(), query.where.terms.end(),
                                     [](const FilterTerm &term) { return term.field == splitDimension.text(); });
    if (bySplit && data.preset.dimension(splitDimension) == nullptr)
        return Tr::tr("No item of the selected runs matches “%1”. Items get a split with a release.").arg(query.where.text());
    return Tr::tr("No item of the selected runs matches “%1”.").arg(query.where.text());
}

} // namespace

QStringList notesOf(const ResultsData &data, const ResultsTable &table, const QList<RunReading> &readings)
{
    QStringList notes;
    if (readings.isEmpty()) {
        if (const QString why = whyEmpty(data, table.query); !why.isEmpty())
            notes.append(why);
        return notes;
    }
    if (table.practice)
        notes.append(practiceNote());
    if (!table.query.where.terms.isEmpty())
        notes.append(Tr::tr("Only items that match “%1” are counted.").arg(table.query.where.text()));
    const QString scorer = titleOf(table.query.scorer);
    const QString version = scorerVersion(table.query.scorer);
    if (table.ofImages()) {
        notes.append(Tr::tr("Scorer: %1 (version %2). n counts images. Misses (replies without an extracted answer) and request errors "
                            "that are not temporary count as not correct; images with a pending question are excluded.")
                         .arg(scorer, version));
        notes.append(Tr::tr("Intervals: Wilson, 95 %. Results on fewer than %1 images are uncertain. The best and second-best results "
                            "are marked among complete runs with image input.")
                         .arg(fewItems));
    } else {
        notes.append(
            Tr::tr(
                "Scorer: %1 (version %2). n counts questions, not images. Misses (replies without an extracted answer) and request errors "
                "that are not temporary count as not correct; pending questions are excluded.")
                .arg(scorer, version));
        notes.append(Tr::tr("Intervals: Wilson, 95 %. Results on fewer than %1 questions are uncertain. The best and second-best results "
                            "are marked among complete runs with image input.")
                         .arg(fewItems));
    }
    noteMetrics(data, table, readings, notes);
    noteItems(data, table, readings, notes);
    noteLabels(data, table, readings, notes);
    noteRuns(table, readings, notes);
    noteSizes(table, notes);
    noteNoResults(table, notes);
    noteJudges(table, readings, notes);
    return notes;
}

} // namespace yuyi
