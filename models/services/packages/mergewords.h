// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/comparison/fieldvalue.h"
#include "models/domain/annotation/annotation.h"
#include "models/domain/preset/preset.h"
#include "models/domain/review/review.h"

namespace yuyi {

class Stores;

/// @brief Describes one side of a conflict with the terms of its page: the fields that differ from the other side, one line
/// each. Long texts are shortened.
QString contentInWords(const Preset &preset, const AnnotationContent &content, const AnnotationContent &other);
/// Describes the decision on one field of a case.
QString decisionInWords(const Preset &preset, const QString &field, const QByteArray &finalValue);
/// Returns the name of a field as the pages show it.
QString fieldInWords(const Preset &preset, const QString &field);
/// Returns the file name of an image; its hash if it has none.
QString imageInWords(Stores &stores, const ImageId &image);
/// Shortens a text to one line of about sixty characters.
QString cut(const QString &text);

/// @brief Whether two values are equal except for the identity and number of question versions and options.
bool sameWords(const AnnotationContent &a, const AnnotationContent &b);
bool sameWords(const FieldValue &a, const FieldValue &b);

} // namespace yuyi
