// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/taxonomy/undosteps.h"

#include "models/services/rules/events.h"
#include "models/services/rules/inpackage.h"
#include "models/services/rules/permissions.h"
#include "models/services/taxonomy/taxonomyservice.h"

#include <QCoreApplication>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::Taxonomy)
};

const QString conceptsStep = QStringLiteral("concepts");

Result<> applyConcepts(const UndoTurn &turn, UndoneStep &undone)
{
    YUYI_CHECK(requireProject(turn.stores));
    YUYI_CHECK(requireLead(turn.stores, turn.actor));
    undone.page = PageId::Collect;
    const QList<ConceptState> was = statesOf(turn.undo ? turn.step.after : turn.step.before);
    const QList<ConceptState> wanted = statesOf(turn.undo ? turn.step.before : turn.step.after);
    YUYI_TRY(const auto concepts, turn.stores.taxonomy().concepts());
    const Taxonomy now(concepts);
    for (const ConceptState &state : was) {
        if (!(stateOf(now, state.code) == state)) {
            return failure(ErrorCode::Refused,
                           Tr::tr("The concept “%1” has been changed since. Import the concepts as they are to be.").arg(state.code));
        }
    }
    YUYI_TRY(const auto rules, chainRules(turn.stores));
    YUYI_CHECK(applyStates(turn.stores, wanted, rules, turn.actor));
    YUYI_TRY(const auto info, turn.stores.project().info());
    return turn.stores.record(makeEvent(Entity::Concept, info.id.value(), AuditAction::Undone, turn.actor));
}

} // namespace

Result<> pushConceptsStep(Stores &stores, const PersonId &actor, const QString &text, const QList<ConceptState> &before,
                          const QList<ConceptState> &after)
{
    YUYI_TRY(const auto info, stores.project().info());
    UndoStep step = newUndoStep(conceptsStep, actor, {}, info.id.value(), text);
    step.before = statesJson(before);
    step.after = statesJson(after);
    return stores.history().push(step);
}

QList<UndoAction> taxonomyUndoActions()
{
    UndoAction concepts{conceptsStep, applyConcepts};
    concepts.standsAlone = true;
    return {concepts};
}

} // namespace yuyi
