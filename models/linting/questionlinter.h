// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/annotation.h"
#include "models/domain/preset.h"
#include "models/linting/finding.h"
#include "models/linting/questionindex.h"

#include <QList>

namespace yuyi {

/// What the linter looks at round one annotation. Pointers are not kept.
struct LintContext {
    ImageId image;
    const QuestionIndex *others = nullptr;   ///< questions of the project; null: near-duplicates are not looked for
    QList<int> keyPositions;                 ///< over the author's OTHER questions: how often each position holds the key
    QString imageText;                       ///< what was read in the image; empty: nothing or not read
};

/// @brief Everything that is wrong or doubtful with one annotation: errors first, then in the order of the form.
/// Quick enough for each key stroke. Any thread.
QList<Finding> lintAnnotation(const AnnotationContent &content, const Preset &preset, const LintContext &context = {});

/// Rules that look at one question alone; `index` goes into the places.
QList<Finding> lintQuestion(const Question &question, int index, const Preset &preset, const LintContext &context = {});

bool hasErrors(const QList<Finding> &findings);

} // namespace yuyi
