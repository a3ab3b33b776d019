// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/annotation/annotation.h"
#include "models/domain/people/work.h"
#include "models/domain/project/project.h"
#include "models/services/rules/undoaction.h"

namespace yuyi {

/// The push functions must be called within a transaction.
/// Pushes the step of assigning images in one act; `at` is the time of the act and identifies it.
Result<> pushHandOutStep(Stores &stores, const PersonId &actor, const QDateTime &at, const ImageId &first,
                         const QString &text);

/// An assignment that a step withdrew, gave to a person or let expire, and the annotation superseded with it.
struct WorkMove {
    AssignmentId id;
    AssignmentState before = AssignmentState::Open;
    AssignmentState after = AssignmentState::Withdrawn;
    QDateTime untilBefore, untilAfter; ///< end of the reservation; invalid: no end
    AnnotationId annotation;           ///< null: no annotation was superseded
    AnnotationState annotationBefore = AnnotationState::Draft;
};
Result<> pushWorkStep(Stores &stores, const PersonId &actor, const QList<WorkMove> &moves, const ImageId &first,
                      const QString &text);

/// A change of a person: edited, paused, ended or reinstated. `moves`: the effect on the person's assignments.
struct PersonStepData {
    Person before, after;
    QList<WorkMove> moves;
};
Result<> pushPersonStep(Stores &stores, const PersonId &actor, const PersonStepData &data, const QString &text);

QList<UndoAction> peopleUndoActions();

} // namespace yuyi
