// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace yuyi {

/// @brief Inserts invisible break opportunities into words that are longer than any natural word, such as file names made of
/// hashes, which would otherwise widen their widget. Shorter words are unchanged.
QString breakable(const QString &text);

} // namespace yuyi
