// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/annotation/keptdecisions.h"

#include "models/domain/json/jsonfields.h"
#include "models/services/review/adjudicationservice.h"
#include "models/services/session/once.h"

#include <algorithm>

namespace yuyi {

namespace {

const QString decisionKind = QStringLiteral("decision");
const QString finishingKind = QStringLiteral("case-end");

Result<CaseField> fieldNow(Stores &stores, const PersonId &person, const DiscrepancyId &id)
{
    YUYI_TRY(const auto field, stores.review().field(id));
    YUYI_TRY(const auto view, AdjudicationService(stores, person).look(field.inCase));
    const auto found = std::find_if(view.fields.begin(), view.fields.end(), [&](const CaseField &one) { return one.id == id; });
    if (found == view.fields.end())
        return CaseField();
    return *found;
}

Result<Carried> carryDecision(Stores &stores, const PersonId &person, const KeptAction &action)
{
    const Json &content = action.content;
    const auto id = DiscrepancyId::fromString(textOf(content, "field"));
    const FieldKind kind = kindOf(textOf(content, "name"));
    const FieldDecision decision = fieldDecisionFromJson(textOf(content, "decision").toUtf8(), kind);
    const QString before = textOf(content, "before");
    const QString step = textOf(content, "step");
    std::optional<CaseField> stored;
    YUYI_CHECK(once(stores, action.name, [&]() -> Result<> {
        AdjudicationService service(stores, person);
        const auto former = before.isEmpty() ? std::nullopt : std::optional(fieldDecisionFromJson(before.toUtf8(), kind));
        YUYI_TRY(stored, step.isEmpty() ? service.draft(id, decision) : service.settle(id, decision, former, step));
        return {};
    }));
    if (!stored) { // by an earlier attempt
        YUYI_TRY(stored, fieldNow(stores, person, id));
    }
    Carried carried;
    carried.made = *stored;
    return carried;
}

Result<Carried> carryFinishing(Stores &stores, const PersonId &person, const KeptAction &action)
{
    const auto id = AdjudicationCaseId::fromString(textOf(action.content, "case"));
    YUYI_CHECK(once(stores, action.name, [&] { return AdjudicationService(stores, person).finish(id); }));
    return Carried();
}

} // namespace

KeptAction toAction(const KeptDecision &decision, const QString &where, const QString &typed)
{
    const FieldKind kind = kindOf(decision.name);
    KeptAction action;
    action.kind = decisionKind;
    action.where = where;
    action.typed = typed;
    action.at = currentTime();
    action.content = Json{{"field", decision.field},
                          {"name", decision.name},
                          {"decision", QString::fromUtf8(toJson(decision.decision, kind))},
                          {"before", decision.before ? QString::fromUtf8(toJson(*decision.before, kind)) : QString()},
                          {"step", decision.step}};
    return action;
}

KeptAction toFinishing(const AdjudicationCaseId &id, const QString &where)
{
    KeptAction action;
    action.kind = finishingKind;
    action.where = where;
    action.at = currentTime();
    action.content = Json{{"case", id}};
    return action;
}

void addDecisionCarriers(ActionOutbox &outbox)
{
    outbox.addCarrier(decisionKind, &carryDecision);
    outbox.addCarrier(finishingKind, &carryFinishing);
}

} // namespace yuyi
