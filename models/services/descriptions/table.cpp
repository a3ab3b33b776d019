// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/descriptions/table.h"

#include "models/exchange/csv.h"
#include "models/exchange/workbook.h"
#include "models/services/descriptions/export.h"
#include "models/services/results/latextext.h"
#include "models/services/results/tabletexts.h"
#include "models/services/rules/permissions.h"
#include "models/services/rules/practicemarks.h"
#include "models/stores/stores.h"

#include <QCoreApplication>
#include <QSaveFile>

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

QStringList headOf(const DescriptionTable &table)
{
    QStringList head{Tr::tr("Model"), Tr::tr("Scored by")};
    for (const DescriptionColumn &column : table.columns)
        head.append(column.title);
    return head;
}

/// Spans of columns with one heading above them: title and number.
QList<std::pair<QString, int>> groups(const DescriptionTable &table)
{
    QList<std::pair<QString, int>> spans;
    for (const DescriptionColumn &column : table.columns) {
        if (!spans.isEmpty() && spans.constLast().first == column.group)
            ++spans.last().second;
        else
            spans.append({column.group, 1});
    }
    return spans;
}

QString remark(const DescriptionTable &table)
{
    const QString words = Tr::tr("Mean scores from %1 to %2; n in parentheses. Descriptions without a score are not counted.").arg(table.lowest).arg(table.highest);
    return table.practice ? QString(practiceNote() % u'\n' % words) : words;
}

QStringList shown(const DescriptionRow &row, bool withNumbers)
{
    QStringList texts;
    for (const ScoreCell &cell : row.cells)
        texts.append(withNumbers && cell.figures.mean ? QStringLiteral("%1 (%2)").arg(figure(cell)).arg(cell.figures.n) : figure(cell));
    return texts;
}

QByteArray markdown(const DescriptionTable &table)
{
    QStringList names;
    QStringList rule;
    for (const DescriptionColumn &column : table.columns) {
        names.append(markdownEscaped(column.group.isEmpty() ? column.title : Tr::tr("%1: %2", "dimension, label").arg(column.group, column.title)));
        rule.append(QStringLiteral("---:"));
    }
    const QString line = QStringLiteral("| %1 | %2 | %3 |\n");
    QString text = line.arg(Tr::tr("Model"), Tr::tr("Scored by"), names.join(QLatin1String(" | ")))
        + line.arg(QStringLiteral("---"), QStringLiteral("---"), rule.join(QLatin1String(" | ")));
    for (const DescriptionRow &row : table.rows) {
        text += line.arg(markdownEscaped(row.model), markdownEscaped(row.scorer),
                         shown(row, true).join(QLatin1String(" | ")));
    }
    return (text + u'\n' + remark(table) + u'\n').toUtf8();
}

QByteArray latex(const DescriptionTable &table)
{
    const auto columns = static_cast<int>(table.columns.size());
    QString text = QStringLiteral("% \\usepackage{booktabs,adjustbox}; Chinese words need xelatex and \\usepackage{ctex}\n"
                                  "\\begin{table*}[t]\n\\centering\n\\small\n\\setlength{\\tabcolsep}{4pt}\n\\caption{%2}\n"
                                  "\\begin{adjustbox}{max width=\\textwidth, max totalheight=0.62\\textheight}\n"
                                  "\\begin{tabular}{ll%1}\n\\toprule\n")
                       .arg(QString(columns, u'r'), latexEscaped(remark(table)));
    QStringList above;
    QStringList rules;
    int at = 3;
    const auto spans = groups(table);
    for (const auto &[title, number] : spans) {
        above.append(title.isEmpty() ? QString() : QStringLiteral("\\multicolumn{%1}{c}{%2}").arg(QString::number(number), latexEscaped(title)));
        if (!title.isEmpty())
            rules.append(QStringLiteral("\\cmidrule(lr){%1-%2}").arg(at).arg(at + number - 1));
        at += number;
    }
    QStringList head;
    const QStringList names = headOf(table);
    for (const QString &name : names)
        head.append(latexEscaped(name));
    if (!rules.isEmpty())
        text += QStringLiteral(" &  & %1 \\\\\n%2\n").arg(above.join(QLatin1String(" & ")), rules.join(u' '));
    text += head.join(QLatin1String(" & ")) + QLatin1String(" \\\\\n\\midrule\n");
    for (const DescriptionRow &row : table.rows) {
        QStringList cells{latexEscaped(row.model), latexEscaped(row.scorer)};
        cells += shown(row, false);
        text += cells.join(QLatin1String(" & ")).replace(u'–', QLatin1String("--")) + QLatin1String(" \\\\\n");
    }
    text += QLatin1String("\\bottomrule\n\\end{tabular}\n\\end{adjustbox}\n\\end{table*}\n");
    return text.toUtf8();
}

QList<QStringList> longRows(const DescriptionTable &table)
{
    const auto number = [](const Measure &value) { return value ? QString::number(*value, 'g', 17) : QString(); };
    QList<QStringList> rows{{QStringLiteral("run"), QStringLiteral("model"), QStringLiteral("scorer"), QStringLiteral("kind"), QStringLiteral("dimension"),
                             QStringLiteral("label"), QStringLiteral("n"), QStringLiteral("without"), QStringLiteral("mean"), QStringLiteral("sd"),
                             QStringLiteral("lo"), QStringLiteral("hi"), QStringLiteral("practice")}};
    for (const DescriptionRow &row : table.rows) {
        for (qsizetype i = 0; i < row.cells.size(); ++i) {
            const ScoreCell &cell = row.cells.at(i);
            const MeasuredInterval &interval = cell.figures.interval;
            rows.append({row.run.toString(), row.model, row.scorer, codeOf(row.kind), table.columns.at(i).dimension.text(), table.columns.at(i).label.text(),
                         QString::number(cell.figures.n), QString::number(cell.without), number(cell.figures.mean), number(cell.figures.sample),
                         interval ? QString::number(interval->lo, 'g', 17) : QString(), interval ? QString::number(interval->hi, 'g', 17) : QString(),
                         QString::number(int(row.practice))});
        }
    }
    return rows;
}

Result<QByteArray> book(const DescriptionTable &table)
{
    WorkbookSheet sheet;
    sheet.name = Tr::tr("Descriptions", "name of a sheet, at most 31 characters");
    sheet.frozenColumns = 2;
    QList<SheetCell> above{SheetCell(), SheetCell()};
    QList<SheetCell> head{SheetCell::of(Tr::tr("Model"), true), SheetCell::of(Tr::tr("Scored by"), true)};
    for (const DescriptionColumn &column : table.columns) {
        above.append({SheetCell::of(column.group, true), SheetCell()});
        head.append({SheetCell::of(column.title, true), SheetCell::of(QStringLiteral("n"), true)});
    }
    sheet.rows.append(above);
    sheet.rows.append(head);
    for (const DescriptionRow &row : table.rows) {
        QList<SheetCell> cells{SheetCell::of(row.model), SheetCell::of(row.scorer)};
        for (const ScoreCell &cell : row.cells)
            cells.append({cell.figures.mean ? SheetCell::of(*cell.figures.mean, digits) : SheetCell(), SheetCell::of(cell.figures.n, 0)});
        sheet.rows.append(cells);
    }
    sheet.rows.append(QList<SheetCell>());
    sheet.rows.append({SheetCell::of(remark(table))});
    return workbook({sheet});
}

} // namespace

Result<DescriptionReports> descriptionReports(Stores &stores, const PersonId &actor, const QList<RunId> &runs, bool withPractice)
{
    YUYI_CHECK(requireResultsReader(stores, actor));
    YUYI_TRY(auto all, stores.runs().runs(false, RunKind::Descriptions));
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
        const auto same = models.count(modelTitle(report.run));
        models.append(modelTitle(report.run));
        const QString model = same > 0 ? QStringLiteral("%1 #%2").arg(modelTitle(report.run)).arg(same + 1) : modelTitle(report.run);
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
        json["columns"].push_back({{"title", toUtf8(column.title)}, {"dimension", toUtf8(column.dimension.text())}, {"label", toUtf8(column.label.text())}});
    }
    for (const DescriptionRow &row : table.rows) {
        Json one{{"run", toUtf8(row.run.toString())}, {"model", toUtf8(row.model)}, {"scorer", toUtf8(row.scorer)},
                 {"kind", toUtf8(codeOf(row.kind))}, {"practice", row.practice}, {"cells", Json::array()}};
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
    case TableFormat::Csv: {
        QByteArray text = QByteArrayLiteral("\xEF\xBB\xBF");
        const QList<QStringList> rows = longRows(table);
        for (const QStringList &row : rows)
            text += csvRow(row);
        return text;
    }
    case TableFormat::Xlsx: break;
    }
    return failure(ErrorCode::Refused, Tr::tr("A workbook cannot be printed as text: save it to a file."));
}

Result<> saveDescriptionTable(const DescriptionTable &table, TableFormat format, const QString &path, bool withPractice)
{
    YUYI_CHECK(practiceMayLeave(table.practice, withPractice));
    YUYI_TRY(const auto bytes, format == TableFormat::Xlsx ? book(table) : descriptionTableText(table, format, withPractice));
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size() || !file.commit()) {
        return failure(ErrorCode::Environment,
                       Tr::tr("“%1” could not be written. Choose another location, or free some disk space.").arg(path), file.errorString());
    }
    return {};
}

} // namespace yuyi
