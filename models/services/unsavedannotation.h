// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/annotation.h"
#include "models/services/unsavedcopies.h"

namespace yuyi {

/// An annotation as it was typed, before the project had confirmed it.
struct UnsavedAnnotation {
    ImageId image;
    QString imageName;
    int version = 0;          ///< of the annotation that the project had confirmed
    int pending = 0;          ///< saves that were on their way; the project may have taken them
    QDateTime typedAt;        ///< UTC, by this computer's clock
    AnnotationContent content;
};

/// The key of the copies about an image.
QString keyOf(const ImageId &image);
UnsavedCopy toCopy(const UnsavedAnnotation &annotation);
/// Nothing when the copy holds no annotation.
std::optional<UnsavedAnnotation> annotationOf(const UnsavedCopy &copy);

/// What programs that no longer run left of this person's annotations, newest first.
QList<UnsavedAnnotation> annotationsLeft(const UnsavedCopies &copies);
std::optional<UnsavedAnnotation> annotationLeft(const UnsavedCopies &copies, const ImageId &image);

/// What was typed as plain text, for the clipboard: texts, notes, questions with lettered options.
QString plainText(const AnnotationContent &content);

} // namespace yuyi
