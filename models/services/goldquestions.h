// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/annotation.h"
#include "models/domain/clock.h"
#include "models/domain/result.h"

namespace yuyi {

class Stores;

/// @brief Brings what an author changed into the gold: gold questions of this annotation that have a newer version take it, those
/// removed by the author go; labels and texts that the author changed since the last hand-in are taken over, all others stay as
/// they were settled; the former gold is superseded and new rounds are opened. False when nothing differs or there is no gold.
/// Within a transaction; the stage is the caller's.
Result<bool> refreshGoldQuestionsWithin(Stores &stores, const AnnotationId &resubmitted, const PersonId &actor,
                                        const Clock &now = systemClock());
/// @brief Withdraws a repair: the gold becomes as it was before `handedIn`, and rounds that
/// were opened for the repaired ones are withdrawn. Refused once somebody has answered one of those. Within a transaction; the stage
/// is the caller's.
Result<> takeGoldQuestionsBackWithin(Stores &stores, const Annotation &annotation, const QDateTime &handedIn,
                                     const PersonId &actor, const Clock &now = systemClock());
/// @brief Puts this version of a question (of an existing one) into the gold in force and makes it the question's current
/// version. Within a transaction.
Result<> replaceGoldQuestionWithin(Stores &stores, const ImageId &image, const Question &question, const PersonId &actor,
                                   const Clock &now = systemClock());
/// @brief Takes a question out of the gold and out of its annotation. Refused for the only one of its image. Within a transaction.
Result<> dropGoldQuestionWithin(Stores &stores, const ImageId &image, const QuestionId &question, const PersonId &actor,
                                const Clock &now = systemClock());
/// @brief A question that came back from validation must be changed, or its author must have objected, before the annotation is
/// submitted again; the sentence names the question. Within or outside a transaction.
Result<> requireRepaired(Stores &stores, const Annotation &annotation);

/// @brief Labels and texts that an author changed while repairing, and that the gold in force says otherwise, as
/// fieldsThatDiffer() names them. Empty where the differences of the image were settled since.
Result<QStringList> repairsMissingInGold(Stores &stores, const ImageId &image);

} // namespace yuyi
