// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/images/duplicates.h"
#include "models/domain/images/textarea.h"
#include "models/services/rules/undoaction.h"

#include <QPair>

namespace yuyi {

/// Effect of a decision on a group of duplicates, with everything needed to undo and redo it.
struct GroupStep {
    DuplicateGroup before;
    DuplicateGroup after;
    QList<DecisionId> decisions;                  ///< made by the decision
    QList<DecisionId> lifted;                     ///< undone by the decision
    QList<QPair<ImageId, ImageId>> notDuplicates; ///< pairs that the decision recorded as not duplicates
};

/// The push functions must be called within a transaction.
/// `lifted`: decisions undone in the same act.
Result<> pushDecisionStep(Stores &stores, const PersonId &actor, const QList<DecisionId> &ids, const ImageId &image,
                          FilterStep step, const QString &text, const QList<DecisionId> &lifted = {});
Result<> pushGroupStep(Stores &stores, const PersonId &actor, const QList<GroupStep> &steps, const QString &text);
Result<> pushTextAreasStep(Stores &stores, const PersonId &actor, const TextMeasure &before, const TextMeasure &after,
                           const QString &text);

QList<UndoAction> curationUndoActions();

} // namespace yuyi
