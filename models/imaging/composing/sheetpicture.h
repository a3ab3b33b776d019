// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/images/imagepart.h"
#include "models/domain/preset/composing.h"
#include "models/domain/result.h"

#include <QByteArray>
#include <QImage>
#include <QList>
#include <QSize>
#include <QString>

namespace yuyi {

/// The greatest number of panels in the context of a sheet (without the blank one), and of choices: labels are 1…9 or A…I.
inline constexpr int mostPanels = 9;
/// The greatest width and height of a sheet in pixels.
inline constexpr int longestSheetSide = 8192;

/// @brief All that decides what a sheet looks like. The same recipe gives the same pixels on every computer.
struct SheetRecipe {
    QString sheet;   ///< code of the SheetForm
    int columns = 1; ///< of the context with the blank panel, which stands last; as many rows as are needed
    QList<Sha256> context;
    bool blank = false; ///< whether there is a blank panel
    QList<Sha256> choices;
    SheetLabels labels = SheetLabels::None;
    SheetBlank mark = SheetBlank::Empty;
    QSize cell; ///< pixels: the largest width and the largest height of the panels

    friend bool operator==(const SheetRecipe &, const SheetRecipe &) = default;
};

/// @brief The recipe of a sheet of these panels. `grid`: the image's fact gridFact, "3x2" for three columns in two rows; empty: one row.
/// Pure. Errors: Invalid (no panel in the context, too many panels, a grid that cannot be read or has too few places, too large a sheet).
Result<SheetRecipe> sheetRecipe(const SheetForm &form, const QList<ImagePart> &parts, const QString &grid);

/// The recipe as it is stored and hashed.
QByteArray recipeText(const SheetRecipe &recipe);
/// Hexadecimal SHA-256 of the stored recipe.
QString recipeHash(const QByteArray &recipe);

/// @brief Draws a sheet of its panels, in the order of the recipe. A panel that is smaller than the cell stands in its middle; none is
/// scaled. Labels are strokes, no font. Errors: Invalid (other panels than the recipe names, or one larger than its cell), Environment
/// (memory). Thread-safe.
Result<QImage> sheetPicture(const SheetRecipe &recipe, const QList<QImage> &context, const QList<QImage> &choices);
/// The same as the bytes of a PNG file (plainPng).
Result<QByteArray> composedSheet(const SheetRecipe &recipe, const QList<QImage> &context, const QList<QImage> &choices);

} // namespace yuyi
