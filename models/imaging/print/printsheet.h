// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/result.h"
#include "models/imaging/print/printfigure.h"

#include <QImage>
#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

namespace yuyi {

/// An option of an example, marked if it is shown as correct.
struct SheetOption {
    QString text;
    bool marked = false;
    QImage picture = {}; ///< beneath the text; null: none
};

/// One of the pictures that an example's question refers to.
struct SheetPicture {
    QImage image;
    QString caption;
};

/// One example: a picture and its question.
struct SheetExample {
    QString category; ///< its heading
    QImage picture;
    QList<SheetPicture> pictures = {}; ///< in place of `picture`: several, or one with a caption
    std::optional<Error> fault;        ///< why there is no picture; such a sheet cannot be saved
    QString question;                  ///< line breaks are kept, as in options
    QList<SheetOption> options;        ///< lettered A, B, …
    QString answer;                    ///< line in place of options: the accepted answers, or a blank
    bool answerMarked = false;
    QStringList labels; ///< one for each of PrintSheet::labelTitles; an empty one is drawn as a dash
    QString source;     ///< where the picture is from, and its licence; may be empty
};

/// @brief A sheet of examples, in columns from left to right and rows from top to bottom: texts in the person's language, independent of
/// pixels and theme.
struct PrintSheet {
    static constexpr int mostColumns = 6;
    static constexpr double narrowestColumn = 20; ///< millimetres

    QString title; ///< for screen readers; not drawn
    QList<SheetExample> examples;
    QStringList labelTitles; ///< labels that are shown beneath each example
    int columns = 3;         ///< 1 … mostColumns
};

/// The number of columns that a sheet of this width (millimetres) has room for, 1 … PrintSheet::mostColumns.
int columnsWithin(double width);
/// The longer edge, in pixels, that a picture needs on a sheet of this width and resolution.
int sheetPictureEdge(const PrintSize &size, int columns);

/// @brief Writes .pdf, .svg or .png as writePrintPage() does; always dark on white. Any thread; needs a QGuiApplication. Errors: those of
/// writePrintPage(), Unsupported (nothing to draw, width, columns), the fault of an example.
Result<> savePrintSheet(const PrintSheet &sheet, const PrintSize &size, const QString &path);

} // namespace yuyi
