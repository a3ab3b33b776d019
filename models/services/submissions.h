// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/annotation.h"
#include "models/domain/result.h"

namespace yuyi {

class Stores;

/// @brief An annotation whose state has just become "submitted" is kept as submitted: blind when nothing of others had been shown
/// to its author; their work in hand is done, returns are answered, and the image moves on as far as it can by itself.
/// Within a transaction.
Result<> handInWithin(Stores &stores, const Annotation &annotation, const PersonId &actor);

/// @brief The same taken back: the submission is withdrawn, its gold superseded; a repair that validation had asked for leaves the
/// gold as it was. What it had answered stands open again. Refused when an adjudicator has begun with it or somebody has
/// answered its questions. Returns the state the annotation is in then: draft or returned. Within a transaction.
Result<AnnotationState> takeBackWithin(Stores &stores, const Annotation &annotation, const PersonId &actor);

/// @brief Moves the image on: with one annotator what was submitted is the gold; with two the differences are found.
/// `onlyQuestionsOf`: this annotation had come back for its questions alone, so gold keeps everything else. Within a transaction.
Result<> settleWithin(Stores &stores, const ImageId &image, const PersonId &actor, const AnnotationId &onlyQuestionsOf = {});

} // namespace yuyi
