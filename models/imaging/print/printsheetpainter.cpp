// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/imaging/print/printsheetpainter.h"

#include "models/imaging/print/printsheet.h"
#include "models/imaging/print/printstyle.h"

#include <QFontMetricsF>
#include <QImage>
#include <QPainter>

namespace yuyi {

namespace {

/// The one colour of the sheet besides ink and grey.
QColor accent()
{
    return printstyle::paletteColor(0);
}

void paintText(QPainter &painter, const SheetText &text, const QFont &font, const QColor &color)
{
    if (text.lines.isEmpty())
        return;
    const QFontMetricsF metrics(font);
    painter.setFont(font);
    painter.setPen(color);
    double base = text.box.top() + metrics.ascent();
    for (const QString &line : text.lines) {
        painter.drawText(QPointF(text.box.left(), base), line);
        base += metrics.height();
    }
}

} // namespace

void PrintSheetPainter::paint(QPainter &painter) const
{
    for (qsizetype i = 0; i < m_layout.cells().size(); ++i)
        paintCell(painter, m_sheet.examples.at(i), m_layout.cells().at(i));
}

void PrintSheetPainter::paintCell(QPainter &painter, const SheetExample &example, const SheetCell &cell) const
{
    using namespace printstyle;
    paintText(painter, cell.category, m_fonts.strong, accent());
    if (!example.picture.isNull())
        painter.drawImage(cell.picture, example.picture);
    for (qsizetype i = 0; i < cell.pictures.size(); ++i) {
        const SheetPictureCell &one = cell.pictures.at(i);
        painter.drawImage(one.picture, example.pictures.at(i).image);
        paintText(painter, one.caption, m_fonts.small, soft);
    }
    paintText(painter, cell.fault, m_fonts.small, soft);
    paintText(painter, cell.question, m_fonts.strong, ink);
    for (qsizetype i = 0; i < cell.options.size(); ++i)
        paintOption(painter, cell.options.at(i), example.options.at(i).picture);
    paintText(painter, cell.answer, example.answerMarked ? m_fonts.strong : m_fonts.text, example.answerMarked ? accent() : ink);
    for (qsizetype i = 0; i < cell.labels.size(); ++i) {
        paintText(painter, cell.labelTitles.at(i), m_fonts.small, soft);
        paintText(painter, cell.labels.at(i), m_fonts.small, ink);
    }
    paintText(painter, cell.source, m_fonts.small, soft);
}

void PrintSheetPainter::paintOption(QPainter &painter, const SheetOptionCell &option, const QImage &picture) const
{
    using namespace printstyle;
    const QColor color = option.marked ? accent() : ink;
    paintText(painter, option.text, option.marked ? m_fonts.strong : m_fonts.text, color);
    if (!picture.isNull())
        painter.drawImage(option.picture, picture);
    // A filled disc also marks the option where there are no colours.
    if (option.marked) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(accent());
        painter.drawEllipse(option.disc);
    }
    const QFontMetricsF metrics(m_fonts.small);
    painter.setFont(m_fonts.small);
    painter.setPen(option.marked ? QColor(Qt::white) : soft);
    painter.drawText(QPointF(option.disc.center().x() - metrics.horizontalAdvance(option.letter) / 2,
                             option.disc.center().y() + metrics.capHeight() / 2),
                     option.letter);
}

} // namespace yuyi
