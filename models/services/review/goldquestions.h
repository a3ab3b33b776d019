// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/annotation/annotation.h"
#include "models/domain/clock.h"
#include "models/domain/result.h"

namespace yuyi {

class Stores;

/// @brief Applies an author's changes to the gold annotation. Gold questions of this annotation are replaced by their newer versions
/// or removed if the author removed them. Labels, also those of the questions, and texts are replaced only if the author changed them
/// since the last submission: new labels alone keep the version of a question and the answers to it.
/// The former gold annotation is superseded and new validation rounds are opened. False if nothing differs or there is no gold
/// annotation; Refused if no question would be left. Must be called inside a transaction; the caller updates the image's stage.
Result<bool> refreshGoldQuestionsInTransaction(Stores &stores, const AnnotationId &resubmitted, const PersonId &actor,
                                               const Clock &now = systemClock());
/// @brief Withdraws a repair: restores the gold annotation as it was before `handedIn` and withdraws the rounds opened for the
/// repaired questions. Returns Refused if someone has answered in one of them. Must be called inside a transaction; the caller
/// updates the stage of the image.
Result<> withdrawGoldQuestionsInTransaction(Stores &stores, const Annotation &annotation, const QDateTime &handedIn,
                                            const PersonId &actor, const Clock &now = systemClock());
/// @brief Puts a new version of an existing question into the current gold annotation and makes it the question's current version. It keeps
/// the labels that it has there.
/// Must be called inside a transaction.
Result<> replaceGoldQuestionInTransaction(Stores &stores, const ImageId &image, const Question &question, const PersonId &actor,
                                          const Clock &now = systemClock());
/// @brief Removes a question from the gold annotation and from its author's annotation. Returns Refused if it is the only question
/// of the image. Must be called inside a transaction.
Result<> dropGoldQuestionInTransaction(Stores &stores, const ImageId &image, const QuestionId &question, const PersonId &actor,
                                       const Clock &now = systemClock());
/// @brief Checks that every question returned by validation was changed or objected to by its author before the annotation is
/// submitted again. The error names the question. May be called inside or outside a transaction.
Result<> requireRepaired(Stores &stores, const Annotation &annotation);

/// @brief Labels and texts that an author changed in a repair and that differ from the current gold annotation, with the names of
/// fieldsThatDiffer(). Empty if the differences of the image have been settled since.
Result<QStringList> repairsMissingInGold(Stores &stores, const ImageId &image);

} // namespace yuyi
