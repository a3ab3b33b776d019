// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/evaluation/extraction.h"

namespace yuyi {

/// Our own reading: a wrong letter is worse than a miss.
Extraction extractStrictly(const QString &reply, const QList<ShownOption> &options);

/// @brief Reads replies as the scorer published with CII-Bench does, including its weaknesses, so that results are comparable.
/// A whole reply of one letter A…H is that letter, offered or not; an empty reply is a miss, one of white space alone
/// counts as the last option.
Extraction extractAsPublished(const QString &reply, const QList<ShownOption> &options);

} // namespace yuyi
