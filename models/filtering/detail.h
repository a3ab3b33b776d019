// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QTransform>

namespace yuyi::filtering {

/// @brief Whether the copy with more pixels or bytes shows anything that the other one lacks. It does not when it was only
/// enlarged (its finest octave is empty) or encoded anew (its 8 × 8 transforms are still empty where the other's were made so).
/// Both are pictures decoded in full; `geometry` maps unit coordinates of `smaller` onto those of `larger`. True where it
/// cannot be told. Thread-safe.
bool showsMore(const QImage &larger, const QImage &smaller, const QTransform &geometry);

} // namespace yuyi::filtering
