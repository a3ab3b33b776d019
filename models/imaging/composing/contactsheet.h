// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/result.h"

#include <QImage>
#include <QList>

namespace yuyi {

/// Most pictures on one contact sheet.
inline constexpr int mostOnSheet = 400;

/// @brief One picture of several, for a model that takes one: in rows, as many columns as rows or one more, each under its number from 1.
/// Pictures that are too large for their place are reduced by averaging areas, none is enlarged; what is transparent stands over white.
/// Whole numbers only and glyphs of strokes: the same pictures give the same pixels on every computer. Format_RGB32.
/// @param longEdge of the sheet, pixels at most; more than `longestSheetSide` counts as that
/// Errors: Invalid (no picture, a null one, too many, or no room for them), Environment (memory). Thread-safe.
Result<QImage> contactSheet(const QList<QImage> &pictures, int longEdge);

} // namespace yuyi
