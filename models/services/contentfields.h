// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/annotation.h"
#include "models/domain/preset.h"

#include <QByteArray>
#include <QStringList>

#include <utility>

namespace yuyi {

/// What a step of the history names: "labels/DIMENSION", "explanation", "implied-meaning", "context", "question/0/stem",
/// "question/0/option/2". Where questions or options were added or removed, "question/0/stem" stands for all questions.

/// In the order of the form. Ids and versions of questions are not compared.
QStringList fieldsThatDiffer(const AnnotationContent &before, const AnnotationContent &after);

/// @brief `current` with what `from` → `to` changed of the field, and nothing else. A field of a question stands for all that
/// the two say differently about the questions, because an option that was moved is two.
AnnotationContent withField(const AnnotationContent &current, const AnnotationContent &from, const AnnotationContent &to,
                            const QString &field);

/// The members of the two that are not the same, as JSON: for the audit.
std::pair<QByteArray, QByteArray> differingMembers(const AnnotationContent &before, const AnnotationContent &after);

/// Translated, as the form calls it.
QString nameOfContentField(const QString &field, const Preset &preset);

bool isQuestionField(const QString &field);

} // namespace yuyi
