// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/annotation/annotation.h"
#include "models/linting/finding.h"

#include <QList>

namespace yuyi {

/// @brief The rules on the pictures of one question: on their number, their marks in the stem, their roles, and those of its options.
/// `kind`: null if the preset does not know it. `own`: the hash of the image's own picture; null if it is not known, which is then taken
/// to be no option's picture. `index`: of the question, in the findings. Errors and warnings in no particular order. Any thread.
QList<Finding> lintPictures(const Question &question, int index, const QuestionKind *kind, const Sha256 &own);

/// Whether some option has a picture: then the options are not told apart by their texts alone.
bool hasPictureOptions(const Question &question);

/// Whether both questions show the same pictures in the same order, in their stems and as their options.
bool showSamePictures(const Question &a, const Question &b);

} // namespace yuyi
