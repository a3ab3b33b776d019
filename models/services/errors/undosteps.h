// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/errors/errorreview.h"
#include "models/services/rules/undoaction.h"

#include <optional>

namespace yuyi {

/// @name Kinds of steps, as stored
/// @{
inline const QString caseCodeStep = QStringLiteral("case-code");
inline const QString probeVerdictStep = QStringLiteral("probe-verdict");
/// @}

/// Pushes the step of submitting an expert's code of a wrong answer. Must be called within a transaction.
Result<> pushCaseCodeStep(Stores &stores, const PersonId &actor, const ErrorCaseId &id, const ImageId &image, const QString &text);

/// Pushes the step of a verdict on a model's reply; no value: none. Must be called within a transaction.
Result<> pushProbeVerdictStep(Stores &stores, const PersonId &actor, const ErrorProbeId &id, const ImageId &image,
                              std::optional<ProbeVerdict> before, std::optional<ProbeVerdict> after);

QList<UndoAction> errorUndoActions();

} // namespace yuyi
