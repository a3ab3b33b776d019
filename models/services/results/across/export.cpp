// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/results/across/export.h"

#include "models/domain/percent.h"
#include "models/exchange/files/textfile.h"
#include "models/exchange/tables/csv.h"
#include "models/exchange/tables/latex.h"
#include "models/exchange/tables/markdown.h"
#include "models/exchange/tables/workbook.h"
#include "models/services/results/tabletexts.h"
#include "models/services/rules/practicemarks.h"

#include <QCoreApplication>
#include <QSet>

#include <algorithm>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::AcrossComparison)
};

/// Enough for every figure, as in the workbook of a results table.
constexpr int sheetDecimals = 9;

Result<> mayBeWritten(const AcrossComparison &comparison)
{
    return practiceMayLeave(!comparison.mayLeave, false);
}

bool anyGap(const AcrossComparison &comparison)
{
    return std::any_of(comparison.rows.begin(), comparison.rows.end(), [](const AcrossRow &row) {
        return row.kind == RowKind::HumanAverage;
    });
}

bool anyShared(const AcrossComparison &comparison)
{
    return std::any_of(comparison.rows.begin(), comparison.rows.end(), [](const AcrossRow &row) {
        return std::any_of(row.figures.begin(), row.figures.end(), [](const AcrossFigure &figure) { return figure.shared > 0; });
    });
}

QString partTitle(const AcrossPart &part)
{
    return part.group.isEmpty() ? part.title : Tr::tr("%1: %2", "dimension, label").arg(part.group, part.title);
}

QString pointsCell(const std::optional<double> &points)
{
    return points ? pointsText(*points) : QStringLiteral("–");
}

/// A cell of chance has no n that would say anything about it; that of people counts answers.
QString countText(const ResultsCell &cell)
{
    return cell.blank() ? QStringLiteral("–") : QString::number(cell.n);
}

QList<TableColumn> longColumns(const AcrossComparison &comparison)
{
    QList<TableColumn> columns = columnsOf(
        {"by", "value", "code", "kind", "model", "first_config", "second_config", "scorer", "first", "second", "first_n",
         "first_accuracy", "first_lo", "first_hi", "second_n", "second_accuracy", "second_lo", "second_hi", "difference", "lo",
         "hi", "shared", "correlation", "first_gap", "second_gap", "practice", "first_run", "second_run", "incomplete",
         "first_overruled", "second_overruled"});
    if (!comparison.metric.isEmpty())
        columns += columnsOf({"metric"});
    return columns;
}

void appendShare(QList<TableCell> &cells, const ResultsCell &cell)
{
    const bool blank = cell.blank();
    cells.append({blank ? TableCell() : TableCell(cell.n), blank ? TableCell() : TableCell::exact(cell.share),
                  !blank && cell.interval ? TableCell::exact(cell.interval->lo) : TableCell(),
                  !blank && cell.interval ? TableCell::exact(cell.interval->hi) : TableCell()});
}

QString runText(const RunId &run)
{
    return run.isNull() ? QString() : run.toString();
}

Table longTableOf(const AcrossComparison &comparison)
{
    Table table;
    table.columns = longColumns(comparison);
    for (qsizetype i = 0; i < comparison.parts.size(); ++i) {
        const AcrossPart &part = comparison.parts.at(i);
        for (const AcrossRow &row : comparison.rows) {
            const AcrossFigure &figure = row.figures.at(i);
            const bool whole = part.dimension.isEmpty();
            QList<TableCell> cells{whole ? QStringLiteral("overall") : part.dimension.text(), whole ? QString() : part.title,
                                   part.label.text(), codeOf(row.kind), row.model, row.firstConfiguration, row.secondConfiguration,
                                   codeOf(comparison.scorer), comparison.firstTitle, comparison.secondTitle};
            appendShare(cells, figure.first);
            appendShare(cells, figure.second);
            const bool model = row.kind == RowKind::Model;
            cells.append({TableCell::exact(figure.difference), figure.interval ? TableCell::exact(figure.interval->lo) : TableCell(),
                          figure.interval ? TableCell::exact(figure.interval->hi) : TableCell(),
                          model ? TableCell(figure.shared) : TableCell(), model ? TableCell::exact(figure.correlation) : TableCell(),
                          TableCell::exact(figure.firstGap), TableCell::exact(figure.secondGap), TableCell(row.practice),
                          runText(row.first), runText(row.second), TableCell(row.incomplete),
                          model && !figure.first.blank() ? TableCell(figure.first.overruled) : TableCell(),
                          model && !figure.second.blank() ? TableCell(figure.second.overruled) : TableCell()});
            if (!comparison.metric.isEmpty())
                cells.append(comparison.metric);
            table.add(cells);
        }
    }
    return table;
}

/// Numbers to calculate with; intervals in cells of their own.
WorkbookSheet readingSheet(const AcrossComparison &comparison)
{
    Table table;
    const bool parts = comparison.parts.size() > 1;
    if (parts)
        table.addColumn(Tr::tr("Questions"));
    table.addColumn(Tr::tr("Model"));
    table.addColumn(Tr::tr("Configuration"));
    table.stub = static_cast<int>(table.columns.size());
    for (const bool second : {false, true}) {
        const QString side = comparison.sideTitle(second);
        for (const QString &title : {QStringLiteral("n"), Tr::tr("Accuracy (%)"), Tr::tr("95 % from"), Tr::tr("95 % to")})
            table.addColumn(Tr::tr("%1 · %2", "project, what the column holds").arg(side, title), TableAlign::Right);
    }
    for (const QString &title : {Tr::tr("A − B (points)"), Tr::tr("95 % from"), Tr::tr("95 % to"), Tr::tr("Shared questions"),
                                 Tr::tr("Gap A (points)"), Tr::tr("Gap B (points)")})
        table.addColumn(title, TableAlign::Right);
    const auto percent = [](const std::optional<double> &share) {
        return share ? TableCell::rounded(roundedHalfUp(*share * 100, sheetDecimals), 1) : TableCell();
    };
    const auto ends = [&](const std::optional<Interval> &interval) {
        return QList<TableCell>{interval ? percent(interval->lo) : TableCell(), interval ? percent(interval->hi) : TableCell()};
    };
    for (qsizetype i = 0; i < comparison.parts.size(); ++i) {
        for (const AcrossRow &row : comparison.rows) {
            const AcrossFigure &figure = row.figures.at(i);
            QList<TableCell> cells;
            if (parts)
                cells.append(partTitle(comparison.parts.at(i)));
            cells.append({row.title, acrossConfiguration(row)});
            for (const ResultsCell *cell : {&figure.first, &figure.second}) {
                const bool blank = cell->blank();
                cells.append({blank ? TableCell() : TableCell(cell->n), blank ? TableCell() : percent(cell->share)});
                cells.append(blank || !cell->interval ? ends({}) : ends(asShares(*cell->interval)));
            }
            cells.append(percent(figure.difference));
            cells.append(figure.interval ? ends(*figure.interval) : ends({}));
            cells.append({row.kind == RowKind::Model ? TableCell(figure.shared) : TableCell(), percent(figure.firstGap),
                          percent(figure.secondGap)});
            table.add(cells);
        }
    }
    WorkbookSheet sheet = sheetOf(table, Tr::tr("Comparison", "name of a sheet, at most 31 characters"));
    sheet.rows.append(QList<TableCell>());
    const QStringList notes = comparison.notes + aloneNotes(comparison);
    for (const QString &note : notes)
        sheet.rows.append({TableCell(note)});
    return sheet;
}

Json cellJson(const ResultsCell &cell)
{
    if (cell.blank())
        return {};
    Json json = Json::object();
    json["n"] = cell.n;
    json["accuracy"] = cell.share;
    json["lo"] = cell.interval ? Json(cell.interval->lo) : Json();
    json["hi"] = cell.interval ? Json(cell.interval->hi) : Json();
    if (cell.people > 0)
        json["people"] = cell.people;
    if (cell.overruled > 0)
        json["overruled"] = cell.overruled;
    return json;
}

Json orNull(const std::optional<double> &number)
{
    return number ? Json(*number) : Json();
}

Json aloneJson(const QList<AloneRun> &runs)
{
    Json list = Json::array();
    for (const AloneRun &run : runs)
        list.push_back(Json{{"model", toUtf8(run.model)}, {"config", toUtf8(run.configuration)}});
    return list;
}

QString namesOf(const QList<AloneRun> &runs)
{
    QStringList names;
    for (const AloneRun &run : runs)
        names.append(run.title);
    return names.join(QStringLiteral("; "));
}

} // namespace

QString acrossShareText(const ResultsCell &cell)
{
    if (cell.blank())
        return QStringLiteral("–");
    const QString share = percentText(cell.share) % overruledMark(cell);
    return cell.interval ? QStringLiteral("%1 (%2)").arg(share, intervalText(*cell.interval)) : share;
}

QString acrossDifferenceText(const AcrossFigure &figure)
{
    if (!figure.difference)
        return QStringLiteral("–");
    const QString points = pointsText(*figure.difference);
    return figure.interval ? Tr::tr("%1 (%2 to %3)", "a difference with its interval")
                                 .arg(points, pointsText(figure.interval->lo), pointsText(figure.interval->hi))
                           : points;
}

QString acrossConfiguration(const AcrossRow &row)
{
    if (row.firstConfiguration == row.secondConfiguration)
        return row.firstConfigurationTitle;
    return Tr::tr("A: %1; B: %2", "configurations of two runs").arg(row.firstConfigurationTitle, row.secondConfigurationTitle);
}

QString acrossName(const AcrossComparison &comparison, const AcrossRow &row)
{
    QSet<QString> configurations;
    for (const AcrossRow &one : comparison.rows) {
        if (one.kind == RowKind::Model)
            configurations.insert(acrossConfiguration(one));
    }
    const QString configuration = acrossConfiguration(row);
    const QString name = row.kind != RowKind::Model || configurations.size() < 2 || configuration.isEmpty()
                           ? row.title
                           : Tr::tr("%1 · %2", "model, configuration").arg(row.title, configuration);
    return row.incomplete ? Tr::tr("%1 (incomplete)").arg(name) : name;
}

QStringList aloneNotes(const AcrossComparison &comparison)
{
    QStringList notes;
    if (!comparison.firstAlone.isEmpty())
        notes.append(Tr::tr("Without a partner in B: %1.").arg(namesOf(comparison.firstAlone)));
    if (!comparison.secondAlone.isEmpty())
        notes.append(Tr::tr("Without a partner in A: %1.").arg(namesOf(comparison.secondAlone)));
    return notes;
}

Table acrossTable(const AcrossComparison &comparison)
{
    Table table;
    table.caption = Tr::tr("Accuracy (%) with 95 % intervals in two projects, and their differences in percentage points.");
    table.label = QStringLiteral("tab:results-across");
    table.notes = comparison.notes + aloneNotes(comparison);
    table.addColumn(Tr::tr("Model"));
    table.addColumn(Tr::tr("Configuration"));
    table.stub = 2;
    const bool shared = anyShared(comparison);
    const bool gaps = anyGap(comparison);
    for (const bool second : {false, true}) {
        table.addColumn(QStringLiteral("n"), TableAlign::Right, comparison.sideTitle(second));
        table.addColumn(Tr::tr("Accuracy"), TableAlign::Right, comparison.sideTitle(second));
    }
    table.addColumn(Tr::tr("A − B"), TableAlign::Right);
    if (shared)
        table.addColumn(Tr::tr("Shared"), TableAlign::Right);
    if (gaps) {
        table.addColumn(Tr::tr("Gap A"), TableAlign::Right);
        table.addColumn(Tr::tr("Gap B"), TableAlign::Right);
    }
    for (qsizetype i = 0; i < comparison.parts.size(); ++i) {
        if (comparison.parts.size() > 1)
            table.addSection(partTitle(comparison.parts.at(i)));
        for (const AcrossRow &row : comparison.rows) {
            const AcrossFigure &figure = row.figures.at(i);
            QList<TableCell> cells{row.title, acrossConfiguration(row), countText(figure.first), acrossShareText(figure.first),
                                   countText(figure.second), acrossShareText(figure.second), acrossDifferenceText(figure)};
            if (shared)
                cells.append(row.kind == RowKind::Model ? TableCell(figure.shared) : TableCell(QStringLiteral("–")));
            if (gaps)
                cells.append({pointsCell(figure.firstGap), pointsCell(figure.secondGap)});
            table.add(cells);
        }
    }
    return table;
}

Result<QByteArray> acrossText(const AcrossComparison &comparison, TableFormat format)
{
    YUYI_CHECK(mayBeWritten(comparison));
    switch (format) {
    case TableFormat::Markdown: {
        Table table = acrossTable(comparison);
        // Markdown has one line of headings.
        for (TableColumn &column : table.columns) {
            if (!column.group.isEmpty())
                column.title = Tr::tr("%1 · %2", "project, what the column holds").arg(column.group, column.title);
        }
        return QString(tableMarkdown(table) % u'\n' % markdownList(table.notes)).toUtf8();
    }
    case TableFormat::Csv: return byteOrderMark + tableCsv(longTableOf(comparison));
    case TableFormat::Latex:
        return tableLatex(acrossTable(comparison), {QStringLiteral("booktabs,adjustbox"), false, false}).toUtf8();
    case TableFormat::Xlsx: break;
    }
    return failure(ErrorCode::Refused, Tr::tr("A workbook cannot be shown as text: save it to a file."));
}

Result<> saveAcross(const AcrossComparison &comparison, TableFormat format, const QString &path)
{
    YUYI_CHECK(mayBeWritten(comparison));
    if (format != TableFormat::Xlsx) {
        YUYI_TRY(const auto text, acrossText(comparison, format));
        return saveText(path, text);
    }
    YUYI_TRY(const auto bytes,
             workbook({readingSheet(comparison),
                       sheetOf(longTableOf(comparison),
                               Tr::tr("Figures", "name of a sheet, at most 31 characters"))}));
    return saveText(path, bytes);
}

Json acrossJson(const AcrossComparison &comparison)
{
    Json json = Json::object();
    json["scorer"] = toUtf8(codeOf(comparison.scorer));
    if (!comparison.metric.isEmpty())
        json["metric"] = toUtf8(comparison.metric);
    json["first"] = toUtf8(comparison.firstTitle);
    json["second"] = toUtf8(comparison.secondTitle);
    json["practice"] = comparison.practice;
    json["parts"] = Json::array();
    for (qsizetype i = 0; i < comparison.parts.size(); ++i) {
        const AcrossPart &part = comparison.parts.at(i);
        Json one = Json::object();
        one["by"] = part.dimension.isEmpty() ? std::string("overall") : toUtf8(part.dimension.text());
        one["code"] = part.label.isEmpty() ? Json() : Json(toUtf8(part.label.text()));
        one["rows"] = Json::array();
        for (const AcrossRow &row : comparison.rows) {
            const AcrossFigure &figure = row.figures.at(i);
            const bool model = row.kind == RowKind::Model;
            Json line = Json::object();
            line["kind"] = toUtf8(codeOf(row.kind));
            line["model"] = model ? Json(toUtf8(row.model)) : Json();
            line["first_config"] = model ? Json(toUtf8(row.firstConfiguration)) : Json();
            line["second_config"] = model ? Json(toUtf8(row.secondConfiguration)) : Json();
            line["first"] = cellJson(figure.first);
            line["second"] = cellJson(figure.second);
            line["difference"] = orNull(figure.difference);
            line["lo"] = figure.interval ? Json(figure.interval->lo) : Json();
            line["hi"] = figure.interval ? Json(figure.interval->hi) : Json();
            if (model) {
                line["shared"] = figure.shared;
                line["correlation"] = figure.correlation;
                line["first_gap"] = orNull(figure.firstGap);
                line["second_gap"] = orNull(figure.secondGap);
                line["practice"] = row.practice;
                line["incomplete"] = row.incomplete;
            }
            one["rows"].push_back(std::move(line));
        }
        json["parts"].push_back(std::move(one));
    }
    json["unmatched"] = Json{{"first", aloneJson(comparison.firstAlone)}, {"second", aloneJson(comparison.secondAlone)}};
    json["notes"] = Json::array();
    for (const QString &note : comparison.notes)
        json["notes"].push_back(toUtf8(note));
    return json;
}

Result<PrintFigure> acrossFigure(const AcrossComparison &comparison, qsizetype part)
{
    YUYI_CHECK(mayBeWritten(comparison));
    PrintFigure figure;
    figure.valueTitle = Tr::tr("Accuracy (%)");
    figure.categoryTitle = Tr::tr("Model");
    figure.high = 100;
    figure.step = 20;
    figure.series = {{comparison.sideTitle(false), {}, {}}, {comparison.sideTitle(true), {}, {}}};
    const auto valueOf = [](const ResultsCell &cell) {
        if (cell.blank())
            return PrintValue();
        PrintValue value{cell.share * 100, {}, {}, shownPercent(cell.share)};
        if (cell.interval) {
            const Interval bounds = asShares(*cell.interval);
            value.low = bounds.lo * 100;
            value.high = bounds.hi * 100;
        }
        return value;
    };
    for (const AcrossRow &row : comparison.rows) {
        const AcrossFigure &one = row.figures.at(part);
        if (one.first.blank() && one.second.blank())
            continue;
        figure.categories.append(acrossName(comparison, row));
        figure.series[0].values.append(valueOf(one.first));
        figure.series[1].values.append(valueOf(one.second));
    }
    if (part > 0)
        figure.notes.append(Tr::tr("Only questions with this label: %1.").arg(partTitle(comparison.parts.at(part))));
    figure.notes.append(Tr::tr("95 % intervals: Wilson’s of models, Student’s over people of the human average."));
    if (comparison.practice)
        figure.notes.append(practiceNote());
    return figure;
}

} // namespace yuyi
