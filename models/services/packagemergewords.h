// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/comparison/fieldvalue.h"
#include "models/domain/annotation.h"
#include "models/domain/preset.h"
#include "models/domain/review.h"

namespace yuyi {

class Stores;

/// @brief One side of a conflict in the words of the page it was written on: the fields in which it differs from the other, a line
/// each. Long texts are cut.
QString contentInWords(const Preset &preset, const AnnotationContent &content, const AnnotationContent &other);
/// What was decided about one field of a case.
QString decisionInWords(const Preset &preset, const QString &field, const QByteArray &finalValue);
/// A field's name as the pages show it.
QString fieldInWords(const Preset &preset, const QString &field);
/// The name by which people know an image; its hash where it has none.
QString imageInWords(Stores &stores, const ImageId &image);
/// One line of at most some sixty characters.
QString cut(const QString &text);

/// @brief Whether two say the same: everything but the identity and number of question versions and options.
bool sameWords(const AnnotationContent &a, const AnnotationContent &b);
bool sameWords(const FieldValue &a, const FieldValue &b);

} // namespace yuyi
