// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/comparison/fieldvalue.h"
#include "models/domain/preset.h"

namespace yuyi {

/// One field of two annotations.
struct ComparedField {
    QString field;
    FieldValue a;
    FieldValue b;
    double similarity = 0;   ///< 0…1; 1: they say the same
    bool merged = false;     ///< the same, or near enough that nobody has to look
};

/// @brief All fields of two annotations of one image: labels by dimension of the preset, explanation, implied meaning, context,
/// questions in pairs. Labels are compared as sets, texts after normalisation; explanation and implied meaning of at least
/// `similarityLimit` (0…1) are near enough. A field that neither has said anything about is left out.
QList<ComparedField> compareContents(const Preset &preset, const AnnotationContent &a, const AnnotationContent &b,
                                     double similarityLimit);

/// Both say the same, apart from what normalisation takes away and the order of labels, notes and options.
bool sameMeaning(const FieldValue &a, const FieldValue &b, FieldKind kind);

/// @brief What a merged field comes to: of texts the longer one, of everything else and of equally long texts the one on the left.
FieldValue mergedValue(const FieldValue &a, const FieldValue &b, FieldKind kind, bool leftIsA);

/// Labels that either has, in the order of the dimension's values; and those that both have.
QList<LabelCode> unionOf(const Dimension &dimension, const QList<LabelCode> &a, const QList<LabelCode> &b);
QList<LabelCode> intersectionOf(const Dimension &dimension, const QList<LabelCode> &a, const QList<LabelCode> &b);

} // namespace yuyi
