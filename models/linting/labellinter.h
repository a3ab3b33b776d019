// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/preset/preset.h"
#include "models/linting/finding.h"

#include <QList>

namespace yuyi {

/// @brief The rules on the labels of an image (`question` −1) or of its question with this index. Errors and warnings by dimension, in
/// the preset's order; labels of dimensions that belong elsewhere last. Any thread.
QList<Finding> lintLabels(const Labels &labels, const Preset &preset, int question = -1);

} // namespace yuyi
