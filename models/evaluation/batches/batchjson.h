// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/evaluation/batches/batchreply.h"

#include <optional>

namespace yuyi {

/// @brief The parts of a reply that is JSON, or that holds one JSON value in a code block or in brackets; nullopt: it holds none.
/// `text`: the answer of the reply; positions are not known.
std::optional<QList<BatchPart>> jsonParts(const QString &text, int count);

/// The number in "3", "Q3", "question 3", "第3题", "第三题"; −1: none.
int itemNumber(const QString &name);

} // namespace yuyi
