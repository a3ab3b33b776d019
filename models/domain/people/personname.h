// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/result.h"

namespace yuyi {

inline constexpr int longestPersonName = 200;

/// @brief Checks a person's name: not empty, at most `longestPersonName` characters, without characters that control a terminal
/// or change the text direction. Error: Invalid.
Result<> checkPersonName(const QString &name);

/// Whether a character is invisible but has an effect: control characters, and those that change the text direction.
bool actsOnText(QChar character);

} // namespace yuyi
