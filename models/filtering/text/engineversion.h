// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace yuyi {

/// @brief Whether `stored` is an earlier version of the engine `current`: the names are equal and the first number that differs
/// is smaller ("dct256-views-2-rules-3" is older than "dct256-views-2-rules-4"). False if the names differ.
bool isOlderEngine(const QString &stored, const QString &current);

} // namespace yuyi
