// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/results/tabletexts.h"

#include "models/domain/percent.h"
#include "models/domain/runs/modelsize.h"
#include "models/exchange/tables/latex.h"
#include "models/exchange/tables/markdown.h"
#include "models/services/rules/itemtest.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <optional>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::ResultsExport)
};

TableCell figureCell(const ResultsCell &cell)
{
    if (cell.noResult)
        return noResultWords();
    if (cell.blank())
        return QStringLiteral("–");
    TableCell shown(percentText(cell.share) % overruledMark(cell));
    shown.bold = cell.rank == 1;
    shown.underlined = cell.rank == 2;
    shown.grey = cell.small();
    return shown;
}

/// What follows a figure where there is no grey, and no line of its own for the interval.
QString besideFigure(const ResultsCell &cell, TableCells shown)
{
    if (cell.blank())
        return {};
    QString few = cell.small() ? QStringLiteral(" †") : QString();
    if (shown == TableCells::Plain)
        return few;
    const QString n = QStringLiteral("n=%1").arg(cell.n) % few;
    return QStringLiteral(" (%1)").arg(cell.interval ? QString(intervalText(*cell.interval) % QStringLiteral("; ") % n) : n);
}

TableCell intervalCell(const ResultsCell &cell)
{
    if (cell.blank() || !cell.interval)
        return {};
    TableCell shown(intervalText(*cell.interval));
    shown.small = true;
    shown.grey = cell.small();
    return shown;
}

/// How many questions stand behind the models' figures of a column: one number, or from the least to the most.
QString numberOf(const ResultsTable &table, qsizetype column)
{
    int least = 0;
    int most = 0;
    for (const ResultsRow &row : table.rows) {
        const ResultsCell &cell = row.cells.at(column);
        if (row.kind != RowKind::Model || cell.blank())
            continue;
        least = most == 0 ? cell.n : std::min(least, cell.n);
        most = std::max(most, cell.n);
    }
    if (most == 0)
        return QStringLiteral("–");
    return least == most ? QString::number(most) : QStringLiteral("%1–%2").arg(least).arg(most);
}

QString captionOf(const ResultsTable &table, TableCells cells)
{
    if (table.query.by == ResultsBy::Outcome)
        return Tr::tr("Correct answers, request errors and misses (replies without an extracted answer), in %.");
    if (table.metric && cells == TableCells::Interval) {
        return Tr::tr("Accuracy (%) in “%1” with 95 % intervals; bold: best, underlined: second best.").arg(table.metric->title.text());
    }
    if (table.metric)
        return Tr::tr("Accuracy (%) in “%1”; bold: best, underlined: second best.").arg(table.metric->title.text());
    return cells == TableCells::Interval ? Tr::tr("Accuracy (%) with 95 % intervals; bold: best, underlined: second best.")
                                         : Tr::tr("Accuracy (%); bold: best, underlined: second best.");
}

QString labelOf(const ResultsTable &table)
{
    QString label = QStringLiteral("tab:results");
    if (table.query.by != ResultsBy::Label)
        label += u'-' + codeOf(table.query.by);
    if (table.metric)
        label += u'-' + table.metric->code;
    const QList<DimensionCode> dimensions = table.query.by == ResultsBy::Label ? table.query.dimensions : QList<DimensionCode>();
    for (const DimensionCode &dimension : dimensions)
        label += u'-' + dimension.text();
    const QString where = filterSlug(table.query.where);
    return where.isEmpty() ? label : QString(label % u'-' % where);
}

/// What Markdown and LaTeX share: headings, and the rows by `addRow` below the titles of their sections.
template <typename AddRow>
void fill(Table &printed, const ResultsTable &table, bool withNumbers, AddRow addRow)
{
    printed.addColumn(Tr::tr("Model"));
    TableCell n(QStringLiteral("n"));
    n.symbol = true;
    QList<TableCell> numbers{n};
    const bool configurations = hasConfigurations(table);
    if (configurations) {
        printed.addColumn(Tr::tr("Configuration"));
        numbers.append(TableCell());
    }
    const bool sizes = table.query.by == ResultsBy::Size;
    if (sizes) {
        printed.addColumn(Tr::tr("Model size"), TableAlign::Right);
        numbers.append(TableCell());
    }
    printed.stub = static_cast<int>(printed.columns.size());
    for (qsizetype i = 0; i < table.columns.size(); ++i) {
        printed.columns.append({table.columns.at(i).title, TableAlign::Right, table.columns.at(i).group, true});
        numbers.append(numberOf(table, i));
    }
    if (withNumbers)
        printed.add(numbers);
    std::optional<ResultsSection> section;
    for (const ResultsRow &row : table.rows) {
        if (section != row.section) {
            section = row.section;
            printed.addSection(titleOf(row.section));
        }
        QList<TableCell> names{nameOf(row)};
        if (configurations)
            names.append(row.configurationTitle);
        if (sizes)
            names.append(sizeOf(row));
        addRow(row, names);
    }
}

QString cellText(const ResultsCell &cell)
{
    if (cell.noResult)
        return noResultWords();
    if (cell.empty || cell.n == 0)
        return QStringLiteral("–");
    const QString figure = percentText(cell.share) % overruledMark(cell);
    if (!cell.interval)
        return QStringLiteral("%1 (n=%2)").arg(figure).arg(cell.n);
    const Interval bounds = asShares(*cell.interval);
    const QString text = QStringLiteral("%1 [%2, %3] (n=%4)").arg(figure, percentText(bounds.lo), percentText(bounds.hi)).arg(cell.n);
    return cell.rank == 1 ? Tr::tr("%1 (best)").arg(text) : text;
}

} // namespace

QString tableLines(const ResultsTable &table)
{
    QStringList lines;
    std::optional<ResultsSection> section;
    for (const ResultsRow &row : table.rows) {
        if (section != row.section) {
            section = row.section;
            lines.append(titleOf(row.section));
        }
        QStringList name{row.title % leaningMark(row)};
        if (table.query.by == ResultsBy::Size && row.kind == RowKind::Model)
            name.append(row.billions ? sizeText(*row.billions) : Tr::tr("size not stated"));
        if (!row.configurationTitle.isEmpty())
            name.append(row.configurationTitle);
        if (!row.detail.isEmpty())
            name.append(row.detail);
        lines.append(QStringLiteral("  ") % name.join(QStringLiteral(" · ")));
        for (qsizetype i = 0; i < row.cells.size(); ++i) {
            if (!row.cells.at(i).empty)
                lines.append(QStringLiteral("    %1: %2").arg(table.columns.at(i).title, cellText(row.cells.at(i))));
        }
        if (!row.warning.isEmpty())
            lines.append(QStringLiteral("    ! ") % row.warning);
    }
    const auto overruled = [](const ResultsCell &cell) { return !cell.blank() && cell.overruled > 0; };
    if (std::any_of(table.rows.begin(), table.rows.end(), [&](const ResultsRow &row) {
            return std::any_of(row.cells.begin(), row.cells.end(), overruled);
        }))
        lines.append(Tr::tr("* This figure includes a person's scoring."));
    if (table.rows.isEmpty())
        lines.append(Tr::tr("There are no results: no model has been run yet, or all runs are hidden or excluded."));
    return (lines + table.notes).join(u'\n');
}

Interval asShares(const Interval &interval)
{
    return {std::clamp(interval.lo, 0.0, 1.0), std::clamp(interval.hi, 0.0, 1.0)};
}

QString intervalText(const Interval &interval)
{
    const Interval shown = asShares(interval);
    return QStringLiteral("%1–%2").arg(percentText(shown.lo), percentText(shown.hi));
}

QString overruledMark(const ResultsCell &cell)
{
    return cell.overruled > 0 ? QStringLiteral("*") : QString();
}

QString sizeOf(const ResultsRow &row)
{
    if (row.kind != RowKind::Model)
        return {};
    return row.billions ? sizeText(*row.billions) : QStringLiteral("–");
}

QString nameOf(const ResultsRow &row)
{
    QString name = row.title;
    if (!row.detail.isEmpty())
        name = Tr::tr("%1 (%2)", "a model and what tells it from others").arg(name, row.detail);
    name += leaningMark(row);
    return row.incomplete ? QString(name % QStringLiteral(" ‡")) : name;
}

QString leaningMark(const ResultsRow &row)
{
    return row.leaning ? QStringLiteral(" §") : QString();
}

bool hasConfigurations(const ResultsTable &table)
{
    return std::any_of(table.rows.begin(), table.rows.end(), [](const ResultsRow &row) { return !row.configuration.isEmpty(); });
}

QStringList remarksOf(const ResultsTable &table)
{
    QStringList remarks;
    bool few = false;
    bool overruled = false;
    for (const ResultsRow &row : table.rows) {
        if (!row.warning.isEmpty())
            remarks.append(Tr::tr("‡ %1: %2", "a model and why its run is incomplete").arg(row.title, row.warning));
        few = few || std::any_of(row.cells.begin(), row.cells.end(), [](const ResultsCell &cell) {
                  return !cell.blank() && cell.small();
              });
        overruled = overruled || std::any_of(row.cells.begin(), row.cells.end(), [](const ResultsCell &cell) {
                        return !cell.blank() && cell.overruled > 0;
                    });
    }
    if (overruled)
        remarks.append(Tr::tr("* This figure includes a person's scoring."));
    if (few)
        remarks.append((table.ofImages() ? Tr::tr("† or grey: fewer than %1 images.")
                                         : Tr::tr("† or grey: fewer than %1 questions."))
                           .arg(fewItems));
    return remarks + table.notes;
}

QByteArray markdownTable(const ResultsTable &table, TableCells shown)
{
    Table printed;
    fill(printed, table, shown == TableCells::Plain, [&](const ResultsRow &row, QList<TableCell> cells) {
        for (const ResultsCell &cell : row.cells) {
            cells.append(figureCell(cell));
            cells.last().after = besideFigure(cell, shown);
        }
        printed.add(cells);
    });
    return QString(tableMarkdown(printed) % u'\n' % markdownList(remarksOf(table))).toUtf8();
}

QByteArray latexTable(const ResultsTable &table, TableCells shown)
{
    Table printed;
    printed.caption = captionOf(table, shown);
    printed.label = labelOf(table);
    printed.notes = QStringList{table.ofImages() ? Tr::tr("n: images counted for the models in each column.")
                                                 : Tr::tr("n: questions counted for the models in each column.")}
                  + remarksOf(table);
    fill(printed, table, true, [&](const ResultsRow &row, QList<TableCell> cells) {
        QList<TableCell> intervals(printed.stub);
        for (const ResultsCell &cell : row.cells) {
            cells.append(figureCell(cell));
            intervals.append(intervalCell(cell));
        }
        printed.add(cells);
        const bool any = std::any_of(intervals.begin(), intervals.end(), [](const TableCell &cell) { return !cell.text.isEmpty(); });
        if (shown == TableCells::Interval && any)
            printed.add(intervals);
    });
    return tableLatex(printed, {QStringLiteral("booktabs,xcolor,adjustbox"), false, false}).toUtf8();
}

} // namespace yuyi
