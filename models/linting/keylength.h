// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/annotation.h"
#include "models/domain/preset.h"

#include <optional>

namespace yuyi {

/// How long the correct option is beside the longest other one, in characters.
struct KeyLength {
    qsizetype key = 0;
    qsizetype next = 0;
};

/// @brief Whether the correct option is the longest by far, so that it can be guessed. Nothing where it is not, where an option
/// is empty, and without exactly one correct option.
std::optional<KeyLength> longestByFar(const QList<Option> &options, const LintRules &rules);

} // namespace yuyi
