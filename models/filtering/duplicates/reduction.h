// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QSize>

namespace yuyi {

/// @brief Scales a picture (Format_RGB32) down by area averaging: each pixel is the mean of the area it covers,
/// in steps of 1/256 row or column. A side is never enlarged. Thread-safe.
QImage areaReduced(const QImage &picture, QSize size);

/// The size at which a picture is compared: the longer side is `copySide`; never enlarged, at least 1 × 1.
QSize copySizeOf(QSize full);

} // namespace yuyi
