// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/preset.h"

namespace yuyi {

/// What a score means, for the people who give it. The judge reads the rubric in its prompt.
struct RubricLevel {
    int score = 0;
    Title text;
};

/// Of one task of a preset, lowest first; empty where the preset has none in words for people.
QList<RubricLevel> rubricOf(const Preset &preset, const QString &task);

} // namespace yuyi
