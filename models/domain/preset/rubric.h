// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/preset/preset.h"

namespace yuyi {

/// The meaning of one score, for the people who score. A judge model reads the rubric in its prompt instead.
struct RubricLevel {
    int score = 0;
    Title text;
};

/// The rubric of one task of a preset, lowest score first; empty if the preset has none for people.
QList<RubricLevel> rubricOf(const Preset &preset, const QString &task);

} // namespace yuyi
