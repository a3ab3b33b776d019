// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QList>
#include <QPointF>
#include <QRectF>
#include <QSizeF>
#include <QStringList>

namespace yuyi {

struct PrintSheet;
struct SheetExample;

/// The fonts of a sheet, in pixels of a hundredth of a millimetre.
struct SheetFonts {
    SheetFonts();

    QFont text;   ///< 8 points: options and answers
    QFont strong; ///< 8 points, semibold: category, question, marked options
    QFont small;  ///< 7 points: labels, source
};

/// A text in lines, and the rectangle that they fill.
struct SheetText {
    QRectF box;
    QStringList lines;
};

/// An option: its letter beside its lines.
struct SheetOptionCell {
    QString letter;
    QRectF disc; ///< around the letter
    SheetText text;
    QRectF picture; ///< beneath the text; empty without one
    bool marked = false;
};

/// One of several pictures, with its caption beneath.
struct SheetPictureCell {
    QRectF picture;
    SheetText caption;
};

/// Where the parts of an example are.
struct SheetCell {
    QRectF frame; ///< all of it; equally high in a row
    SheetText category;
    QRectF band;                      ///< room for pictures, equally high in a row
    QRectF picture;                   ///< within the band, whole and in its proportions; empty without a picture
    QList<SheetPictureCell> pictures; ///< in place of it, in rows
    QSizeF grid;                      ///< of these rows
    SheetText fault;                  ///< in the band, in place of a picture
    SheetText question;
    QList<SheetOptionCell> options;
    int optionColumns = 1; ///< more where options have pictures
    SheetText answer;
    QList<SheetText> labelTitles;
    QList<SheetText> labels; ///< the values, beside their titles
    SheetText source;
};

/// @brief Lays out a sheet of examples: where everything is, without painting. Columns are equally wide. In a row, the pictures are within
/// bands of one height, all questions begin at one height, and so do labels and sources. Nothing is cut or shortened. Lengths are in
/// hundredths of a millimetre. Any thread; needs a QGuiApplication.
class PrintSheetLayout
{
public:
    PrintSheetLayout() = default;
    PrintSheetLayout(const PrintSheet &sheet, double width);

    QSizeF size() const { return m_size; }
    /// One for each example, in their order.
    const QList<SheetCell> &cells() const { return m_cells; }
    /// The index of the cell at this point; −1: none.
    qsizetype cellAt(const QPointF &point) const;

private:
    SheetCell measured(const PrintSheet &sheet, const SheetExample &example) const;
    void measureBand(const SheetExample &example, SheetCell &cell) const;
    void measureOptions(const SheetExample &example, SheetCell &cell) const;
    double widthWithin(int columns) const;
    double placeRow(qsizetype from, qsizetype count, double y);

    QSizeF m_size;
    QList<SheetCell> m_cells;
    SheetFonts m_fonts;
    double m_column = 0;      ///< width
    double m_titleColumn = 0; ///< width of the titles of labels
};

} // namespace yuyi
