// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/clock.h"
#include "models/domain/ids.h"
#include "models/domain/result.h"
#include "models/domain/work.h"

namespace yuyi {

class Stores;

/// @brief Sends an annotation back to its author: it becomes "returned", stands on top of their queue with what was said, and
/// its image's stage follows. All within a transaction. `entry` names annotation, question (may be null), origin, reason, note
/// and data; image, person, round, id and times are filled in here. Refused for a superseded annotation.
Result<> returnWithin(Stores &stores, const WorkReturn &entry, const PersonId &actor, const Clock &now = systemClock());
/// Called when the annotation is submitted again; nothing to answer is no error. Within a transaction.
Result<> answerReturnsWithin(Stores &stores, const AnnotationId &annotation, const PersonId &actor,
                             const Clock &now = systemClock());

/// @brief The work in hand is done: the person's open assignment of this kind (expired or not) becomes done. Work that
/// nobody had assigned is no error. Within a transaction.
Result<> finishAssignment(Stores &stores, const PersonId &person, Task task, const ImageId &image,
                          const QuestionId &question = {}, const Clock &now = systemClock());
/// The same taken back: what was done is open again, for good. Within a transaction.
Result<> resumeAssignment(Stores &stores, const PersonId &person, Task task, const ImageId &image,
                          const QuestionId &question = {});

} // namespace yuyi
