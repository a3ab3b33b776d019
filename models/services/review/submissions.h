// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/annotation/annotation.h"
#include "models/domain/result.h"

namespace yuyi {

class Stores;

/// @brief Records the submission of an annotation whose state has just become "submitted": blind if its author had seen nothing
/// of others. Finishes the author's assignment, answers returns and moves the image on as far as possible. Call it within a
/// transaction.
Result<> handInInTransaction(Stores &stores, const Annotation &annotation, const PersonId &actor);

/// @brief Withdraws a submission and supersedes its gold; after a repair requested by validation, restores the previous gold.
/// Returns that it had answered are open again. Refused if adjudication has begun or somebody has answered its questions.
/// Returns the annotation's new state: draft or returned. Call it within a transaction.
Result<AnnotationState> withdrawInTransaction(Stores &stores, const Annotation &annotation, const PersonId &actor);

/// @brief Moves the image on: with one annotator the submission becomes the gold; with two their differences are found. `onlyQuestionsOf`:
/// this annotation had been returned only for its questions, so everything else in the gold stays. Call it within a transaction.
Result<> settleInTransaction(Stores &stores, const ImageId &image, const PersonId &actor, const AnnotationId &onlyQuestionsOf = {});

} // namespace yuyi
