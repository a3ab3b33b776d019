// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/annotation/annotation.h"
#include "models/domain/clock.h"
#include "models/domain/people/work.h"
#include "models/domain/result.h"
#include "models/domain/review/validation.h"

#include <optional>

namespace yuyi {

class Stores;

/// Whether a round is opened for imported questions that never had one.
enum class ImportedQuestions {
    Left,
    Taken
};

/// @brief Opens a round for each gold question of the image whose version has no open, passed or discussed round, and withdraws
/// open rounds of versions that are no longer gold. If all rounds allowed by the project are used, the question goes to a
/// discussion. Does nothing in a project without votes. Imported questions are included only with `Taken` or if they had a round
/// before. Returns the number of opened rounds. Call within a transaction; the caller updates the stage.
Result<int> openValidationsInTransaction(Stores &stores, const ImageId &image, const PersonId &actor,
                                         ImportedQuestions imported = ImportedQuestions::Left, const Clock &now = systemClock());
/// @brief Decides a round with all its answers: the question passes, returns to the author with the anonymous histogram, or goes to
/// a discussion. Does nothing while answers are missing. Call within a transaction.
Result<> decideInTransaction(Stores &stores, const ValidationId &id, const PersonId &actor, const Clock &now = systemClock());
/// @brief Opens a discussion of a question unless one is open. The newest round of the question, if any, becomes Discussed. Call
/// within a transaction.
Result<DiscussionId> discussInTransaction(Stores &stores, const QuestionId &question, const ImageId &image, ValidationReason reason,
                                          const QString &note, const PersonId &actor, const Clock &now = systemClock());

/// Returns the annotation that a question came from, or std::nullopt if its author can no longer be asked.
Result<std::optional<Annotation>> authorsAnnotation(Stores &stores, const QuestionId &question);
/// The open discussion of a question.
Result<std::optional<Discussion>> openDiscussionOf(Stores &stores, const QuestionId &question);
/// Returns the return for the author: the annotation and the histogram of the votes on this version.
Result<WorkReturn> returnOf(Stores &stores, const Question &question, const Annotation &author, ValidationReason reason,
                            const QString &note);
/// Adds a passed round without answers that records the team's decision.
Result<> passByTeamInTransaction(Stores &stores, const Question &question, const ImageId &image, const PersonId &actor,
                                 const Clock &now);
/// The number of the next round of a question.
int nextRound(const QList<Validation> &rounds);

} // namespace yuyi
