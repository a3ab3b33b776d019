// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/annotation/annotation.h"
#include "models/domain/annotation/filled.h"
#include "models/domain/preset/preset.h"
#include "models/linting/finding.h"
#include "models/linting/questionindex.h"

#include <QList>

namespace yuyi {

/// The context of one annotation for the linter. Pointers are not stored.
struct LintContext {
    ImageId image;
    const QuestionIndex *others = nullptr;  ///< questions of the project; null: near-duplicates are not searched
    QMap<QString, QList<int>> keyPositions; ///< in the author's OTHER questions, by kind: how often each position holds the key
    QString imageText;                      ///< text recognised in the image; empty: none, or not yet read
    Sha256 own;                             ///< hash of the image's picture; null: not known
    Filler filler = {};                     ///< what the templates make of the image; empty: there are none, or they are not known
};

/// @brief Checks one annotation and returns its errors and warnings, errors first, then in the order of the form.
/// Fast enough to run on each keystroke. Any thread.
QList<Finding> lintAnnotation(const AnnotationContent &content, const Preset &preset, const LintContext &context = {});

/// Applies the rules that concern a single question, but for those on its labels. `index` is the question's index in the findings.
QList<Finding> lintQuestion(const Question &question, int index, const Preset &preset, const LintContext &context = {});

bool hasErrors(const QList<Finding> &findings);

} // namespace yuyi
