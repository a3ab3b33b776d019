// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace yuyi {

/// @brief The split of an imported item: the file's name without its ending where that names a split (dev, test, train, val …, alone
/// or as one of its words: "test-200"); else the folder of the image's path that does ("images/dev/1.jpg"); else the file's name.
QString splitOfImported(const QString &file, const QString &imagePath);

} // namespace yuyi
