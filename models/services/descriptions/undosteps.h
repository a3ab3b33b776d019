// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/rules/undoaction.h"

namespace yuyi {

/// Pushes the step of scoring a description; `before` and `after` are in the format of RatingService. Must be called within a transaction.
Result<> pushScoreStep(Stores &stores, const PersonId &actor, const AttemptId &description, const ImageId &image,
                       const QByteArray &before, const QByteArray &after, const QString &text);

QList<UndoAction> descriptionUndoActions();

} // namespace yuyi
