// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/result.h"
#include "models/services/rules/undoaction.h"
#include "models/services/taxonomy/conceptstates.h"

#include <QList>
#include <QString>

namespace yuyi {

/// Stores a change of concepts as one step of the undo history. Call it within the transaction of the change.
Result<> pushConceptsStep(Stores &stores, const PersonId &actor, const QString &text, const QList<ConceptState> &before,
                          const QList<ConceptState> &after);

/// Writes what a person says about a chain, with its event. Call it within a transaction.
Result<> storeCheck(Stores &stores, const PersonId &actor, const Chain &before, ChainState state, const QString &note);
/// Stores it as one step of the undo history.
Result<> pushCheckStep(Stores &stores, const PersonId &actor, const Chain &before, ChainState state, const QString &note);

QList<UndoAction> taxonomyUndoActions();

} // namespace yuyi
