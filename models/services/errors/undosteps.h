// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/errors/errorreview.h"
#include "models/services/rules/undoaction.h"

namespace yuyi {

/// Kind of the step, as stored.
inline const QString caseCodeStep = QStringLiteral("case-code");

/// Pushes the step of submitting an expert's code of a wrong answer. Must be called within a transaction.
Result<> pushCaseCodeStep(Stores &stores, const PersonId &actor, const ErrorCaseId &id, const ImageId &image, const QString &text);

QList<UndoAction> errorUndoActions();

} // namespace yuyi
