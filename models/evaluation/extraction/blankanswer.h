// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/evaluation/extraction/textanswer.h"

#include <QString>

namespace yuyi {

/// @brief The value or text with which a reply fills a blank: declared (答案：…, =, 为), or the whole reply. Numbers are written without
/// thousands marks and units, with 万 and ×10ⁿ multiplied out. Two different values are a miss. Pure; any thread.
TextAnswer extractBlank(const QString &reply);

/// Whether an answer to a blank is the key: numbers are equal after rounding to `decimals`, texts after NFKC, without case and outer
/// marks.
bool fillsBlank(const QString &answer, const QString &key, int decimals = 2);

} // namespace yuyi
