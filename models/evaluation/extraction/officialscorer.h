// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/evaluation/extraction/extraction.h"

namespace yuyi {

/// @brief Reads replies like the scorer published with CII-Bench, including its weaknesses, so results are comparable. A reply
/// that is a single letter A…H is that letter, even if the item has no such option; an empty reply is a miss; a reply of white
/// space only counts as the last option.
Extraction extractAsPublished(const QString &reply, const QList<ShownOption> &options);

} // namespace yuyi
