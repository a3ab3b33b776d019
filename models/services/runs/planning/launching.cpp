// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/runs/planning/launching.h"

#include "models/domain/preset/configurationjson.h"
#include "models/services/rules/events.h"

#include <QCoreApplication>

#include <optional>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::RunService)
};

/// The stored version with the same words; null: there is none.
Result<PromptTemplateId> knownTemplate(Stores &stores, const PromptTemplate &wanted)
{
    if (!wanted.id.isNull())
        return wanted.id;
    YUYI_TRY(const auto all, stores.endpoints().templates());
    const Json body = toJson(wanted.configuration);
    for (const PromptTemplate &known : all) {
        if (toJson(known.configuration) == body)
            return known.id;
    }
    return PromptTemplateId();
}

/// A stored version with the same words, so that a code and number mean one text.
Result<PromptTemplate> storedTemplate(Stores &stores, const PromptTemplate &wanted, const PersonId &actor, const Clock &clock)
{
    YUYI_TRY(const auto known, knownTemplate(stores, wanted));
    if (!known.isNull())
        return wanted.id.isNull() ? stores.endpoints().promptTemplate(known) : Result<PromptTemplate>(wanted);
    PromptTemplate added = wanted;
    added.id = PromptTemplateId::create();
    added.createdAt = clock();
    added.createdBy = actor;
    return stores.endpoints().addTemplate(added);
}

Result<ItemSetId> frozenSet(Stores &stores, const ChosenItems &chosen, const RunPlan &plan, const PersonId &actor,
                            const Clock &clock)
{
    if (!chosen.frozen.isNull())
        return chosen.frozen;
    YUYI_TRY(const auto others, stores.runs().itemSets());
    ItemSet set;
    set.id = ItemSetId::create();
    set.hash = chosen.hash;
    set.items = static_cast<int>(chosen.items.size());
    set.name = nameForSet(plan, set.items, others);
    set.createdAt = clock();
    set.createdBy = actor;
    QList<ItemSetItem> items;
    for (const ChosenItem &one : chosen.items)
        items.append(one.item);
    YUYI_CHECK(stores.runs().addItemSet(set, items));
    return set.id;
}

/// A run that sends, or sent, the same requests.
bool asksTheSame(const Run &stored, const Run &wanted)
{
    return stored.origin == RunOrigin::Asked && stored.state != RunState::Cancelled && !stored.hidden
        && stored.endpoint == wanted.endpoint && stored.model == wanted.model
        && stored.itemSet == wanted.itemSet && stored.promptTemplate == wanted.promptTemplate
        && stored.examples == wanted.examples && stored.pictures == wanted.pictures
        && toJson(stored.parameters) == toJson(wanted.parameters) && stored.order == wanted.order
        && (stored.order != OptionOrder::Shuffled || stored.seed == wanted.seed) && stored.repeats == wanted.repeats
        && stored.kind == wanted.kind && stored.judged == wanted.judged;
}

/// One that has not ended before one that is done; the newest of each. Null: none.
Result<const Run *> sameRun(Stores &stores, const QList<Run> &stored, const Run &wanted, const PlannedRun &planned, SameRuns same)
{
    const Run *done = nullptr;
    for (const Run &other : stored) {
        if (!asksTheSame(other, wanted))
            continue;
        // Another seed, or items that were accepted since, choose other examples: then its requests are others.
        YUYI_TRY(const auto chosen, stores.runs().shots(other.id));
        if (chosen != planned.shots)
            continue;
        // A translation that was corrected since asks something else.
        YUYI_TRY(const auto texts, stores.runs().texts(other.id));
        if (texts != planned.texts)
            continue;
        YUYI_TRY(const auto facts, stores.runs().facts(other.id));
        if (facts != planned.facts)
            continue;
        if (other.state != RunState::Done)
            return &other;
        done = done ? done : &other;
    }
    return same == SameRuns::Found ? done : nullptr;
}

/// The same for a planned run whose items and prompt may not be stored yet.
Result<std::optional<Run>> storedRun(Stores &stores, const ResolvedPlan &resolved, const PlannedRun &planned, const RunId &judged,
                                     SameRuns same)
{
    Run run = planned.run;
    run.judged = judged;
    run.itemSet = resolved.sets.at(planned.set).frozen;
    YUYI_TRY(const auto words, knownTemplate(stores, planned.promptTemplate));
    run.promptTemplate = words;
    if (run.itemSet.isNull() || run.promptTemplate.isNull())
        return std::optional<Run>();
    YUYI_TRY(const auto before, stores.runs().runs(true, run.kind));
    YUYI_TRY(const Run *known, sameRun(stores, before, run, planned, same));
    return known ? std::optional<Run>(*known) : std::nullopt;
}

} // namespace

Result<QList<Run>> storeRuns(Stores &stores, const RunPlan &plan, const ResolvedPlan &resolved, const PersonId &actor,
                             const Clock &clock, SameRuns same)
{
    QList<Run> made;
    QHash<int, ItemSetId> sets;
    RunId launch;
    for (const PlannedRun &planned : resolved.runs) {
        if (!sets.contains(planned.set)) {
            YUYI_TRY(const auto set, frozenSet(stores, resolved.sets.at(planned.set), plan, actor, clock));
            sets.insert(planned.set, set);
        }
        YUYI_TRY(const auto promptTemplate, storedTemplate(stores, planned.promptTemplate, actor, clock));
        Run run = planned.run;
        run.itemSet = sets.value(planned.set);
        run.promptTemplate = promptTemplate.id;
        if (planned.followsStep)
            run.judged = made.constLast().id;
        YUYI_TRY(const auto before, same == SameRuns::Anew ? Result<QList<Run>>(QList<Run>()) : stores.runs().runs(true, run.kind));
        YUYI_TRY(const Run *known, sameRun(stores, before, run, planned, same));
        if (known != nullptr) {
            made.append(*known);
            // Whoever continues a run with a budget means this budget.
            if (plan.budget && known->state != RunState::Done && known->budget != *plan.budget)
                YUYI_CHECK(changeBudget(stores, made.last(), *plan.budget, actor));
            continue;
        }
        run.id = RunId::create();
        if (launch.isNull())
            launch = run.id;
        run.launch = launch;
        run.createdAt = clock();
        run.createdBy = actor;
        YUYI_CHECK(stores.runs().addRun(run));
        if (!planned.shots.isEmpty())
            YUYI_CHECK(stores.runs().addShots(run.id, planned.shots));
        if (!planned.facts.isEmpty())
            YUYI_CHECK(stores.runs().addFacts(run.id, planned.facts));
        if (!planned.texts.isEmpty())
            YUYI_CHECK(stores.runs().addTexts(run.id, planned.texts));
        const Json summary{{"model", toUtf8(run.model)},
                           {"configuration", toUtf8(run.configuration)},
                           {"items", resolved.sets.at(planned.set).items.size()}};
        if (const auto recorded =
                stores.record(makeEvent(Entity::Run, run.id.value(), AuditAction::Added, actor, {}, jsonText(summary)));
            !recorded)
            return passOn(recorded);
        made.append(run);
    }
    return made;
}

Result<QList<Run>> sameRuns(Stores &stores, const ResolvedPlan &resolved)
{
    QList<Run> found;
    RunId step; // null: the step of this question is not stored
    for (const PlannedRun &planned : resolved.runs) {
        if (planned.followsStep && step.isNull())
            continue;
        const RunId judged = planned.followsStep ? step : planned.run.judged;
        step = {};
        YUYI_TRY(const auto known, storedRun(stores, resolved, planned, judged, SameRuns::Found));
        if (!known)
            continue;
        if (known->kind == RunKind::Steps)
            step = known->id;
        // A step that is done counts with its question.
        if (known->kind != RunKind::Steps || known->state != RunState::Done)
            found.append(*known);
    }
    return found;
}

Result<QList<Run>> doneRuns(Stores &stores, const ResolvedPlan &resolved)
{
    YUYI_TRY(auto found, sameRuns(stores, resolved));
    found.removeIf([](const Run &run) { return run.state != RunState::Done; });
    return found;
}

Result<QList<double>> keptBudgets(Stores &stores, const ResolvedPlan &resolved)
{
    QList<double> budgets;
    for (const PlannedRun &planned : resolved.runs) {
        YUYI_TRY(const auto known, storedRun(stores, resolved, planned, planned.run.judged, SameRuns::GoOn));
        budgets.append(known ? known->budget : 0);
    }
    return budgets;
}

Result<> changeBudget(Stores &stores, Run &run, double budget, const PersonId &actor)
{
    const Json before{{"budget", run.budget}};
    run.budget = budget;
    if (!checkBudget(run, {})) {
        return failure(
            ErrorCode::Invalid,
            Tr::tr(
                "This run was created without token prices, so it cannot have a budget. Enter the prices "
                "of its endpoint and create a new run."));
    }
    YUYI_CHECK(stores.runs().updateRun(run));
    return stores.record(
        makeEvent(Entity::Run, run.id.value(), AuditAction::Budget, actor, jsonText(before), jsonText({{"budget", budget}})));
}

} // namespace yuyi
