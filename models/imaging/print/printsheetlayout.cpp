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
constexpr double wideColumn = 8000; // room for four options with pictures side by side
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
    double height = option.text.box.height();
    if (!option.picture.isEmpty())
        height += option.picture.height() + (option.text.lines.isEmpty() ? 0 : lineGap);
    return std::max(option.disc.height(), height);
}

/// The height of the row of options that begins with this one.
double optionRowHeight(const SheetCell &cell, qsizetype from)
{
    double height = 0;
    for (qsizetype i = from; i < std::min<qsizetype>(from + cell.optionColumns, cell.options.size()); ++i)
        height = std::max(height, optionHeight(cell.options.at(i)));
    return height;
}

/// Question, options and answer, with the room between them.
double bodyHeight(const SheetCell &cell)
{
    double height = cell.question.box.height();
    if (!cell.options.isEmpty())
        height += partGap - lineGap;
    for (qsizetype i = 0; i < cell.options.size(); i += cell.optionColumns)
        height += lineGap + optionRowHeight(cell, i);
    if (!cell.answer.lines.isEmpty())
        height += partGap + cell.answer.box.height();
    return height;
}

/// Returns where the last one ends. `step`: from one column of options to the next.
double placeOptions(SheetCell &cell, double x, double y, double step)
{
    if (cell.options.isEmpty())
        return y;
    y += partGap - lineGap;
    for (qsizetype i = 0; i < cell.options.size(); i += cell.optionColumns) {
        y += lineGap;
        for (qsizetype column = 0; column < std::min<qsizetype>(cell.optionColumns, cell.options.size() - i); ++column) {
            SheetOptionCell &option = cell.options[i + column];
            const double left = x + static_cast<double>(column) * step;
            const double beside = left + option.disc.width() + letterGap;
            option.disc.moveTo(left, y);
            option.text.box.moveTo(beside, y);
            option.picture.moveTo(beside, option.text.lines.isEmpty() ? y : option.text.box.bottom() + lineGap);
        }
        y += optionRowHeight(cell, i);
    }
    return y;
}

/// How many of several pictures are side by side.
int columnsOf(qsizetype pictures)
{
    return pictures < 2 ? 1 : pictures <= 4 ? 2
                                            : 3;
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
    measureBand(example, cell);
    cell.question = broken(example.question, m_fonts.strong, m_column);
    measureOptions(example, cell);
    cell.answer = broken(example.answer, example.answerMarked ? m_fonts.strong : m_fonts.text, m_column);
    for (qsizetype i = 0; i < sheet.labelTitles.size(); ++i) {
        const QString value = example.labels.value(i);
        cell.labelTitles.append(broken(sheet.labelTitles.at(i), m_fonts.small, m_titleColumn));
        cell.labels.append(broken(value.isEmpty() ? QStringLiteral("–") : value, m_fonts.small, m_column - m_titleColumn - partGap));
    }
    cell.source = broken(example.source, m_fonts.small, m_column);
    return cell;
}

/// The width of one of several columns within the column of an example.
double PrintSheetLayout::widthWithin(int columns) const
{
    return (m_column - (columns - 1) * partGap) / columns;
}

void PrintSheetLayout::measureBand(const SheetExample &example, SheetCell &cell) const
{
    const auto boxOf = [](const QImage &image, double width) {
        return QRectF(QPointF(0, 0), QSizeF(image.size()).scaled(QSizeF(width, width * bandShare), Qt::KeepAspectRatio));
    };
    if (!example.picture.isNull()) {
        cell.picture = boxOf(example.picture, m_column);
        return;
    }
    if (example.pictures.isEmpty()) {
        if (example.fault)
            cell.fault = broken(example.fault->sentence, m_fonts.small, m_column);
        return;
    }
    const int columns = columnsOf(example.pictures.size());
    const double width = widthWithin(columns);
    double y = 0;
    for (qsizetype from = 0; from < example.pictures.size(); from += columns) {
        const qsizetype end = std::min<qsizetype>(from + columns, example.pictures.size());
        double height = 0;
        for (qsizetype i = from; i < end; ++i) {
            SheetPictureCell one{boxOf(example.pictures.at(i).image, width),
                                 broken(example.pictures.at(i).caption, m_fonts.small, width)};
            height = std::max(height, one.picture.height());
            cell.pictures.append(one);
        }
        if (from > 0)
            y += partGap;
        double captions = 0;
        for (qsizetype i = from; i < end; ++i) {
            SheetPictureCell &one = cell.pictures[i];
            const double x = static_cast<double>(i - from) * (width + partGap);
            // Captions of a row begin at one height.
            one.picture.moveCenter(QPointF(x + width / 2, y + height / 2));
            one.caption.box.moveTo(x, y + height + lineGap);
            captions = std::max(captions, one.caption.box.height());
        }
        y += height + (captions > 0 ? lineGap + captions : 0);
    }
    cell.grid = QSizeF(m_column, y);
}

void PrintSheetLayout::measureOptions(const SheetExample &example, SheetCell &cell) const
{
    const bool pictures =
        std::any_of(example.options.begin(), example.options.end(), [](const SheetOption &option) { return !option.picture.isNull(); });
    if (pictures)
        cell.optionColumns = m_column >= wideColumn && example.options.size() > 2 ? 4 : 2;
    const double disc = QFontMetricsF(m_fonts.text).height();
    const double width = widthWithin(cell.optionColumns) - disc - letterGap;
    for (const SheetOption &option : example.options) {
        SheetOptionCell one;
        one.letter = optionLetter(cell.options.size());
        one.disc = QRectF(0, 0, disc, disc);
        one.text = broken(option.text, option.marked ? m_fonts.strong : m_fonts.text, width);
        if (!option.picture.isNull())
            one.picture.setSize(QSizeF(option.picture.size()).scaled(QSizeF(width, width * bandShare), Qt::KeepAspectRatio));
        one.marked = option.marked;
        cell.options.append(one);
    }
}

/// Places the cells of one row from `y` down; returns where the row ends.
double PrintSheetLayout::placeRow(qsizetype from, qsizetype count, double y)
{
    const std::span<SheetCell> row(m_cells.begin() + from, static_cast<size_t>(count));
    const double category = tallest(row, [](const SheetCell &cell) { return cell.category.box.height(); });
    const double band =
        tallest(row, [](const SheetCell &cell) { return std::max({cell.picture.height(), cell.grid.height(), cell.fault.box.height()}); });
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
        const QPointF grid(x, cell.band.center().y() - cell.grid.height() / 2);
        for (SheetPictureCell &picture : cell.pictures) {
            picture.picture.translate(grid);
            picture.caption.box.translate(grid);
        }
        cell.fault.box.moveTo(x, pictures);
        cell.question.box.moveTo(x, questions);
        const double options = placeOptions(cell, x, cell.question.box.bottom(), widthWithin(cell.optionColumns) + partGap);
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
