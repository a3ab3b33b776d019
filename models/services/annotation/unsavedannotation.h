// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/annotation/annotation.h"
#include "models/domain/preset/preset.h"
#include "models/services/session/unsavedcopies.h"

namespace yuyi {

/// An annotation as it was typed, not yet confirmed by the project.
struct UnsavedAnnotation {
    ImageId image;
    QString imageName;
    int version = 0;   ///< version of the annotation last confirmed by the project
    int pending = 0;   ///< number of saves in flight; the project may have received them
    QDateTime typedAt; ///< UTC, by this computer's clock
    AnnotationContent content;
    QList<QUuid> saves = {}; ///< names of these saves; empty in copies of earlier versions of the program
};

/// The key under which copies of an image's annotation are kept.
QString keyOf(const ImageId &image);
UnsavedCopy toCopy(const UnsavedAnnotation &annotation);
/// The annotation in a copy; nothing when the copy holds none.
std::optional<UnsavedAnnotation> annotationOf(const UnsavedCopy &copy);

/// This person's annotations left behind by programs that no longer run, newest first.
QList<UnsavedAnnotation> annotationsLeft(const UnsavedCopies &copies);
std::optional<UnsavedAnnotation> annotationLeft(const UnsavedCopies &copies, const ImageId &image);

/// The content as plain text for the clipboard: texts, notes, typed labels, questions with lettered options, captions of their pictures,
/// explanations of answers.
QString plainText(const AnnotationContent &content, const Preset &preset);

} // namespace yuyi
