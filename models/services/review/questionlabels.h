// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/preset/preset.h"

namespace yuyi {

/// @brief The labels of a gold question after its author has handed in again. What the author changed between the two hand-ins counts,
/// everything else stays as it was decided. A nested label that no longer belongs to its parent is taken from the author together with
/// the dimensions that it is nested in and those that are nested in it.
/// @param gold labels of the gold question
/// @param former labels of the author's question when it was handed in before
/// @param now labels of the author's question as it was handed in now
Labels repairedLabels(const Labels &gold, const Labels &former, const Labels &now, const Preset &preset);

} // namespace yuyi
