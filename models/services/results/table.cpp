// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/results/table.h"

#include "models/services/results/baselines.h"
#include "models/services/results/columns.h"
#include "models/services/results/notes.h"
#include "models/services/results/participants.h"
#include "models/services/results/roworder.h"

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
    return query.by != ResultsBy::Shots || (run.withImage && (run.shots > 0 || run.sameAsDirect));
}

/// Questions that every reading holds.
QSet<QuestionVersionId> commonQuestions(const QList<RunReading> &readings)
{
    QHash<QuestionVersionId, int> seen;
    for (const RunReading &reading : readings) {
        for (const ItemOutcome &outcome : reading.outcomes)
            ++seen[outcome.question];
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
    const bool apart = by == ResultsBy::Label || by == ResultsBy::Outcome || by == ResultsBy::Size;
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

/// The columns of each question in each set that a run shown here asks.
QHash<ItemSetId, ColumnsOfQuestions> columnsOf(const ResultsData &data, const ColumnFinder &finder, const QList<RunReading> &readings)
{
    QHash<ItemSetId, ColumnsOfQuestions> columns;
    for (const RunReading &reading : readings) {
        const ItemSetId set = reading.run->run.itemSet;
        if (columns.contains(set))
            continue;
        ColumnsOfQuestions &mine = columns[set];
        const QList<ItemSetItem> items = data.sets.value(set);
        for (const ItemSetItem &item : items)
            mine.insert(item.question, finder.of(item.labels));
    }
    return columns;
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

ResultsRow runRow(const RunReading &reading, const ResultsTable &table, const ColumnsOfQuestions &columnsOf)
{
    ResultsRow row = rowOf(reading, table.query.by);
    row.configuration = reading.run->run.configuration;
    row.configurationTitle = reading.run->title;
    row.runs = {reading.run->run.id};
    row.warning = warningOf(*reading.run, reading.outcomes);
    row.incomplete = !row.warning.isEmpty();
    row.repeats = repeatFigures(*reading.run, reading.outcomes);
    QList<QList<const ItemOutcome *>> parts(table.columns.size());
    for (const ItemOutcome &outcome : reading.outcomes) {
        const QList<qsizetype> columns = columnsOf.value(outcome.question);
        for (const qsizetype column : columns)
            parts[column].append(&outcome);
    }
    for (qsizetype i = 0; i < table.columns.size(); ++i)
        row.cells.append(modelCell(*reading.run, parts.at(i), table.columns.at(i).outcome));
    return row;
}

bool standsIn(const ResultsRun &run, const ResultsColumn &column)
{
    return column.shots >= 0 ? run.shots == column.shots : run.run.configuration == column.configuration;
}

/// Runs with the same key share a row where runs are compared.
QString rowKey(const ResultsRun &run, ResultsBy by)
{
    return QStringList{run.run.model, QString::number(static_cast<int>(run.run.isPractice())), codeOf(sectionOf(run, by)),
                       codeOf(run.run.order), run.run.endpoint.toString()}
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
            if (const QString warning = warningOf(*reading.run, reading.outcomes); !warning.isEmpty()) {
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
        if (reading.run->withImage && warningOf(*reading.run, reading.outcomes).isEmpty())
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
        if (cells.size() < 2)
            continue;
        constexpr double same = 1e-12;
        double best = -1;
        double second = -1;
        for (const ResultsCell *cell : std::as_const(cells))
            best = std::max(best, cell->share);
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

/// The questions behind the rows, each once: with the columns of the newest run that holds it, and for each column.
struct Questions {
    ColumnsOfQuestions columns;
    QHash<QuestionVersionId, const ResultsItem *> items;
    QList<QList<const ResultsItem *>> ofColumn;
};

Questions questionsByLabel(const ResultsData &data, const ResultsTable &table, const QList<RunReading> &readings,
                           const QHash<ItemSetId, ColumnsOfQuestions> &columns)
{
    Questions all;
    all.ofColumn.resize(table.columns.size());
    for (const RunReading &reading : readings) {
        const ColumnsOfQuestions own = columns.value(reading.run->run.itemSet);
        for (const ItemOutcome &outcome : reading.outcomes) {
            if (all.items.contains(outcome.question))
                continue;
            const auto item = data.items.constFind(outcome.question);
            if (item == data.items.constEnd())
                continue;
            const QList<qsizetype> mine = own.value(outcome.question);
            all.items.insert(outcome.question, &*item);
            all.columns.insert(outcome.question, mine);
            for (const qsizetype column : mine)
                all.ofColumn[column].append(&*item);
        }
    }
    return all;
}

/// The column of the prompt that shows picture and question alone, as people see them; −1: none does.
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

/// `direct`: the column whose questions people are compared on.
Questions questionsByRun(const ResultsData &data, const ResultsTable &table, const QList<RunReading> &readings, qsizetype direct)
{
    Questions all;
    for (qsizetype i = 0; i < table.columns.size(); ++i) {
        QSet<QuestionVersionId> seen;
        QList<const ResultsItem *> items;
        for (const RunReading &reading : readings) {
            if (!standsIn(*reading.run, table.columns.at(i)))
                continue;
            for (const ItemOutcome &outcome : reading.outcomes) {
                const auto item = data.items.constFind(outcome.question);
                if (item == data.items.constEnd() || seen.contains(outcome.question))
                    continue;
                seen.insert(outcome.question);
                items.append(&*item);
                if (i == direct) {
                    all.items.insert(outcome.question, &*item);
                    all.columns.insert(outcome.question, {i});
                }
            }
        }
        all.ofColumn.append(items);
    }
    return all;
}

/// People of the study and of validation, with what is to be said of them.
void addPeople(const ResultsData &data, ResultsTable &table, const Questions &questions, bool compares, qsizetype direct)
{
    const PeopleRows study = studyRows(data, table, questions.columns, questions.items);
    const PeopleRows people = peopleRows(data, table, questions.columns, questions.items);
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
}

/// Of the data of the items that the query is about.
ResultsTable tableOf(const ResultsData &data, const ResultsQuery &query)
{
    ResultsTable table;
    table.query = query;
    QList<RunReading> readings;
    for (const ResultsRun &run : data.runs) {
        if (!takesPart(run, query) || (!query.runs.isEmpty() && !query.runs.contains(run.run.id)))
            continue;
        RunReading reading{&run, outcomesOf(data, run, query.withExamples)};
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
    switch (query.by) {
    case ResultsBy::Label: table.columns = labelColumns(data, query); break;
    case ResultsBy::Configuration: table.columns = configurationColumns(data, readings); break;
    case ResultsBy::Shots: table.columns = shotColumns(readings); break;
    case ResultsBy::Outcome: table.columns = outcomeColumns(); break;
    case ResultsBy::Size: table.columns = {overallColumn()}; break;
    }
    Questions questions;
    qsizetype direct = -1;
    if (compares) {
        table.rows = modelRows(readings, table);
        direct = columnOfPeople(table.columns, readings);
        questions = questionsByRun(data, table, readings, direct);
    } else {
        const QHash<ItemSetId, ColumnsOfQuestions> columns = columnsOf(data, ColumnFinder(table.columns), readings);
        for (const RunReading &reading : std::as_const(readings))
            table.rows.append(runRow(reading, table, columns.value(reading.run->run.itemSet)));
        questions = questionsByLabel(data, table, readings, columns);
    }
    sortRows(table.rows, query.by);
    tellApart(table.rows, readings);
    table.oneOfOptions = !data.preset.takesSeveral() && !data.preset.takesWritten();
    table.practice = std::any_of(table.rows.begin(), table.rows.end(), [](const ResultsRow &row) { return row.practice; });
    rank(table, readings);

    const QStringList noted = table.notes;
    table.notes = notesOf(data, table, readings);
    table.notes += noted;
    addPeople(data, table, questions, compares, direct);
    if (!readings.isEmpty()) {
        table.rows += baselineRows(data.preset, table, questions.ofColumn);
        for (const QString &note :
             {writtenNote(questions.ofColumn), pictureNote(questions.ofColumn), frequentNote(data.preset, questions.ofColumn)}) {
            if (!note.isEmpty())
                table.notes.append(note);
        }
    }
    return table;
}

} // namespace

ResultsTable resultsTable(const ResultsData &data, const ResultsQuery &query)
{
    return query.where.terms.isEmpty() ? tableOf(data, query) : tableOf(narrowed(data, query.where), query);
}

} // namespace yuyi
