// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/results/export.h"

#include "models/domain/percent.h"
#include "models/exchange/files/textfile.h"
#include "models/exchange/tables/csv.h"
#include "models/exchange/tables/workbook.h"
#include "models/services/results/tabletexts.h"
#include "models/services/rules/practicemarks.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::ResultsExport)
};

/// Whether the scorer draws for some reply.
bool holdsDraws(const ResultsTable &table)
{
    return std::any_of(table.rows.begin(), table.rows.end(), [](const ResultsRow &row) {
        return std::any_of(row.cells.begin(), row.cells.end(), [](const ResultsCell &cell) { return cell.drawn > 0; });
    });
}

bool holdsNoResults(const ResultsTable &table)
{
    return std::any_of(table.rows.begin(), table.rows.end(), [](const ResultsRow &row) {
        return std::any_of(row.cells.begin(), row.cells.end(), [](const ResultsCell &cell) { return cell.noResult.has_value(); });
    });
}

/// One row for each cell: words, then figures; the same in CSV and on the second sheet. "drawn", "no_valid_result", "metric" and
/// "where" only if they say something.
QList<TableColumn> longColumns(const ResultsTable &table)
{
    QList<TableColumn> columns = columnsOf({"section", "kind", "model", "config", "detail", "by", "value", "code", "run", "scorer",
                                            "n", "correct", "incorrect", "miss", "error", "pending", "overruled", "accuracy", "share",
                                            "lo", "hi", "clustered_se", "rank", "incomplete", "people", "sd", "practice", "missing",
                                            "size_billions"});
    if (holdsDraws(table))
        columns += columnsOf({"drawn"});
    if (holdsNoResults(table))
        columns += columnsOf({"no_valid_result"});
    if (table.metric)
        columns += columnsOf({"metric"});
    if (!table.query.where.terms.isEmpty())
        columns += columnsOf({"where"});
    return columns;
}

QString outcomeCode(ItemState state)
{
    switch (state) {
    case ItemState::Correct: return QStringLiteral("accuracy");
    case ItemState::Incorrect: return QStringLiteral("incorrect");
    case ItemState::Miss: return QStringLiteral("miss");
    case ItemState::Error: return QStringLiteral("error");
    case ItemState::Pending: break;
    }
    return {};
}

QList<TableCell> longRow(const ResultsTable &table, const ResultsRow &row, qsizetype i, bool withDraws, bool withNoResults)
{
    const ResultsColumn &column = table.columns.at(i);
    const ResultsCell &cell = row.cells.at(i);
    QString by = QStringLiteral("overall");
    TableCell value;
    if (!column.dimension.isEmpty()) {
        by = column.dimension.text();
        value.text = column.published;
    } else if (column.shots >= 0) {
        by = QStringLiteral("shots");
        value = TableCell(column.shots);
    } else if (column.outcome) {
        by = QStringLiteral("outcome");
        value.text = outcomeCode(*column.outcome);
    } else if (!column.metric.isEmpty()) {
        by = QStringLiteral("metric");
        value.text = column.metric;
    } else if (!column.configuration.isEmpty()) {
        by = QStringLiteral("configuration");
    }
    const auto whole = [](int number) { return TableCell::exact(number); };
    const bool baseline = row.section == ResultsSection::Baselines;
    const auto counted = [&](int number) { return baseline ? TableCell() : whole(number); };
    const bool measured = !cell.noResult;
    const auto share = [&](double number) { return cell.n > 0 && measured ? TableCell::exact(number) : TableCell(); };
    QList<TableCell> cells{
        codeOf(row.section),
        codeOf(row.kind),
        row.kind == RowKind::Model ? row.model : row.title,
        column.configuration.isEmpty() ? row.configuration : column.configuration,
        row.detail,
        by,
        value,
        column.label.text(),
        cell.run.isNull() ? QString() : cell.run.toString(),
        codeOf(table.query.scorer),
        whole(cell.n),
        counted(cell.correct),
        counted(cell.incorrect),
        counted(cell.miss),
        counted(cell.error),
        counted(cell.pending),
        counted(cell.overruled),
        share(cell.accuracy),
        share(cell.share),
        cell.interval && measured ? TableCell::exact(cell.interval->lo) : TableCell(),
        cell.interval && measured ? TableCell::exact(cell.interval->hi) : TableCell(),
        cell.clusteredError && measured ? TableCell::exact(*cell.clusteredError) : TableCell(),
        counted(cell.rank),
        counted(cell.incomplete ? 1 : 0),
        cell.people > 0 ? whole(cell.people) : TableCell(),
        cell.spread ? TableCell::exact(*cell.spread) : TableCell(),
        whole(row.practice ? 1 : 0),
        counted(cell.missing),
        TableCell::exact(row.billions)};
    if (withDraws)
        cells.append(counted(cell.drawn));
    if (withNoResults)
        cells.append(TableCell(cell.noResult ? noResultText(*cell.noResult) : QString()));
    if (table.metric)
        cells.append(table.metric->code);
    if (!table.query.where.terms.isEmpty())
        cells.append(table.query.where.text());
    return cells;
}

Table longTable(const ResultsTable &table)
{
    Table cells;
    cells.columns = longColumns(table);
    const bool withDraws = holdsDraws(table);
    const bool withNoResults = holdsNoResults(table);
    for (const ResultsRow &row : table.rows) {
        for (qsizetype i = 0; i < row.cells.size(); ++i) {
            if (!row.cells.at(i).empty)
                cells.add(longRow(table, row, i, withDraws, withNoResults));
        }
    }
    return cells;
}

/// Enough for every figure, and 62.75 stays a half that spreadsheets round up.
constexpr int workbookDecimals = 9;

/// Three columns of the sheet for each of the table's: figure, interval, n.
WorkbookSheet shownSheet(const ResultsTable &table)
{
    const bool configurations = hasConfigurations(table);
    WorkbookSheet sheet;
    sheet.name = Tr::tr("Results", "name of a sheet, at most 31 characters");
    const bool sizes = table.query.by == ResultsBy::Size;
    sheet.frozenColumns = 1 + (configurations ? 1 : 0) + (sizes ? 1 : 0);
    QList<TableCell> head{TableCell::strong(Tr::tr("Model"))};
    if (configurations)
        head.append(TableCell::strong(Tr::tr("Configuration")));
    if (sizes)
        head.append(TableCell::strong(Tr::tr("Model size (billions of parameters)")));
    for (const ResultsColumn &column : table.columns) {
        for (const QString &title : {column.title, QStringLiteral("95 %"), QStringLiteral("n")})
            head.append(TableCell::strong(title));
    }
    sheet.rows.append(head);
    std::optional<ResultsSection> section;
    for (const ResultsRow &row : table.rows) {
        if (section != row.section) {
            section = row.section;
            sheet.rows.append({TableCell::strong(titleOf(row.section))});
        }
        QList<TableCell> cells{nameOf(row)};
        if (configurations)
            cells.append(row.configurationTitle);
        if (sizes)
            cells.append(TableCell::exact(row.billions));
        for (const ResultsCell &cell : row.cells) {
            if (cell.blank()) {
                cells.append({TableCell(cell.noResult ? noResultWords() : QString()), TableCell(), TableCell()});
                continue;
            }
            TableCell figure = TableCell::rounded(roundedHalfUp(cell.share * 100, workbookDecimals), 1);
            TableCell interval((cell.interval ? intervalText(*cell.interval) : QString()) % overruledMark(cell)); // the figure is a number
            TableCell n(cell.n);
            figure.bold = cell.rank == 1;
            figure.underlined = cell.rank == 2;
            figure.grey = interval.grey = n.grey = cell.small();
            cells.append({figure, interval, n});
        }
        sheet.rows.append(cells);
    }
    sheet.rows.append(QList<TableCell>());
    const QStringList remarks = remarksOf(table);
    for (const QString &remark : remarks)
        sheet.rows.append({TableCell(remark)});
    return sheet;
}

Result<QByteArray> bytesOf(const ResultsTable &table, TableFormat format, std::optional<TableCells> cells)
{
    if (format != TableFormat::Xlsx)
        return tableText(table, format, cells);
    return workbook({shownSheet(table), sheetOf(longTable(table), Tr::tr("Counts", "name of a sheet, at most 31 characters"))});
}

} // namespace

QString titleOf(TableFormat format)
{
    switch (format) {
    case TableFormat::Markdown: return QStringLiteral("Markdown");
    case TableFormat::Csv: return QStringLiteral("CSV");
    case TableFormat::Latex: return QStringLiteral("LaTeX");
    case TableFormat::Xlsx: return Tr::tr("Excel workbook");
    }
    return {};
}

QString suffixOf(TableFormat format)
{
    return format == TableFormat::Latex ? QStringLiteral("tex") : codeOf(format);
}

TableCells usualCells(TableFormat format)
{
    return format == TableFormat::Latex ? TableCells::Plain : TableCells::Interval;
}

Result<QByteArray> tableText(const ResultsTable &table, TableFormat format, std::optional<TableCells> cells)
{
    YUYI_CHECK(practiceMayLeave(table.practice, table.query.withPractice));
    switch (format) {
    case TableFormat::Markdown: return markdownTable(table, cells.value_or(usualCells(format)));
    case TableFormat::Csv: return byteOrderMark + tableCsv(longTable(table));
    case TableFormat::Latex: return latexTable(table, cells.value_or(usualCells(format)));
    case TableFormat::Xlsx: break;
    }
    return failure(ErrorCode::Refused, Tr::tr("A workbook cannot be shown as text: save it to a file."));
}

Result<> saveTable(const ResultsTable &table, TableFormat format, const QString &path, std::optional<TableCells> cells)
{
    YUYI_CHECK(practiceMayLeave(table.practice, table.query.withPractice));
    YUYI_TRY(const auto bytes, bytesOf(table, format, cells));
    return saveText(path, bytes);
}

namespace {

/// "Politics (n = 45)"; where rows differ, from the fewest to the most.
QString countedTitle(const ResultsColumn &column, int index, const QList<const ResultsRow *> &rows)
{
    int least = 0;
    int most = 0;
    for (const ResultsRow *row : rows) {
        const ResultsCell cell = row->cells.value(index);
        if (cell.blank())
            continue;
        least = most == 0 ? cell.n : std::min(least, cell.n);
        most = std::max(most, cell.n);
    }
    const QLocale locale;
    if (most == 0)
        return column.title;
    if (least == most)
        return Tr::tr("%1 (n = %2)").arg(column.title, locale.toString(most));
    return Tr::tr("%1 (n = %2–%3)").arg(column.title, locale.toString(least), locale.toString(most));
}

/// What a figure must say of all that it shows.
QStringList restrictions(const ResultsTable &table)
{
    QStringList notes;
    if (table.metric)
        notes.append(Tr::tr("What is counted: images, by the metric “%1”.").arg(table.metric->title.text()));
    if (!table.query.where.terms.isEmpty())
        notes.append(Tr::tr("Only items that match “%1”.").arg(table.query.where.text()));
    if (table.practice)
        notes.append(practiceNote());
    return notes;
}

/// What a model is compared with, over all questions: chance and people.
void addLines(PrintFigure &figure, const ResultsTable &table)
{
    for (const RowKind kind : {RowKind::Chance, RowKind::HumanAverage, RowKind::PeopleAverage}) {
        for (const ResultsRow &row : table.rows) {
            const ResultsCell cell = row.cells.value(0);
            if (row.kind == kind && !cell.blank()) {
                const QString percent = shownPercent(cell.share);
                const QString chance = table.oneOfOptions ? Tr::tr("Chance (1 / number of options): %1").arg(percent)
                                                          : Tr::tr("Chance (%1)").arg(percent);
                figure.lines.append({kind == RowKind::Chance ? chance : Tr::tr("%1 (%2)", "people, accuracy").arg(row.title, percent),
                                     cell.share * 100});
                break;
            }
        }
    }
}

/// A point for each row that has a figure; a series for each section.
template <typename NameOf, typename ValueOf>
void fillPoints(PrintFigure &figure, const QList<const ResultsRow *> &rows, const NameOf &nameOf, const ValueOf &valueOf)
{
    figure.kind = PrintKind::Points;
    figure.categoryTitle = Tr::tr("Model size (billions of parameters)");
    figure.besideTitle = Tr::tr("Size not stated");
    figure.high = 100;
    figure.step = 20;
    QList<ResultsSection> sections;
    for (const auto &[section, code] : codesOf(ResultsSection{})) {
        const bool any = std::any_of(rows.begin(), rows.end(), [&, wanted = section](const ResultsRow *row) {
            return row->section == wanted && !row->cells.value(0).blank();
        });
        if (any) {
            sections.append(section);
            figure.series.append({titleOf(section), {}, {}});
        }
    }
    for (const ResultsRow *row : rows) {
        const ResultsCell cell = row->cells.value(0);
        if (!cell.blank())
            figure.points.append({row->billions, valueOf(cell), nameOf(*row), static_cast<int>(sections.indexOf(row->section))});
    }
}

} // namespace

Result<PrintFigure> resultsFigure(const ResultsTable &table, ResultsDrawing drawing, const QString &categoryTitle)
{
    YUYI_CHECK(practiceMayLeave(table.practice, table.query.withPractice));
    QList<const ResultsRow *> rows;
    bool seeing = false;
    bool oneConfiguration = true;
    for (const ResultsRow &row : table.rows) {
        if (row.kind != RowKind::Model)
            continue;
        rows.append(&row);
        seeing = seeing || row.section != ResultsSection::TextOnly;
        oneConfiguration = oneConfiguration && row.configuration == rows.constFirst()->configuration;
    }
    std::stable_sort(rows.begin(), rows.end(), [](const ResultsRow *a, const ResultsRow *b) {
        const ResultsCell first = a->cells.value(0);
        const ResultsCell second = b->cells.value(0);
        return (first.missing > 0) != (second.missing > 0) ? second.missing > 0 : first.accuracy > second.accuracy;
    });
    if (drawing == ResultsDrawing::Accuracy)
        rows = rows.mid(0, drawnAtOnce);
    const auto nameOf = [&](const ResultsRow &row) {
        const QString name = oneConfiguration || row.configurationTitle.isEmpty()
                               ? row.title
                               : Tr::tr("%1 · %2").arg(row.title, row.configurationTitle);
        const QString seen = seeing && row.section == ResultsSection::TextOnly ? Tr::tr("%1 (text only)").arg(name) : name;
        return row.incomplete ? Tr::tr("%1 (incomplete)", "a model whose run holds no replies to some questions").arg(seen) : seen;
    };
    const auto valueOf = [](const ResultsCell &cell) {
        if (cell.blank())
            return PrintValue();
        PrintValue value{cell.share * 100, {}, {}, shownPercent(cell.share)};
        if (cell.interval) {
            value.low = cell.interval->lo * 100;
            value.high = cell.interval->hi * 100;
        }
        return value;
    };
    PrintFigure figure;
    figure.valueTitle = Tr::tr("Accuracy (%)");
    QStringList columns;
    for (int c = 0; c < table.columns.size(); ++c)
        columns.append(countedTitle(table.columns.at(c), c, rows));
    if (drawing == ResultsDrawing::HeatMap) {
        figure.kind = PrintKind::HeatMap;
        figure.categoryTitle = Tr::tr("Model");
        for (const ResultsRow *row : std::as_const(rows))
            figure.categories.append(nameOf(*row));
        for (int c = 0; c < columns.size(); ++c) {
            PrintSeries one{columns.at(c), {}, {}};
            for (const ResultsRow *row : std::as_const(rows))
                one.values.append(valueOf(row->cells.value(c)));
            figure.series.append(one);
        }
    } else if (drawing == ResultsDrawing::Size) {
        fillPoints(figure, rows, nameOf, valueOf);
        addLines(figure, table);
        figure.notes.append(columns.value(0));
        figure.notes.append(Tr::tr("95 % Wilson intervals."));
        figure.notes += restrictions(table);
        return figure;
    } else {
        figure.categories = columns;
        figure.categoryTitle = categoryTitle;
        figure.high = 100;
        figure.step = 20;
        for (const ResultsRow *row : std::as_const(rows)) {
            PrintSeries one{nameOf(*row), {}, {}};
            for (int c = 0; c < columns.size(); ++c)
                one.values.append(valueOf(row->cells.value(c)));
            figure.series.append(one);
        }
        addLines(figure, table);
        if (!figure.lines.isEmpty())
            figure.notes.append(Tr::tr("The reference lines show the accuracy over all categories together."));
        figure.notes.append(Tr::tr("95 % Wilson intervals."));
    }
    figure.notes.append(table.ofImages() ? Tr::tr("n: images counted in each category.")
                                         : Tr::tr("n: questions counted in each category."));
    figure.notes += restrictions(table);
    return figure;
}

} // namespace yuyi
