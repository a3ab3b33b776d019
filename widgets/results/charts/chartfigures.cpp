// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/results/charts/chartfigures.h"

#include "models/exchange/files/textfile.h"
#include "models/exchange/tables/csv.h"
#include "models/services/results/export.h"

#include <QCoreApplication>
#include <QHash>
#include <QMap>

#include <algorithm>
#include <cmath>
#include <utility>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::ResultsChart)
};

const ResultsRun *runOf(const ResultsData &data, const RunId &id)
{
    const auto found = std::find_if(data.runs.begin(), data.runs.end(), [&](const ResultsRun &one) { return one.run.id == id; });
    return found == data.runs.end() ? nullptr : &*found;
}

TableCell number(double value)
{
    return TableCell::exact(value, 15);
}

/// The newest run of each configuration.
using RunsOfRow = QHash<QString, RunId>;

/// Rows of a table by configuration, with names that tell them apart.
QList<std::pair<QString, RunsOfRow>> rowsByConfiguration(const ResultsData &data, const ResultsQuery &query)
{
    ResultsQuery wanted = query;
    wanted.by = ResultsBy::Configuration;
    wanted.metric.clear();
    wanted.dimensions.clear();
    wanted.baselines.emplace();
    const ResultsTable table = resultsTable(data, wanted);
    const auto together = [](const QString &name, const QString &more) { return QStringList{name, more}.join(QStringLiteral(" · ")); };
    const auto nameOf = [&](const ResultsRow &row) { return row.detail.isEmpty() ? row.title : together(row.title, row.detail); };
    QHash<QString, int> alike;
    for (const ResultsRow &row : table.rows)
        ++alike[nameOf(row)];
    QList<std::pair<QString, RunsOfRow>> rows;
    for (const ResultsRow &row : table.rows) {
        if (row.kind != RowKind::Model)
            continue;
        QString name = nameOf(row);
        if (alike.value(name) > 1) // in several sections
            name = together(name, titleOf(row.section));
        RunsOfRow runs;
        for (const RunId &id : row.runs) {
            if (const ResultsRun *run = runOf(data, id))
                runs.insert(run->run.configuration, id);
        }
        rows.append({name, runs});
    }
    std::stable_sort(rows.begin(), rows.end(), [](const auto &a, const auto &b) { return a.first < b.first; });
    return rows;
}

/// Compares runs that differ in the configuration alone.
void fillDeltas(const ResultsData &data, const ResultsQuery &query, ChartFigures &figures, const std::atomic<bool> *cancel)
{
    const QList<std::pair<QString, RunsOfRow>> rows = rowsByConfiguration(data, query);
    for (const auto &[name, runs] : rows) {
        const auto plain = runs.constFind(figures.plain);
        if (plain == runs.cend() || runs.size() < 2)
            continue;
        figures.models.append(name);
        for (const QString &code : std::as_const(figures.configurations)) {
            if (code == figures.plain || !runs.contains(code))
                continue;
            const QList<Comparison> made = compareRuns(data, runs.value(code), {*plain}, query.withExamples, {}, cancel, query.metric);
            if (!made.isEmpty())
                figures.deltas.append({figures.models.size() - 1, name, code, made.first()});
        }
    }
    figures.configurations.removeAll(figures.plain);
}

void fillPoints(const ResultsData &data, const ResultsQuery &query, ChartFigures &figures)
{
    QMap<std::pair<int, int>, QList<QuestionVersionId>> indexes;
    for (const PeopleAgainstModels &one : peopleAgainstModels(data, query, figures.table.only())) {
        const std::pair<int, int> point(static_cast<int>(std::lround(one.people * 100)),
                                        static_cast<int>(std::lround(one.modelShare * 100)));
        indexes[point].append(one.question);
    }
    for (auto it = indexes.cbegin(); it != indexes.cend(); ++it)
        figures.points.append({it.key().first, it.key().second, it.value()});
    // As the chart lays them: the large ones below.
    std::stable_sort(figures.points.begin(), figures.points.end(),
                     [](const PeoplePoint &a, const PeoplePoint &b) { return a.items.size() > b.items.size(); });
}

} // namespace

QString titleOf(ResultsChart chart)
{
    switch (chart) {
    case ResultsChart::Accuracy: return Tr::tr("Accuracy");
    case ResultsChart::HeatMap: return Tr::tr("Heat map");
    case ResultsChart::Configurations: return Tr::tr("Configurations");
    case ResultsChart::Letters: return Tr::tr("Option letters");
    case ResultsChart::People: return Tr::tr("People");
    case ResultsChart::Size: return Tr::tr("Model size");
    }
    return {};
}

ChartFigures chartFigures(const ResultsData &data, ResultsChart chart, const ResultsQuery &query,
                          const QStringList &configurations, const std::atomic<bool> *cancel)
{
    ChartFigures figures;
    figures.chart = chart;
    figures.plain = configurations.value(0);
    figures.configurations = configurations;
    if (query.runs.isEmpty())
        return figures;
    ResultsQuery overall = query;
    overall.dimensions.clear();
    switch (chart) {
    case ResultsChart::Accuracy:
    case ResultsChart::HeatMap: figures.table = resultsTable(data, query); break;
    case ResultsChart::Configurations: fillDeltas(data, query, figures, cancel); break;
    case ResultsChart::Letters: {
        // The best come first, whatever section they are in.
        figures.table = resultsTable(data, overall);
        QList<const ResultsRow *> rows;
        for (const ResultsRow &row : std::as_const(figures.table.rows)) {
            if (row.kind == RowKind::Model && !row.runs.isEmpty())
                rows.append(&row);
        }
        std::stable_sort(rows.begin(), rows.end(), [](const ResultsRow *a, const ResultsRow *b) {
            return a->cells.value(0).accuracy > b->cells.value(0).accuracy;
        });
        for (const ResultsRow *row : std::as_const(rows))
            figures.letters.append(
                {row->runs.first(), letterHistogram(data, row->runs.first(), query.withExamples, figures.table.only())});
        break;
    }
    case ResultsChart::People:
        figures.table = resultsTable(data, overall);
        fillPoints(data, query, figures);
        break;
    case ResultsChart::Size:
        overall.by = ResultsBy::Size;
        figures.table = resultsTable(data, overall);
        break;
    }
    return figures;
}

Result<QByteArray> chartCsv(const ResultsData &data, const ChartFigures &figures)
{
    Table table;
    switch (figures.chart) {
    case ResultsChart::Accuracy:
    case ResultsChart::HeatMap:
    case ResultsChart::Size: return tableText(figures.table, TableFormat::Csv);
    case ResultsChart::Configurations:
        table.columns = columnsOf({"model", "configuration", "against", "n", "difference", "lo", "hi", "p_exact", "practice", "run",
                                   "run_against"});
        for (const ConfigurationDelta &one : figures.deltas) {
            const Comparison &made = one.comparison;
            table.add({one.model, one.configuration, figures.plain, made.n, number(made.difference),
                       made.interval ? number(made.interval->lo) : TableCell(), made.interval ? number(made.interval->hi) : TableCell(),
                       number(made.mcNemar.exact), made.firstPractice || made.secondPractice, made.first.toString(),
                       made.second.toString()});
        }
        break;
    case ResultsChart::Letters:
        table.columns = columnsOf({"model", "configuration", "letter", "answers", "keys", "practice"});
        for (const RunLetters &one : figures.letters) {
            const ResultsRun *run = runOf(data, one.run);
            if (!run)
                continue;
            const auto add = [&](const QString &letter, int answers, const TableCell &keys) {
                table.add({modelTitle(run->run), run->run.configuration, letter, answers, keys, run->run.isPractice()});
            };
            for (int i = 0; i < one.letters.letters.size(); ++i)
                add(one.letters.letters.at(i), one.letters.answers.at(i), one.letters.keys.at(i));
            add(QStringLiteral("no_such_letter"), one.letters.others, {});
            add(QStringLiteral("none"), one.letters.none, {});
        }
        break;
    case ResultsChart::People:
        table.columns = columnsOf({"item", "people_percent", "models_percent", "practice"});
        for (const PeoplePoint &point : figures.points) {
            for (const QuestionVersionId &question : point.items)
                table.add({data.items.value(question).itemId, point.people, point.models, figures.table.practice});
        }
        break;
    }
    return byteOrderMark + tableCsv(table);
}

QList<QuestionVersionId> itemsOfLetter(const ResultsData &data, const RunId &run, int position, bool keys, bool withExamples,
                                       const QSet<QuestionVersionId> *only)
{
    QList<QuestionVersionId> found;
    const ResultsRun *asked = runOf(data, run);
    if (!asked)
        return found;
    for (const ScoredSlot &slot : asked->replies) {
        const auto item = data.items.constFind(slot.slot.question);
        if (item == data.items.constEnd() || item->keys.isEmpty() || slot.status == ReplyStatus::Transient
            || slot.status == ReplyStatus::Account || (!withExamples && asked->run.examples.contains(slot.slot.question))
            || (only != nullptr && !only->contains(slot.slot.question)))
            continue;
        QList<OptionId> order = slot.shownOrder;
        QList<OptionId> correct;
        for (const Option &option : item->options) {
            if (slot.shownOrder.isEmpty())
                order.append(option.id);
            if (option.correct)
                correct.append(option.id);
        }
        const OptionSet shown = positionsOf(keys ? Answer(correct) : slot.answer, order);
        if ((position < 0 ? shown.isEmpty() : shown.contains(position)) && !found.contains(slot.slot.question))
            found.append(slot.slot.question);
    }
    return found;
}

} // namespace yuyi
