// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QStringList>

namespace yuyi {

/// @brief A picture of two blocks that the program draws, a small one on a large one. The values are those of the factors of the object, in
/// their order: the first shape, material and colour among them are those of the large block, the next ones those of the small block; then
/// where they touch. Values that cannot be drawn are passed over. Views differ in side and size. The same each time. Any thread.
QImage drawnBlocks(const QStringList &values, int view);

} // namespace yuyi
