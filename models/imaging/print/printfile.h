// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/result.h"

#include <QSizeF>
#include <QString>

#include <functional>

class QPainter;

namespace yuyi {

/// Units of a painter on paper: hundredths of a millimetre.
inline constexpr double printUnitsPerMillimetre = 100;

/// A page for print.
struct PrintPage {
    QSizeF millimetres;
    int dpi = 300;       ///< of bitmaps
    QString title;       ///< of .svg, for screen readers
    QString description; ///< the same: every word of the page
    /// Paints in hundredths of a millimetre from the top left corner, on white.
    std::function<void(QPainter *)> paint;
};

/// @brief Writes .pdf (fonts embedded), .svg (text stays text) or .png, chosen by the suffix. Pictures in .pdf and .svg are JPEG where
/// that is smaller. An older file is replaced only when the new one is complete. Any thread; needs a QGuiApplication. Errors:
/// Unsupported (unknown suffix, or too large), Environment (cannot write).
Result<> writePrintPage(const PrintPage &page, const QString &path);

} // namespace yuyi
