// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/descriptions/table.h"

#include "models/exchange/files/textfile.h"
#include "models/exchange/tables/csv.h"
#include "models/exchange/tables/latex.h"
#include "models/exchange/tables/markdown.h"
#include "models/exchange/tables/workbook.h"
#include "models/services/descriptions/export.h"
#include "models/services/descriptions/scoredreplies.h"
#include "models/services/rules/permissions.h"
#include "models/services/rules/practicemarks.h"
#include "models/stores/stores.h"

#include <QCoreApplication>

#include <algorithm>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::DescriptionTable)
};

constexpr int mostLabels = 4;
constexpr int digits = 2;

bool anyHas(const QList<DescriptionReport> &reports, const DimensionCode &dimension, const LabelCode &label)
{
    return std::any_of(reports.begin(), reports.end(), [&](const DescriptionReport &report) {
        return std::any_of(report.pictures.begin(), report.pictures.end(),
                           [&](const ReportedDescription &picture) { return picture.labels.value(dimension).contains(label); });
    });
}

bool isShown(const DescriptionReport &report, const DescriptionScorer &scorer)
{
    switch (scorer.kind) {
    case ScorerKind::Judge:
    case ScorerKind::MeanOfPeople: return true;
    case ScorerKind::Person: return report.people() == 1;
    case ScorerKind::MedianOfPeople: return false;
    }
    return false;
}

QString figure(const ScoreCell &cell)
{
    return cell.figures.mean ? QString::number(*cell.figures.mean, 'f', digits) : QStringLiteral("–");
}

QString remark(const DescriptionTable &table)
{
    const QString words =
        Tr::tr(
            "Mean scores on a scale from %1 to %2; number of scores in parentheses. What has no score is not counted.")
            .arg(table.lowest)
            .arg(table.highest);
    return table.practice ? QString(practiceNote() % u'\n' % words) : words;
}

enum class Shown {
    Means,
    MeansAndNumbers
};

Table printed(const DescriptionTable &table, Shown shown)
{
    Table plain;
    plain.caption = remark(table);
    plain.stub = 2;
    plain.addColumn(Tr::tr("Model"));
    plain.addColumn(Tr::tr("Scored by"));
    for (const DescriptionColumn &column : table.columns)
        plain.addColumn(column.title, TableAlign::Right, column.group);
    for (const DescriptionRow &row : table.rows) {
        QList<TableCell> cells{row.model, row.scorer};
        for (const ScoreCell &cell : row.cells) {
            const bool number = shown == Shown::MeansAndNumbers && cell.figures.mean;
            cells.append(number ? QStringLiteral("%1 (%2)").arg(figure(cell)).arg(cell.figures.n) : figure(cell));
        }
        plain.add(cells);
    }
    return plain;
}

QByteArray markdown(const DescriptionTable &table)
{
    Table plain = printed(table, Shown::MeansAndNumbers);
    for (TableColumn &column : plain.columns) {
        if (!column.group.isEmpty())
            column.title = Tr::tr("%1: %2", "dimension, label").arg(column.group, column.title);
    }
    return QString(tableMarkdown(plain) % u'\n' % remark(table) % u'\n').toUtf8();
}

QByteArray latex(const DescriptionTable &table)
{
    return tableLatex(printed(table, Shown::Means), {QStringLiteral("booktabs,adjustbox"), true, true}).toUtf8();
}

Table longTable(const DescriptionTable &table)
{
    const auto exact = [](const Measure &value) { return value ? TableCell::exact(*value) : TableCell(); };
    Table plain;
    plain.columns = columnsOf({"run", "model", "scorer", "kind", "dimension", "label", "n", "without", "mean", "sd", "lo", "hi",
                               "practice"});
    for (const DescriptionRow &row : table.rows) {
        for (qsizetype i = 0; i < row.cells.size(); ++i) {
            const ScoreCell &cell = row.cells.at(i);
            const MeasuredInterval &interval = cell.figures.interval;
            plain.add({row.run.toString(), row.model, row.scorer, codeOf(row.kind), table.columns.at(i).dimension.text(),
                       table.columns.at(i).label.text(), cell.figures.n, cell.without, exact(cell.figures.mean),
                       exact(cell.figures.sample), interval ? TableCell::exact(interval->lo) : TableCell(),
                       interval ? TableCell::exact(interval->hi) : TableCell(), row.practice});
        }
    }
    return plain;
}

Result<QByteArray> book(const DescriptionTable &table)
{
    WorkbookSheet sheet;
    sheet.name = Tr::tr("Descriptions", "name of a sheet, at most 31 characters");
    sheet.frozenColumns = 2;
    QList<TableCell> above(2);
    QList<TableCell> head{TableCell::strong(Tr::tr("Model")), TableCell::strong(Tr::tr("Scored by"))};
    for (const DescriptionColumn &column : table.columns) {
        above.append({TableCell::strong(column.group), TableCell()});
        head.append({TableCell::strong(column.title), TableCell::strong(QStringLiteral("n"))});
    }
    sheet.rows = {above, head};
    for (const DescriptionRow &row : table.rows) {
        QList<TableCell> cells{row.model, row.scorer};
        for (const ScoreCell &cell : row.cells)
            cells.append({cell.figures.mean ? TableCell::rounded(*cell.figures.mean, digits) : TableCell(), cell.figures.n});
        sheet.rows.append(cells);
    }
    sheet.rows.append(QList<TableCell>());
    sheet.rows.append({TableCell(remark(table))});
    return workbook({sheet});
}

} // namespace

Result<DescriptionReports> descriptionReports(Stores &stores, const PersonId &actor, const QList<RunId> &runs, bool withPractice)
{
    YUYI_CHECK(requireResultsReader(stores, actor));
    YUYI_TRY(auto all, scoredRuns(stores));
    DescriptionReports reports;
    if (runs.isEmpty())
        reports.practiceLeftOut = leaveOutPractice(all, withPractice);
    for (auto run = all.crbegin(); run != all.crend(); ++run) {
        if (!runs.isEmpty() && !runs.contains(run->id))
            continue;
        YUYI_TRY(const auto progress, maySeeFigures(stores, actor, run->id));
        if (!progress) {
            reports.hidden.append(*run);
            continue;
        }
        YUYI_TRY(auto report, DescriptionReportService(stores, actor).report(run->id));
        reports.list.append(std::move(report));
    }
    return reports;
}

QList<DimensionCode> usualDimensions(const QList<DescriptionReport> &reports)
{
    QList<DimensionCode> codes;
    for (const Dimension &dimension : reports.isEmpty() ? QList<Dimension>() : reports.constFirst().dimensions) {
        if (dimension.pickMany || dimension.values.size() > mostLabels)
            continue;
        const auto number = std::count_if(dimension.values.begin(), dimension.values.end(),
                                          [&](const LabelValue &value) { return anyHas(reports, dimension.code, value.code); });
        if (number > 1 && dimension.ordered)
            codes.prepend(dimension.code);
        else if (number > 1)
            codes.append(dimension.code);
    }
    return codes;
}

DescriptionTable descriptionTable(const QList<DescriptionReport> &reports, const QList<DimensionCode> &dimensions)
{
    DescriptionTable table;
    if (reports.isEmpty())
        return table;
    table.lowest = reports.constFirst().task.lowest;
    table.highest = reports.constFirst().task.highest;
    for (const DescriptionReport &report : reports) {
        table.lowest = std::min(table.lowest, report.task.lowest);
        table.highest = std::max(table.highest, report.task.highest);
    }
    table.columns.append({Tr::tr("Overall"), {}, {}, {}});
    for (const DimensionCode &code : dimensions) {
        const QList<Dimension> &known = reports.constFirst().dimensions;
        const auto found = std::find_if(known.begin(), known.end(), [&](const Dimension &one) { return one.code == code; });
        if (found == known.end())
            continue;
        const Dimension &dimension = *found;
        for (const LabelValue &value : dimension.values) {
            if (anyHas(reports, dimension.code, value.code))
                table.columns.append({value.title.text(), dimension.title.text(), dimension.code, value.code});
        }
    }
    QStringList models;
    for (const DescriptionReport &report : reports) {
        const QString title = report.title();
        const auto same = models.count(title);
        models.append(title);
        const QString model = same > 0 ? QStringLiteral("%1 #%2").arg(title).arg(same + 1) : title;
        for (int i = 0; i < static_cast<int>(report.scorers.size()); ++i) {
            const DescriptionScorer &scorer = report.scorers.at(i);
            if (!isShown(report, scorer))
                continue;
            DescriptionRow row{report.run.id, model, scorer.name, scorer.kind, report.run.isPractice() || scorer.practice, {}};
            table.practice = table.practice || row.practice;
            for (const DescriptionColumn &column : std::as_const(table.columns))
                row.cells.append(scoreCell(report, i, column.dimension, column.label));
            table.rows.append(row);
        }
    }
    return table;
}

Json descriptionTableJson(const DescriptionTable &table)
{
    Json json{{"scale", {table.lowest, table.highest}}, {"practice", table.practice}, {"columns", Json::array()}, {"rows", Json::array()}};
    for (const DescriptionColumn &column : table.columns) {
        json["columns"].push_back({{"title", toUtf8(column.title)},
                                   {"dimension", toUtf8(column.dimension.text())},
                                   {"label", toUtf8(column.label.text())}});
    }
    for (const DescriptionRow &row : table.rows) {
        Json one{{"run", toUtf8(row.run.toString())},
                 {"model", toUtf8(row.model)},
                 {"scorer", toUtf8(row.scorer)},
                 {"kind", toUtf8(codeOf(row.kind))},
                 {"practice", row.practice},
                 {"cells", Json::array()}};
        for (const ScoreCell &cell : row.cells)
            one["cells"].push_back(scoreCellJson(cell));
        json["rows"].push_back(one);
    }
    return json;
}

Result<QByteArray> descriptionTableText(const DescriptionTable &table, TableFormat format, bool withPractice)
{
    YUYI_CHECK(practiceMayLeave(table.practice, withPractice));
    switch (format) {
    case TableFormat::Markdown: return markdown(table);
    case TableFormat::Latex: return latex(table);
    case TableFormat::Csv: return byteOrderMark + tableCsv(longTable(table));
    case TableFormat::Xlsx: break;
    }
    return failure(ErrorCode::Refused, Tr::tr("A workbook cannot be shown as text: save it to a file."));
}

Result<> saveDescriptionTable(const DescriptionTable &table, TableFormat format, const QString &path, bool withPractice)
{
    YUYI_CHECK(practiceMayLeave(table.practice, withPractice));
    YUYI_TRY(const auto bytes, format == TableFormat::Xlsx ? book(table) : descriptionTableText(table, format, withPractice));
    return saveText(path, bytes);
}

} // namespace yuyi
