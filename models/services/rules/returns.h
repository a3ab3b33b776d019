// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/clock.h"
#include "models/domain/ids.h"
#include "models/domain/people/work.h"
#include "models/domain/result.h"

namespace yuyi {

class Stores;

/// @brief Sends an annotation back to its author: it becomes "returned", comes first in their queue with the note, and its
/// image's stage is updated. Call it within a transaction. `entry` contains annotation, question (may be null), origin, reason,
/// note and data; image, person, round, id and times are set here. Refused for a superseded annotation.
Result<> returnInTransaction(Stores &stores, const WorkReturn &entry, const PersonId &actor, const Clock &now = systemClock());
/// Marks the returns of an annotation as answered when it is submitted again; no open return is no error. Call it within a transaction.
Result<> answerReturnsInTransaction(Stores &stores, const AnnotationId &annotation, const PersonId &actor,
                                    const Clock &now = systemClock());

/// @brief The open returns of this origin; if `question` is not null, only those of that question. Empty if the author has changed
/// something since the last submission. Versions that other people wrote do not count as changes by the author.
Result<QList<WorkReturn>> untouchedReturns(Stores &stores, const AnnotationId &annotation, ReturnOrigin origin,
                                           const QuestionId &question = {});
/// @brief Marks returns of one annotation as answered without a new submission. Once none of it is open, it counts as submitted again.
/// An empty list is no error. Call it within a transaction.
Result<> takeBackReturns(Stores &stores, const QList<WorkReturn> &returns, const PersonId &actor, const Clock &now = systemClock());

/// @brief Marks the person's open assignment of this kind (expired or not) as done. No assignment is no error. Call it within a
/// transaction.
Result<> finishAssignment(Stores &stores, const PersonId &person, Task task, const ImageId &image,
                          const QuestionId &question = {}, const Clock &now = systemClock());
/// Reopens an assignment that was done, without an expiry time. Call it within a transaction.
Result<> resumeAssignment(Stores &stores, const PersonId &person, Task task, const ImageId &image,
                          const QuestionId &question = {});

} // namespace yuyi
