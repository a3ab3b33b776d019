// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/review/review.h"
#include "models/domain/review/validation.h"
#include "models/services/rules/undoaction.h"

namespace yuyi {

/// The push functions must be called within a transaction.
Result<> pushVoteStep(Stores &stores, const PersonId &actor, const VoteId &vote, const ImageId &image, const QString &text);
/// An empty `before` means that the field had not been decided.
Result<> pushAdjudicationStep(Stores &stores, const PersonId &actor, const ImageId &image, const DiscrepancyId &id,
                              const QString &field, const QByteArray &before, const QByteArray &after, const QString &text);
/// Pushes the step of settling a case.
Result<> pushCaseStep(Stores &stores, const PersonId &actor, const ImageId &image, const AdjudicationCaseId &id,
                      const QString &text);
/// Pushes the step of approving an item of a review sample.
Result<> pushReviewStep(Stores &stores, const PersonId &actor, const ReviewItem &item, const QString &text);

QList<UndoAction> reviewUndoActions();

} // namespace yuyi
