// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/annotation/annotation.h"
#include "models/domain/preset/preset.h"

#include <optional>

namespace yuyi {

/// The lengths of the correct option and of the longest distractor, in characters.
struct KeyLength {
    qsizetype key = 0;
    qsizetype next = 0;
};

/// @brief The lengths if the correct option is by far the longest and can therefore be guessed. No value if it is not, if an
/// option is empty or has a picture, or if there is not exactly one correct option.
std::optional<KeyLength> longestByFar(const QList<Option> &options, const LintRules &rules);

} // namespace yuyi
