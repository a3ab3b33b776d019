// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/result.h"

namespace yuyi {

inline constexpr int longestPersonName = 200;

/// @brief Whether somebody can be called so: not empty, at most `longestPersonName` characters, and nothing in it that would act
/// on a terminal or turn the text round it. Error: Invalid.
Result<> checkPersonName(const QString &name);

/// Characters that are not drawn but do something: control characters, and those that turn the direction of a text.
bool actsOnText(QChar character);

} // namespace yuyi
