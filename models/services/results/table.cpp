// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/results/table.h"

#include "models/services/results/askedquestions.h"
#include "models/services/results/baselines.h"
#include "models/services/results/columns.h"
#include "models/services/results/figures.h"
#include "models/services/results/invalidcells.h"
#include "models/services/results/notes.h"
#include "models/services/results/participants.h"
#include "models/services/results/presettables.h"
#include "models/services/results/roworder.h"
#include "models/services/rules/optionorder.h"

#include <QCoreApplication>
#include <QLocale>
#include <QMap>
#include <QSet>

#include <algorithm>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::ResultsTable)
};

bool takesPart(const ResultsRun &run, const ResultsQuery &query)
{
    const bool wanted = query.configurations.isEmpty() || query.configurations.contains(run.run.configuration);
    return wanted && (query.by != ResultsBy::Shots || (run.withImage && (run.shots > 0 || run.sameAsDirect)));
}

/// Questions that every reading holds. Of images the first questions: all of an image's must be the same.
QSet<QuestionVersionId> commonQuestions(const QList<RunReading> &readings)
{
    QHash<QuestionVersionId, int> seen;
    QHash<QuestionVersionId, QList<QuestionVersionId>> members;
    for (const RunReading &reading : readings) {
        for (const ItemOutcome &outcome : reading.outcomes) {
            if (outcome.members.size() > 1) {
                if (!members.contains(outcome.question))
                    members.insert(outcome.question, outcome.members);
                else if (members.value(outcome.question) != outcome.members)
                    continue;
            }
            ++seen[outcome.question];
        }
    }
    QSet<QuestionVersionId> common;
    for (auto one = seen.constBegin(); one != seen.constEnd(); ++one) {
        if (*one == readings.size())
            common.insert(one.key());
    }
    return common;
}

ResultsSection sectionOf(const ResultsRun &run, ResultsBy by)
{
    // Where configurations stand side by side, text-only is one of them and no section.
    const bool apart = by != ResultsBy::Configuration && by != ResultsBy::Shots;
    if (!run.withImage && (apart || run.run.section == ModelSection::TextOnly))
        return ResultsSection::TextOnly;
    return run.run.section == ModelSection::Open ? ResultsSection::Open : ResultsSection::Closed;
}

QString detailOf(const Run &run)
{
    QStringList parts;
    if (run.order != OptionOrder::Written)
        parts.append(titleOf(run.order));
    if (run.repeats > 1)
        parts.append(Tr::tr("%n repeat(s)", nullptr, run.repeats));
    return parts.join(QStringLiteral(" · "));
}

ResultsRow rowOf(const RunReading &reading, ResultsBy by)
{
    ResultsRow row;
    row.section = sectionOf(*reading.run, by);
    row.practice = reading.run->run.isPractice();
    row.title = modelTitle(reading.run->run);
    row.model = reading.run->run.model;
    row.billions = reading.run->run.billions;
    row.detail = detailOf(reading.run->run);
    return row;
}

/// Why a run is incomplete; empty when it is not.
QString warningOf(const ResultsRun &run, const QList<ItemOutcome> &outcomes)
{
    if (run.missing > 0) {
        const QLocale locale;
        return Tr::tr("The imported replies cover %1 of the data set's %n question(s); the results cover only "
                      "these.",
                      nullptr, run.whole)
            .arg(locale.toString(run.whole - run.missing));
    }
    int pending = 0;
    int faults = 0;
    for (const ItemOutcome &outcome : outcomes) {
        pending += outcome.pending > 0 ? 1 : 0;
        faults += outcome.transient > 0 ? 1 : 0;
    }
    if (pending == 0)
        return {};
    if (faults == 0)
        return Tr::tr("%n question(s) have not been asked yet; the results cover the other questions.", nullptr, pending);
    if (faults == pending) {
        return Tr::tr("%n question(s) got no reply because of a temporary error. Ask them again; the results cover only the other "
                      "questions.",
                      nullptr, pending);
    }
    return Tr::tr("%n question(s) have no final reply (%1 of them because of a temporary error); the results cover the other questions.",
                  nullptr, pending)
        .arg(faults);
}

/// The label that the run answers most questions with fixed options with, if that is a sign of a bias.
std::optional<Leaning> leaningOf(const ResultsData &data, const ResultsRun &run, const ResultsTable &table)
{
    const QSet<QString> kinds = fixedKinds(data.preset);
    QSet<QuestionVersionId> fixed;
    const QList<ItemSetItem> items = data.sets.value(run.run.itemSet);
    for (const ItemSetItem &item : items) {
        const QList<LabelCode> kind = item.labels.value(kindDimension);
        if (!kind.isEmpty() && kinds.contains(kind.constFirst().text()))
            fixed.insert(item.question);
    }
    if (const QSet<QuestionVersionId> *only = table.only())
        fixed.intersect(*only);
    if (fixed.isEmpty())
        return std::nullopt;
    const LetterHistogram histogram = letterHistogram(data, run.run.id, table.query.withExamples, &fixed);
    if (histogram.replies < leaningReplies)
        return std::nullopt;
    const auto most = std::max_element(histogram.answers.begin(), histogram.answers.end());
    if (*most < leaningShare * histogram.replies)
        return std::nullopt;
    return Leaning{histogram.letters.at(most - histogram.answers.begin()), *most, histogram.replies};
}

ResultsRow runRow(const RunReading &reading, const ResultsTable &table, const ColumnsOfQuestions &columnsOf)
{
    ResultsRow row = rowOf(reading, table.query.by);
    row.configuration = reading.run->run.configuration;
    row.configurationTitle = reading.run->title;
    row.runs = {reading.run->run.id};
    row.warning = warningOf(*reading.run, reading.asked());
    row.incomplete = !row.warning.isEmpty();
    row.repeats = repeatFigures(*reading.run, reading.outcomes);
    QList<QList<const ItemOutcome *>> parts(table.columns.size());
    if (table.query.by == ResultsBy::Metric) {
        for (qsizetype i = 0; i < reading.byMetric.size(); ++i) {
            for (const ItemOutcome &outcome : reading.byMetric.at(i))
                parts[i].append(&outcome);
        }
    } else {
        for (const ItemOutcome &outcome : reading.outcomes) {
            const QList<qsizetype> columns = columnsOf.value(outcome.question);
            for (const qsizetype column : columns)
                parts[column].append(&outcome);
        }
    }
    for (qsizetype i = 0; i < table.columns.size(); ++i)
        row.cells.append(modelCell(*reading.run, parts.at(i), table.columns.at(i).outcome));
    return row;
}

/// Runs with the same key share a row where runs are compared.
QString rowKey(const ResultsRun &run, ResultsBy by)
{
    return QStringList{run.run.model, QString::number(static_cast<int>(run.run.isPractice())), codeOf(sectionOf(run, by)),
                       codeOf(run.run.order), run.run.endpoint.toString(),
                       run.run.parameters.language}
        .join(u'\n');
}

/// Keeps the newest run of each row and column; returns how many older ones there are. They do not decide what is common, either.
int removeOlder(QList<RunReading> &readings, ResultsBy by)
{
    QSet<QString> filled;
    QList<RunReading> newest;
    for (const RunReading &reading : std::as_const(readings)) {
        const ResultsRun &run = *reading.run;
        const QString column = by == ResultsBy::Shots ? QString::number(run.shots) : run.run.configuration;
        const QString place = QStringList{rowKey(run, by), column}.join(u'\n');
        if (filled.contains(place))
            continue;
        filled.insert(place);
        newest.append(reading);
    }
    const auto older = static_cast<int>(readings.size() - newest.size());
    readings = newest;
    return older;
}

/// One row per model, of readings that hold one run for each of its columns.
QList<ResultsRow> modelRows(const QList<RunReading> &readings, const ResultsTable &table)
{
    QStringList order;
    QHash<QString, ResultsRow> rows;
    for (const RunReading &reading : readings) {
        const QString key = rowKey(*reading.run, table.query.by);
        if (!rows.contains(key)) {
            ResultsRow fresh = rowOf(reading, table.query.by);
            order.append(key);
            fresh.cells.resize(table.columns.size());
            rows.insert(key, fresh);
        }
        ResultsRow &row = rows[key];
        QList<const ItemOutcome *> outcomes;
        for (const ItemOutcome &outcome : reading.outcomes)
            outcomes.append(&outcome);
        for (qsizetype i = 0; i < table.columns.size(); ++i) {
            if (!standsIn(*reading.run, table.columns.at(i)))
                continue;
            row.cells[i] = modelCell(*reading.run, outcomes);
            row.runs.append(reading.run->run.id);
            if (const QString warning = warningOf(*reading.run, reading.asked()); !warning.isEmpty()) {
                const QString told = Tr::tr("%1: %2").arg(reading.run->title, warning);
                row.warning = row.warning.isEmpty() ? told : QStringList{row.warning, told}.join(u' ');
            }
        }
    }
    QList<ResultsRow> list;
    for (const QString &key : std::as_const(order)) {
        ResultsRow &row = rows[key];
        row.incomplete = !row.warning.isEmpty();
        list.append(row);
    }
    return list;
}

/// Best and second of each column among complete runs that show the picture; a practice model is never better than a model.
void rank(ResultsTable &table, const QList<RunReading> &readings)
{
    QSet<RunId> ranked;
    for (const RunReading &reading : readings) {
        if (reading.run->withImage && warningOf(*reading.run, reading.asked()).isEmpty())
            ranked.insert(reading.run->run.id);
    }
    const bool models = std::any_of(table.rows.begin(), table.rows.end(), [](const ResultsRow &row) { return !row.practice; });
    for (qsizetype column = 0; column < table.columns.size(); ++column) {
        const auto &outcome = table.columns.at(column).outcome;
        if (outcome && *outcome != ItemState::Correct)
            continue;
        QList<ResultsCell *> cells;
        for (ResultsRow &row : table.rows) {
            ResultsCell &cell = row.cells[column];
            if (ranked.contains(cell.run) && !cell.blank() && !(row.practice && models))
                cells.append(&cell);
        }
        constexpr double same = 1e-12;
        double best = -1;
        double worst = 2;
        double second = -1;
        for (const ResultsCell *cell : std::as_const(cells)) {
            best = std::max(best, cell->share);
            worst = std::min(worst, cell->share);
        }
        // Of equal figures none is the best.
        if (cells.size() < 2 || best - worst <= same)
            continue;
        for (const ResultsCell *cell : std::as_const(cells)) {
            if (cell->share < best - same)
                second = std::max(second, cell->share);
        }
        for (ResultsCell *cell : std::as_const(cells)) {
            if (cell->share >= best - same)
                cell->rank = 1;
            else if (cell->share >= second - same)
                cell->rank = 2;
        }
    }
}

/// Whether some figures of the table rest on several questions together, which nobody answered so.
bool combinesQuestions(const ResultsData &data, const ResultsTable &table)
{
    return table.metric ? countsSeveral(*table.metric)
                        : table.query.by == ResultsBy::Metric
                              && std::any_of(data.preset.metrics.begin(), data.preset.metrics.end(), countsSeveral);
}

/// People of the study and of validation, with what is to be said of them.
void addPeople(const ResultsData &data, ResultsTable &table, const AskedQuestions &questions, bool compares, qsizetype direct)
{
    if (!table.query.shows(TableBaseline::Human) && !table.query.shows(TableBaseline::HumanBest))
        return;
    const PeopleRows study = studyRows(data, table, questions.columns, questions.items);
    // Where rows are named, validators stand for people without a study only.
    const bool validators = !table.query.baselines || study.rows.isEmpty();
    const PeopleRows people = validators ? peopleRows(data, table, questions.columns, questions.items) : PeopleRows();
    table.rows += study.rows + people.rows;
    for (const QString &note : {study.note, people.note}) {
        if (!note.isEmpty())
            table.notes.append(note);
    }
    if (compares && direct >= 0 && !(study.rows.isEmpty() && people.rows.isEmpty())) {
        table.notes.append(Tr::tr("People saw only the image and the question, without keywords or examples; "
                                  "their results are listed under “%1”.")
                               .arg(table.columns.at(direct).title));
    } else if (compares && direct < 0 && !table.columns.isEmpty() && (data.study || !data.votes.votes.empty())) {
        table.notes.append(Tr::tr("People saw only the image and the question. No configuration shown here gives a model only these "
                                  "two, so people are not shown."));
    }
    if (combinesQuestions(data, table) && (data.study || !data.votes.votes.empty()))
        table.notes.append(Tr::tr("People answer single questions, so they have no figure for several questions counted as one."));
}

/// What the run answered, as the table counts it.
RunReading readingOf(const ResultsData &data, const ResultsRun &run, ResultsTable &table)
{
    RunReading reading;
    reading.run = &run;
    reading.outcomes = outcomesOf(data, run, table.query.withExamples);
    if (!data.preset.metrics.isEmpty())
        table.groups.insert(run.run.id, groupCounts(data, run, reading.outcomes));
    if (table.metric) {
        reading.questions = reading.outcomes;
        reading.outcomes = metricOutcomes(reading.questions, data.sets.value(run.run.itemSet), *table.metric);
    }
    return reading;
}

void markLeanings(const ResultsData &data, ResultsTable &table)
{
    for (ResultsRow &row : table.rows) {
        for (const RunId &id : std::as_const(row.runs)) {
            const auto run = std::find_if(data.runs.begin(), data.runs.end(), [&](const ResultsRun &one) { return one.run.id == id; });
            if (run != data.runs.end() && !row.leaning)
                row.leaning = leaningOf(data, *run, table);
        }
    }
}

/// Of the data of the items that the query is about.
ResultsTable tableOf(const ResultsData &data, const ResultsQuery &query)
{
    ResultsTable table;
    table.query = query;
    if (query.by == ResultsBy::Metric)
        table.query.metric.clear();
    else if (const Metric *metric = data.preset.metric(query.metric))
        table.metric = *metric;
    QList<RunReading> readings;
    for (const ResultsRun &run : data.runs) {
        if (!takesPart(run, query) || (!query.runs.isEmpty() && !query.runs.contains(run.run.id)))
            continue;
        RunReading reading = readingOf(data, run, table);
        // A run that asked none of these items has no row.
        if (query.where.terms.isEmpty() || !reading.outcomes.isEmpty())
            readings.append(std::move(reading));
    }
    const bool compares = query.by == ResultsBy::Configuration || query.by == ResultsBy::Shots;
    if (const int older = compares ? removeOlder(readings, query.by) : 0; older > 0) {
        table.notes.append(Tr::tr("%n older run(s) of the same model in the same column are not shown: only the "
                                  "newest is counted.",
                                  nullptr, older));
    }
    if (query.items == ResultsItems::Common || (query.items == ResultsItems::Automatic && compares)) {
        const QSet<QuestionVersionId> common = commonQuestions(readings);
        table.commonItems = static_cast<int>(common.size());
        table.common = common;
        for (RunReading &reading : readings)
            reading.outcomes.removeIf([&](const ItemOutcome &outcome) { return !common.contains(outcome.question); });
    }
    if (table.metric)
        keepMembers(readings, table);
    switch (query.by) {
    case ResultsBy::Label: table.columns = labelColumns(data, query); break;
    case ResultsBy::Configuration: table.columns = configurationColumns(data, readings); break;
    case ResultsBy::Shots: table.columns = shotColumns(readings); break;
    case ResultsBy::Outcome: table.columns = outcomeColumns(); break;
    case ResultsBy::Size: table.columns = {overallColumn()}; break;
    case ResultsBy::Metric: table.columns = metricColumns(data); break;
    }
    AskedQuestions questions;
    qsizetype direct = -1;
    if (compares) {
        table.rows = modelRows(readings, table);
        direct = columnOfPeople(table.columns, readings);
        questions = questionsByRun(data, table, readings, direct);
    } else if (query.by == ResultsBy::Metric) {
        for (RunReading &reading : readings) {
            const QList<ItemSetItem> items = data.sets.value(reading.run->run.itemSet);
            for (const Metric &metric : data.preset.metrics)
                reading.byMetric.append(metricOutcomes(reading.outcomes, items, metric));
            table.rows.append(runRow(reading, table, {}));
        }
        questions = questionsByMetric(data, table, readings);
    } else {
        const QHash<ItemSetId, ColumnsOfQuestions> columns = columnsOf(data, table, readings);
        for (const RunReading &reading : std::as_const(readings))
            table.rows.append(runRow(reading, table, columns.value(reading.run->run.itemSet)));
        questions = questionsByLabel(data, table, readings, columns);
    }
    if (table.ofImages())
        markLeanings(data, table);
    if (query.by != ResultsBy::Outcome)
        markNoResults(data, table);
    sortRows(table.rows, query.by, query.configurations);
    tellApart(table.rows, readings);
    table.oneOfOptions = !data.preset.takesSeveral() && !data.preset.takesWritten();
    table.practice = std::any_of(table.rows.begin(), table.rows.end(), [](const ResultsRow &row) { return row.practice; });
    rank(table, readings);

    const QStringList noted = table.notes;
    table.notes = notesOf(data, table, readings);
    table.notes += noted;
    addPeople(data, table, questions, compares, direct);
    if (!readings.isEmpty()) {
        table.rows += baselineRows(data.preset, table, questions.ofColumn, questions.together);
        const bool longest = query.shows(TableBaseline::Longest);
        const bool frequent = query.shows(TableBaseline::Frequent);
        const bool written = !table.ofImages() && (longest || frequent || query.shows(TableBaseline::Random));
        for (const QString &note :
             {written ? writtenNote(questions.ofColumn) : QString(), longest ? pictureNote(questions.ofColumn) : QString(),
              frequent ? frequentNote(data.preset, questions.ofColumn) : QString()}) {
            if (!note.isEmpty())
                table.notes.append(note);
        }
    }
    removeOtherBaselines(table);
    if (query.onlyFilled)
        removeEmptyColumns(table);
    return table;
}

} // namespace

ResultsTable resultsTable(const ResultsData &data, const ResultsQuery &query)
{
    return query.where.terms.isEmpty() ? tableOf(data, query) : tableOf(narrowed(data, query.where), query);
}

} // namespace yuyi
