// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/taxonomy/undosteps.h"

#include "models/domain/json/jsonfields.h"
#include "models/services/rules/events.h"
#include "models/services/rules/face.h"
#include "models/services/rules/permissions.h"
#include "models/services/taxonomy/taxonomyservice.h"

#include <QCoreApplication>

#include <algorithm>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::Taxonomy)
};

const QString conceptsStep = QStringLiteral("concepts");
const QString chainStep = QStringLiteral("chain");

QByteArray checkJson(ChainState state, const QString &note)
{
    return storedText({{"state", toUtf8(codeOf(state))}, {"note", toUtf8(note)}});
}

Result<> applyCheck(const UndoTurn &turn, UndoneStep &undone)
{
    YUYI_CHECK(requireProject(turn.stores));
    YUYI_TRY(const auto lead, isLead(turn.stores, turn.actor));
    if (!lead)
        YUYI_CHECK(requireRole(turn.stores, turn.actor, Role::Annotator));
    undone.page = PageId::Chains;
    undone.record = turn.step.subject;
    YUYI_TRY(const auto chains, turn.stores.taxonomy().chains());
    const ChainId id(turn.step.subject);
    const auto known = std::find_if(chains.begin(), chains.end(), [&](const Chain &chain) { return chain.id == id; });
    const QByteArray was = turn.undo ? turn.step.after : turn.step.before;
    if (known == chains.end() || checkJson(known->state, known->note) != was)
        return failure(ErrorCode::Refused, Tr::tr("Somebody has checked the chain since."));
    const Json wanted = storedJson(turn.undo ? turn.step.before : turn.step.after);
    return storeCheck(turn.stores, turn.actor, *known, fromCode<ChainState>(textOf(wanted, "state")).value_or(ChainState::Open),
                      textOf(wanted, "note"));
}

Result<> applyConcepts(const UndoTurn &turn, UndoneStep &undone)
{
    YUYI_CHECK(requireProject(turn.stores));
    YUYI_CHECK(requireLead(turn.stores, turn.actor));
    undone.page = PageId::Chains;
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

Result<> storeCheck(Stores &stores, const PersonId &actor, const Chain &before, ChainState state, const QString &note)
{
    YUYI_CHECK(stores.taxonomy().check(before.id, state, note, actor));
    return stores.record(makeEvent(Entity::Chain, before.id.value(), AuditAction::Changed, actor, checkJson(before.state, before.note),
                                   checkJson(state, note)));
}

Result<> pushCheckStep(Stores &stores, const PersonId &actor, const Chain &before, ChainState state, const QString &note)
{
    UndoStep step = newUndoStep(chainStep, actor, {}, before.id.value(), Tr::tr("Check of a chain"));
    step.before = checkJson(before.state, before.note);
    step.after = checkJson(state, note);
    return stores.history().push(step);
}

QList<UndoAction> taxonomyUndoActions()
{
    UndoAction check{chainStep, applyCheck};
    check.standsAlone = true;
    UndoAction concepts{conceptsStep, applyConcepts};
    concepts.standsAlone = true;
    return {concepts, check};
}

} // namespace yuyi
