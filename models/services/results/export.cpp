// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/results/export.h"

#include "models/domain/percent.h"
#include "models/exchange/csv.h"
#include "models/exchange/workbook.h"
#include "models/services/results/tabletexts.h"
#include "models/services/rules/practicemarks.h"

#include <QCoreApplication>
#include <QLocale>
#include <QSaveFile>

#include <algorithm>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::ResultsExport)
};

/// One row for each cell: words, then figures; the same in CSV and on the second sheet.
const QStringList &longWords()
{
    static const QStringList names{QStringLiteral("section"), QStringLiteral("kind"),  QStringLiteral("model"),
                                   QStringLiteral("config"),  QStringLiteral("detail"), QStringLiteral("by"),
                                   QStringLiteral("value"),   QStringLiteral("code"),  QStringLiteral("run"),
                                   QStringLiteral("scorer")};
    return names;
}

/// What "value" stands for: a number where it is one of shots.
constexpr qsizetype byColumn = 5;

const QStringList &longFigures()
{
    static const QStringList names{QStringLiteral("n"),       QStringLiteral("correct"),      QStringLiteral("incorrect"),
                                   QStringLiteral("miss"),    QStringLiteral("error"),        QStringLiteral("pending"),
                                   QStringLiteral("overruled"), QStringLiteral("accuracy"),   QStringLiteral("share"),
                                   QStringLiteral("lo"),      QStringLiteral("hi"),           QStringLiteral("clustered_se"),
                                   QStringLiteral("rank"),    QStringLiteral("incomplete"),
                                   QStringLiteral("people"),  QStringLiteral("sd"),           QStringLiteral("practice"),
                                   QStringLiteral("missing")};
    return names;
}

using Figures = QList<std::optional<double>>;

struct LongRow {
    QStringList words;
    Figures figures;
};

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

LongRow longRow(const ResultsTable &table, const ResultsRow &row, qsizetype i)
{
    const ResultsColumn &column = table.columns.at(i);
    const ResultsCell &cell = row.cells.at(i);
    QString by = QStringLiteral("overall");
    QString value;
    if (!column.dimension.isEmpty()) {
        by = column.dimension.text();
        value = column.published;
    } else if (column.shots >= 0) {
        by = QStringLiteral("shots");
        value = QString::number(column.shots);
    } else if (column.outcome) {
        by = QStringLiteral("outcome");
        value = outcomeCode(*column.outcome);
    } else if (!column.configuration.isEmpty()) {
        by = QStringLiteral("configuration");
    }
    LongRow result;
    result.words = {codeOf(row.section),
                    codeOf(row.kind),
                    row.kind == RowKind::Model ? row.model : row.title,
                    column.configuration.isEmpty() ? row.configuration : column.configuration,
                    row.detail,
                    by,
                    value,
                    column.label.text(),
                    cell.run.isNull() ? QString() : cell.run.toString(),
                    codeOf(table.query.scorer)};
    const auto whole = [](int number) { return std::optional<double>(number); };
    const bool baseline = row.section == ResultsSection::Baselines;
    const auto counted = [&](int number) { return baseline ? std::nullopt : whole(number); };
    result.figures = {whole(cell.n),
                      counted(cell.correct),
                      counted(cell.incorrect),
                      counted(cell.miss),
                      counted(cell.error),
                      counted(cell.pending),
                      counted(cell.overruled),
                      cell.n > 0 ? std::optional<double>(cell.accuracy) : std::nullopt,
                      cell.n > 0 ? std::optional<double>(cell.share) : std::nullopt,
                      cell.interval ? std::optional<double>(cell.interval->lo) : std::nullopt,
                      cell.interval ? std::optional<double>(cell.interval->hi) : std::nullopt,
                      cell.clusteredError ? std::optional<double>(*cell.clusteredError) : std::nullopt,
                      counted(cell.rank),
                      counted(cell.incomplete ? 1 : 0),
                      cell.people > 0 ? whole(cell.people) : std::nullopt,
                      cell.spread ? std::optional<double>(*cell.spread) : std::nullopt,
                      whole(row.practice ? 1 : 0),
                      counted(cell.missing)};
    return result;
}

QList<LongRow> longRows(const ResultsTable &table)
{
    QList<LongRow> rows;
    for (const ResultsRow &row : table.rows) {
        for (qsizetype i = 0; i < row.cells.size(); ++i) {
            if (!row.cells.at(i).empty)
                rows.append(longRow(table, row, i));
        }
    }
    return rows;
}

QByteArray csvTable(const ResultsTable &table)
{
    QByteArray text = QByteArrayLiteral("\xEF\xBB\xBF") + csvRow(longWords() + longFigures());
    const QList<LongRow> rows = longRows(table);
    for (const LongRow &row : rows) {
        // Figures stay figures: none begins with a sign that a spreadsheet would take for a formula.
        QStringList figures;
        for (const std::optional<double> &figure : row.figures)
            figures.append(figure ? QString::number(*figure, 'g', 17) : QString());
        QByteArray words = csvRow(row.words);
        words.chop(2);
        text += words + ',' + figures.join(u',').toLatin1() + "\r\n";
    }
    return text;
}

/// Enough for every figure, and 62.75 stays a half that spreadsheets round up.
constexpr int workbookDecimals = 9;

/// Three columns of the sheet for each of the table's: figure, interval, n.
WorkbookSheet shownSheet(const ResultsTable &table)
{
    const bool configurations = hasConfigurations(table);
    WorkbookSheet sheet;
    sheet.name = Tr::tr("Results", "name of a sheet, at most 31 characters");
    sheet.frozenColumns = configurations ? 2 : 1;
    QList<SheetCell> head{SheetCell::of(Tr::tr("Model"), true)};
    if (configurations)
        head.append(SheetCell::of(Tr::tr("Configuration"), true));
    for (const ResultsColumn &column : table.columns) {
        head.append(SheetCell::of(column.title, true));
        head.append(SheetCell::of(QStringLiteral("95 %"), true));
        head.append(SheetCell::of(QStringLiteral("n"), true));
    }
    sheet.rows.append(head);
    std::optional<ResultsSection> section;
    for (const ResultsRow &row : table.rows) {
        if (section != row.section) {
            section = row.section;
            sheet.rows.append({SheetCell::of(titleOf(row.section), true)});
        }
        QList<SheetCell> cells{SheetCell::of(nameOf(row))};
        if (configurations)
            cells.append(SheetCell::of(row.configurationTitle));
        for (const ResultsCell &cell : row.cells) {
            if (cell.blank()) {
                cells.append({SheetCell(), SheetCell(), SheetCell()});
                continue;
            }
            SheetCell figure = SheetCell::of(roundedHalfUp(cell.share * 100, workbookDecimals), 1);
            SheetCell interval = SheetCell::of(cell.interval ? intervalText(*cell.interval) : QString());
            SheetCell n = SheetCell::of(cell.n, 0);
            figure.bold = cell.rank == 1;
            figure.underlined = cell.rank == 2;
            figure.grey = interval.grey = n.grey = cell.small();
            cells.append({figure, interval, n});
        }
        sheet.rows.append(cells);
    }
    sheet.rows.append(QList<SheetCell>());
    const QStringList remarks = remarksOf(table);
    for (const QString &remark : remarks)
        sheet.rows.append({SheetCell::of(remark)});
    return sheet;
}

WorkbookSheet countsSheet(const ResultsTable &table)
{
    WorkbookSheet sheet;
    sheet.name = Tr::tr("Counts", "name of a sheet, at most 31 characters");
    QList<SheetCell> head;
    const QStringList names = longWords() + longFigures();
    for (const QString &name : names)
        head.append(SheetCell::of(name, true));
    sheet.rows.append(head);
    const QList<LongRow> rows = longRows(table);
    for (const LongRow &row : rows) {
        QList<SheetCell> cells;
        const bool shots = row.words.at(byColumn) == u"shots";
        for (qsizetype i = 0; i < row.words.size(); ++i)
            cells.append(shots && i == byColumn + 1 ? SheetCell::of(row.words.at(i).toInt(), 0) : SheetCell::of(row.words.at(i)));
        for (const std::optional<double> &figure : row.figures)
            cells.append(figure ? SheetCell::of(*figure, -1) : SheetCell());
        sheet.rows.append(cells);
    }
    return sheet;
}

Result<QByteArray> bytesOf(const ResultsTable &table, TableFormat format, std::optional<TableCells> cells)
{
    return format == TableFormat::Xlsx ? workbook({shownSheet(table), countsSheet(table)}) : tableText(table, format, cells);
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
    case TableFormat::Csv: return csvTable(table);
    case TableFormat::Latex: return latexTable(table, cells.value_or(usualCells(format)));
    case TableFormat::Xlsx: break;
    }
    return failure(ErrorCode::Refused, Tr::tr("A workbook cannot be printed as text: save it to a file."));
}

Result<> saveTable(const ResultsTable &table, TableFormat format, const QString &path, std::optional<TableCells> cells)
{
    YUYI_CHECK(practiceMayLeave(table.practice, table.query.withPractice));
    YUYI_TRY(const auto bytes, bytesOf(table, format, cells));
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size() || !file.commit()) {
        return failure(ErrorCode::Environment,
                       Tr::tr("“%1” could not be written. Choose another location, or free some disk space.").arg(path),
                       file.errorString());
    }
    return {};
}

namespace {

QString figurePercent(double share)
{
    return QLocale().toString(roundedPercent(share), 'f', 1);
}

/// "Politics (n = 45)"; where rows differ, from the fewest to the most.
QString countedTitle(const ResultsColumn &column, int place, const QList<const ResultsRow *> &rows)
{
    int least = 0;
    int most = 0;
    for (const ResultsRow *row : rows) {
        const ResultsCell cell = row->cells.value(place);
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
        const QString name = oneConfiguration || row.configurationTitle.isEmpty() ? row.title
                                                                                  : Tr::tr("%1 · %2").arg(row.title, row.configurationTitle);
        const QString seen = seeing && row.section == ResultsSection::TextOnly ? Tr::tr("%1 (text only)").arg(name) : name;
        return row.incomplete ? Tr::tr("%1 (incomplete)", "a model whose run holds no replies to some questions").arg(seen) : seen;
    };
    const auto valueOf = [](const ResultsCell &cell) {
        if (cell.blank())
            return PrintValue();
        PrintValue value{cell.share * 100, {}, {}, figurePercent(cell.share)};
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
        for (const RowKind kind : {RowKind::Chance, RowKind::HumanAverage, RowKind::PeopleAverage}) {
            for (const ResultsRow &row : table.rows) {
                const ResultsCell cell = row.cells.value(0);
                if (row.kind == kind && !cell.blank()) {
                    const QString percent = figurePercent(cell.share);
                    figure.lines.append({kind == RowKind::Chance ? Tr::tr("Chance, 1 / number of options (%1)").arg(percent)
                                                                 : Tr::tr("%1 (%2)", "people, accuracy").arg(row.title, percent),
                                         cell.share * 100});
                    break;
                }
            }
        }
        if (!figure.lines.isEmpty())
            figure.notes.append(Tr::tr("Reference lines: all categories together."));
        figure.notes.append(Tr::tr("95 % Wilson intervals."));
    }
    figure.notes.append(Tr::tr("n: questions counted in each category."));
    if (table.practice)
        figure.notes.append(practiceNote());
    return figure;
}

} // namespace yuyi
