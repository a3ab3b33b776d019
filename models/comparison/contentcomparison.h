// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/comparison/fieldvalue.h"
#include "models/domain/preset/preset.h"

namespace yuyi {

/// One field of two annotations, compared.
struct ComparedField {
    QString field;
    FieldValue a;
    FieldValue b;
    double similarity = 0; ///< 0…1; 1: same meaning
    bool merged = false;   ///< equal, or similar enough to merge without a person
};

/// @brief Compares all fields of two annotations of one image: labels by dimension of images, explanation and implied meaning if the preset
/// has them, context, questions in pairs with their labels. Labels are compared as sets, texts after normalisation. An explanation or
/// implied meaning is merged from `similarityLimit` (0…1) upwards. A field that is empty in both annotations is left out.
QList<ComparedField> compareContents(const Preset &preset, const AnnotationContent &a, const AnnotationContent &b,
                                     double similarityLimit);

/// Whether both values are equal after normalisation, ignoring the order of labels, notes, options and accepted answers.
bool sameMeaning(const FieldValue &a, const FieldValue &b, FieldKind kind);

/// The value of a merged field: the longer text; for equally long texts and all other kinds, the left value.
FieldValue mergedValue(const FieldValue &a, const FieldValue &b, FieldKind kind, bool leftIsA);

} // namespace yuyi
