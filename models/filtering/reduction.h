// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QSize>

namespace yuyi::filtering {

/// @brief A picture (Format_RGB32) made smaller: each pixel is the mean of the area it stands for,
/// in whole 256ths of a row or column. A side that would grow stays as it is. Thread-safe.
QImage areaReduced(const QImage &picture, QSize size);

/// The size a picture is compared in: its longer side `copySide`, never enlarged, at least 1 × 1.
QSize copySizeOf(QSize full);

} // namespace yuyi::filtering
