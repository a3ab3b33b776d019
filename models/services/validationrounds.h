// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/annotation.h"
#include "models/domain/clock.h"
#include "models/domain/result.h"
#include "models/domain/validation.h"
#include "models/domain/work.h"

#include <optional>

namespace yuyi {

class Stores;

/// Which questions a round is opened for.
enum class ImportedQuestions { Left, Taken };

/// @brief Opens a round for each gold question of the image whose version has none that is open, passed or discussed, and
/// withdraws open rounds of versions that gold holds no more. Where the project has no more rounds, the question goes to a
/// discussion. Nothing for a project without votes; questions of imports only when `Taken`, or once they had a round.
/// Returns how many were opened. Within a transaction; the stage is the caller's.
Result<int> openValidationsWithin(Stores &stores, const ImageId &image, const PersonId &actor,
                                  ImportedQuestions imported = ImportedQuestions::Left, const Clock &now = systemClock());
/// @brief Decides a round that has all its answers: passed, returned to the author with the anonymous histogram, or sent to a
/// discussion. Nothing while answers are missing. Within a transaction.
Result<> decideWithin(Stores &stores, const ValidationId &id, const PersonId &actor, const Clock &now = systemClock());
/// @brief Sends a question to a discussion, unless one is open: its newest round, when there is one, becomes discussed.
/// Within a transaction.
Result<DiscussionId> discussWithin(Stores &stores, const QuestionId &question, const ImageId &image, ValidationReason reason,
                                   const QString &note, const PersonId &actor, const Clock &now = systemClock());

/// The annotation a question came from, when its author can still be asked.
Result<std::optional<Annotation>> authorsAnnotation(Stores &stores, const QuestionId &question);
/// The open discussion of a question.
Result<std::optional<Discussion>> openDiscussionOf(Stores &stores, const QuestionId &question);
/// What goes back to the author: the annotation and the histogram of the votes on this version.
Result<WorkReturn> returnOf(Stores &stores, const Question &question, const Annotation &author, ValidationReason reason,
                            const QString &note);
/// A round that the team's decision stands in for: no answers, passed.
Result<> passByTeamWithin(Stores &stores, const Question &question, const ImageId &image, const PersonId &actor,
                          const Clock &now);
/// The number of the next round of a question.
int nextRound(const QList<Validation> &rounds);

} // namespace yuyi
