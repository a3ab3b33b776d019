// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/annotation/annotation.h"
#include "models/domain/images/image.h"
#include "models/services/rules/undoaction.h"

namespace yuyi {

/// Kinds of steps, as stored.
inline const QString annotationFieldStep = QStringLiteral("annotation-field");
/// Labels that were imported; leads may undo it, too.
inline const QString labelImportStep = QStringLiteral("label-import");
inline const QString submissionStep = QStringLiteral("submission");
inline const QString reopeningStep = QStringLiteral("reopening");

/// Which options of one kind of question were struck out, before and after a step; see struckFact().
struct StruckChange {
    QString name;
    QString before;
    QString after;
};

/// Stores the options that were struck out, and records it. Within a transaction.
Result<> storeStruck(Stores &stores, const PersonId &actor, const ImageId &image, const StruckChange &change);

/// The push functions must be called within a transaction. `before`: the content before `field` was changed.
Result<> pushAnnotationStep(Stores &stores, const PersonId &actor, const Annotation &annotation,
                            const AnnotationContent &before, const QString &field, const QString &text);
/// @brief Like pushAnnotationStep(), of a step in which an option was also struck out: undoing it also sets the fact `name` of the image to
/// `former`, and redoing it to `now`.
Result<> pushStrikeStep(Stores &stores, const PersonId &actor, const Annotation &annotation, const AnnotationContent &before,
                        const QString &field, const QString &text, const StruckChange &struck);
Result<> pushLabelImportStep(Stores &stores, const PersonId &actor, const Annotation &annotation, const AnnotationContent &before,
                             const QString &text);
Result<> pushSubmissionStep(Stores &stores, const PersonId &actor, const Annotation &annotation, const QString &text);
/// `annotation` as it was submitted, `now`: its state since it was reopened, `stage`: of its image before.
Result<> pushReopeningStep(Stores &stores, const PersonId &actor, const Annotation &annotation, AnnotationState now, Stage stage);

struct AnnotationStepData {
    QString field;
    AnnotationContent content;
};
/// Reads `before` or `after` of the step of a field, or of imported labels.
AnnotationStepData readAnnotationStep(const QByteArray &json);

QList<UndoAction> annotationUndoActions();

} // namespace yuyi
