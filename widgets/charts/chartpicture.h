// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/result.h"

#include <QRectF>
#include <QSize>
#include <QString>

#include <functional>

class QPainter;

namespace yuyi {

/// @brief Writes a .svg, .png or .jpg file (by the suffix) of what `paint` draws at `size` from (0, 0). `scale` multiplies the
/// pixels of bitmaps; `paint` gets the rectangle to fill. Errors: Unsupported (suffix), Environment (cannot write).
Result<> writeChartPicture(const QString &path, const QSize &size, double scale,
                           const std::function<void(QPainter &, const QRectF &)> &paint);

} // namespace yuyi
