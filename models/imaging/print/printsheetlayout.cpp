// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/imaging/print/printsheetlayout.h"

#include "models/domain/text.h"
#include "models/imaging/print/printcanvas.h"
#include "models/imaging/print/printsheet.h"
#include "models/imaging/print/printstyle.h"

#include <QFontMetricsF>

#include <algorithm>
#include <span>

namespace yuyi {

namespace {

constexpr double columnGap = 500;
constexpr double rowGap = 600;
constexpr double partGap = 160;
constexpr double lineGap = 40;      // between two options, two labels
constexpr double letterGap = 90;    // between a letter and its option
constexpr double bandShare = 0.9;   // of the column's width: a tall picture is no taller
constexpr double titleShare = 0.45; // of the column's width, at most

/// Breaks a text at its own line breaks, and where a line is full. The box begins at the origin.
SheetText broken(const QString &text, const QFont &font, double width)
{
    const QFontMetricsF metrics(font);
    SheetText result;
    const QStringList paragraphs = text.split(u'\n', Qt::SkipEmptyParts);
    for (const QString &paragraph : paragraphs)
        result.lines += PrintCanvas::brokenLines(paragraph, metrics, width);
    result.box = QRectF(0, 0, width, metrics.height() * static_cast<double>(result.lines.size()));
    return result;
}

/// The height of the tallest, by `heightOf`.
template <typename HeightOf>
double tallest(std::span<const SheetCell> cells, HeightOf heightOf)
{
    double most = 0;
    for (const SheetCell &cell : cells)
        most = std::max(most, heightOf(cell));
    return most;
}

double optionHeight(const SheetOptionCell &option)
{
    return std::max(option.disc.height(), option.text.box.height());
}

/// Question, options and answer, with the room between them.
double bodyHeight(const SheetCell &cell)
{
    double height = cell.question.box.height();
    if (!cell.options.isEmpty())
        height += partGap - lineGap;
    for (const SheetOptionCell &option : cell.options)
        height += lineGap + optionHeight(option);
    if (!cell.answer.lines.isEmpty())
        height += partGap + cell.answer.box.height();
    return height;
}

/// Returns where the last one ends.
double placeOptions(QList<SheetOptionCell> &options, double x, double y)
{
    if (options.isEmpty())
        return y;
    y += partGap - lineGap;
    for (SheetOptionCell &option : options) {
        y += lineGap;
        option.disc.moveTo(x, y);
        option.text.box.moveTo(x + option.disc.width() + letterGap, y);
        y += optionHeight(option);
    }
    return y;
}

} // namespace

SheetFonts::SheetFonts()
{
    const PrintCanvas canvas(0);
    text = canvas.font();
    strong = canvas.font();
    strong.setWeight(QFont::DemiBold);
    small = canvas.small();
}

PrintSheetLayout::PrintSheetLayout(const PrintSheet &sheet, double width)
{
    const int columns = std::clamp(sheet.columns, 1, PrintSheet::mostColumns);
    m_column = (width - 2 * printstyle::edge - (columns - 1) * columnGap) / columns;
    const QFontMetricsF small(m_fonts.small);
    for (const QString &title : sheet.labelTitles)
        m_titleColumn = std::max(m_titleColumn, small.horizontalAdvance(title) + 1);
    m_titleColumn = std::min(m_titleColumn, m_column * titleShare);
    for (const SheetExample &example : sheet.examples)
        m_cells.append(measured(sheet, example));
    double y = printstyle::edge;
    for (qsizetype from = 0; from < m_cells.size(); from += columns) {
        if (from > 0)
            y += rowGap;
        y = placeRow(from, std::min<qsizetype>(columns, m_cells.size() - from), y);
    }
    m_size = QSizeF(width, y + printstyle::edge);
}

/// All boxes of their sizes, at the origin.
SheetCell PrintSheetLayout::measured(const PrintSheet &sheet, const SheetExample &example) const
{
    SheetCell cell;
    cell.category = broken(example.category, m_fonts.strong, m_column);
    if (!example.picture.isNull()) {
        const QSizeF room(m_column, m_column * bandShare);
        cell.picture = QRectF(QPointF(0, 0), QSizeF(example.picture.size()).scaled(room, Qt::KeepAspectRatio));
    } else if (example.fault) {
        cell.fault = broken(example.fault->sentence, m_fonts.small, m_column);
    }
    cell.question = broken(example.question, m_fonts.strong, m_column);
    const double disc = QFontMetricsF(m_fonts.text).height();
    for (const SheetOption &option : example.options) {
        SheetOptionCell one;
        one.letter = optionLetter(cell.options.size());
        one.disc = QRectF(0, 0, disc, disc);
        one.text = broken(option.text, option.marked ? m_fonts.strong : m_fonts.text, m_column - disc - letterGap);
        one.marked = option.marked;
        cell.options.append(one);
    }
    cell.answer = broken(example.answer, example.answerMarked ? m_fonts.strong : m_fonts.text, m_column);
    for (qsizetype i = 0; i < sheet.labelTitles.size(); ++i) {
        const QString value = example.labels.value(i);
        cell.labelTitles.append(broken(sheet.labelTitles.at(i), m_fonts.small, m_titleColumn));
        cell.labels.append(broken(value.isEmpty() ? QStringLiteral("–") : value, m_fonts.small, m_column - m_titleColumn - partGap));
    }
    cell.source = broken(example.source, m_fonts.small, m_column);
    return cell;
}

/// Places the cells of one row from `y` down; returns where the row ends.
double PrintSheetLayout::placeRow(qsizetype from, qsizetype count, double y)
{
    const std::span<SheetCell> row(m_cells.begin() + from, static_cast<size_t>(count));
    const double category = tallest(row, [](const SheetCell &cell) { return cell.category.box.height(); });
    const double band =
        tallest(row, [](const SheetCell &cell) { return std::max(cell.picture.height(), cell.fault.box.height()); });
    const double source = tallest(row, [](const SheetCell &cell) { return cell.source.box.height(); });
    const double pictures = y + category + partGap;
    const double questions = pictures + band + partGap;
    const double labels = questions + tallest(row, bodyHeight) + partGap;
    double end = labels - partGap;
    double x = printstyle::edge;
    for (SheetCell &cell : row) {
        cell.category.box.moveTo(x, y);
        cell.band = QRectF(x, pictures, m_column, band);
        cell.picture.moveCenter(cell.band.center());
        cell.fault.box.moveTo(x, pictures);
        cell.question.box.moveTo(x, questions);
        const double options = placeOptions(cell.options, x, cell.question.box.bottom());
        cell.answer.box.moveTo(x, options + partGap);
        x += m_column + columnGap;
    }
    double line = labels;
    for (qsizetype i = 0; i < row.front().labels.size(); ++i) {
        const double height = tallest(
            row, [i](const SheetCell &cell) { return std::max(cell.labelTitles.at(i).box.height(), cell.labels.at(i).box.height()); });
        for (SheetCell &cell : row) {
            cell.labelTitles[i].box.moveTo(cell.band.left(), line);
            cell.labels[i].box.moveTo(cell.band.left() + m_titleColumn + partGap, line);
        }
        end = line + height;
        line = end + lineGap;
    }
    for (SheetCell &cell : row)
        cell.source.box.moveTo(cell.band.left(), end + partGap);
    if (source > 0)
        end += partGap + source;
    for (SheetCell &cell : row)
        cell.frame = QRectF(cell.band.left(), y, m_column, end - y);
    return end;
}

qsizetype PrintSheetLayout::cellAt(const QPointF &point) const
{
    const auto found = std::find_if(m_cells.begin(), m_cells.end(), [&](const SheetCell &cell) { return cell.frame.contains(point); });
    return found == m_cells.end() ? -1 : found - m_cells.begin();
}

} // namespace yuyi
