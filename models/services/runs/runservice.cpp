// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/runs/runservice.h"

#include "models/domain/preset/configurationjson.h"
#include "models/services/rules/events.h"
#include "models/services/rules/permissions.h"
#include "models/services/runs/planning/launching.h"
#include "models/services/runs/prompts/material.h"

#include <QCoreApplication>

#include <algorithm>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::RunService)
};

} // namespace

Result<QList<OfferedConfiguration>> RunService::configurations()
{
    YUYI_TRY(const auto everything, ItemChooser(m_stores).everything());
    return offeredConfigurations(m_stores, everything);
}

Result<QList<OfferedConfiguration>> RunService::configurationsUnchecked()
{
    return listedConfigurations(m_stores);
}

Result<PromptTemplate> RunService::saveTemplate(const Configuration &configuration)
{
    PromptTemplate saved;
    YUYI_CHECK(m_stores.transaction([&]() -> Result<> {
        YUYI_CHECK(requireLead(m_stores, m_actor));
        YUYI_TRY(const auto info, m_stores.project().info());
        YUYI_CHECK(checkConfiguration(configuration, info.preset));
        YUYI_TRY(const auto all, m_stores.endpoints().templates());
        PromptTemplate wanted;
        wanted.configuration = configuration;
        for (const PromptTemplate &known : all) {
            if (known.configuration.code == configuration.code)
                saved = known; // the newest comes last
        }
        if (!saved.id.isNull() && toJson(saved.configuration) == toJson(configuration))
            return {};
        // Going back to former words is a new version, too: the newest is the one in force.
        wanted.id = PromptTemplateId::create();
        wanted.createdAt = m_clock();
        wanted.createdBy = m_actor;
        YUYI_TRY(const auto stored, m_stores.endpoints().addTemplate(wanted));
        saved = stored;
        return m_stores.record(makeEvent(Entity::Run, saved.id.value(), AuditAction::TemplateSaved, m_actor, {},
                                         jsonText({{"configuration", toUtf8(configuration.code)}, {"number", saved.number}})));
    }));
    return saved;
}

Result<LaunchEstimate> RunService::estimate(const RunPlan &plan, Progress &progress)
{
    YUYI_TRY(const auto resolved, resolvePlan(m_stores, plan));
    return estimateRuns(m_stores, m_folder, plan, resolved, progress);
}

Result<QList<Run>> RunService::alreadyDone(const RunPlan &plan)
{
    YUYI_TRY(const auto resolved, resolvePlan(m_stores, plan));
    return doneRuns(m_stores, resolved);
}

Result<QList<Run>> RunService::alreadyThere(const RunPlan &plan)
{
    YUYI_TRY(const auto resolved, resolvePlan(m_stores, plan));
    return sameRuns(m_stores, resolved);
}

Result<QList<Run>> RunService::create(const RunPlan &plan, SameRuns same)
{
    QList<Run> made;
    YUYI_CHECK(m_stores.transaction([&]() -> Result<> {
        YUYI_CHECK(requireLead(m_stores, m_actor));
        YUYI_TRY(const auto resolved, resolvePlan(m_stores, plan));
        YUYI_TRY(auto stored, storeRuns(m_stores, plan, resolved, m_actor, m_clock, same));
        made = std::move(stored);
        return {};
    }));
    return made;
}

Result<SentPrompt> RunService::preview(const RunPlan &plan, const EndpointId &endpoint,
                                       const PlannedConfiguration &configuration, int item, int rotation)
{
    RunPlan one = plan;
    one.endpoints = {endpoint};
    one.configurations = {configuration};
    one.without.clear();
    // What is looked at is shown whether or not it would be asked.
    one.exampleItems = ExampleItems::Ask;
    YUYI_TRY(const auto resolved, resolvePlan(m_stores, one));
    const QList<ChosenItem> &items = resolved.sets.constFirst().items;
    if (item < 0 || item >= items.size())
        return failure(ErrorCode::NotFound, Tr::tr("The selection does not contain this item."));
    QList<ItemSetItem> all;
    for (const ChosenItem &chosen : items)
        all.append(chosen.item);
    // A step stands before its question.
    return previewOf(m_stores, m_folder, resolved.runs.constLast(), items.at(item).item, rotation, all);
}

Result<SentPrompt> RunService::sentPrompt(const RunId &run, const RunSlot &slot)
{
    YUYI_TRY(const auto material, loadMaterial(m_stores, run));
    if (material.itemsAtOnce() == 1) {
        YUYI_TRY(auto prompt, promptOf(material, slot, m_folder));
        YUYI_CHECK(addAskedSteps(m_stores, material, slot, m_folder, prompt));
        return prompt;
    }
    YUYI_TRY(const auto attempts, m_stores.responses().attemptsOf(run, slot));
    const AttemptId request = attempts.isEmpty() ? AttemptId() : attempts.constLast().attempt.request;
    if (request.isNull())
        return promptOf(material, slot, m_folder);
    YUYI_TRY(const auto together, m_stores.responses().ofRequest(request));
    QList<RunSlot> asked;
    for (const ResponseDetails &one : together)
        asked.append(one.attempt.slot);
    return promptOf(material, asked, std::max<qsizetype>(0, asked.indexOf(slot)), m_folder);
}

Result<> RunService::changeState(const QList<RunId> &runs, RunState state)
{
    return m_stores.transaction([&]() -> Result<> {
        YUYI_CHECK(requireLead(m_stores, m_actor));
        for (const RunId &id : runs) {
            YUYI_TRY(auto run, m_stores.runs().run(id));
            if (run.state == state)
                continue;
            if (run.state == RunState::Done || run.state == RunState::Cancelled)
                return failure(ErrorCode::Refused, Tr::tr("A finished run cannot be paused or cancelled."));
            run.state = state;
            run.message.clear();
            if (state == RunState::Cancelled)
                run.endedAt = m_clock();
            YUYI_CHECK(m_stores.runs().updateRun(run));
            YUYI_CHECK(m_stores.record(makeEvent(Entity::Run, id.value(), actionOf(state), m_actor)));
        }
        return {};
    });
}

Result<> RunService::pause(const QList<RunId> &runs)
{
    return changeState(runs, RunState::Paused);
}

Result<> RunService::cancel(const QList<RunId> &runs)
{
    return changeState(runs, RunState::Cancelled);
}

Result<> RunService::setHidden(const QList<RunId> &runs, bool hidden)
{
    return m_stores.transaction([&]() -> Result<> {
        YUYI_CHECK(requireLead(m_stores, m_actor));
        for (const RunId &id : runs) {
            YUYI_TRY(auto run, m_stores.runs().run(id));
            if (run.hidden == hidden)
                continue;
            run.hidden = hidden;
            YUYI_CHECK(m_stores.runs().updateRun(run));
            const AuditAction action = hidden ? AuditAction::Hidden : AuditAction::Shown;
            YUYI_CHECK(m_stores.record(makeEvent(Entity::Run, id.value(), action, m_actor)));
        }
        return {};
    });
}

Result<int> RunService::showHidden(const QList<RunKind> &kinds)
{
    QList<RunId> hidden;
    for (const RunKind kind : kinds) {
        YUYI_TRY(const auto runs, m_stores.runs().runs(true, kind));
        for (const Run &run : runs) {
            if (run.hidden)
                hidden.append(run.id);
        }
    }
    if (!hidden.isEmpty())
        YUYI_CHECK(setHidden(hidden, false));
    return static_cast<int>(hidden.size());
}

Result<QHash<QuestionVersionId, Image>> RunService::imagesOf(const ItemSetId &set)
{
    YUYI_TRY(const auto items, m_stores.runs().itemsOf(set));
    QList<ImageId> ids;
    for (const ItemSetItem &item : items)
        ids.append(item.image);
    YUYI_TRY(const auto images, m_stores.images().images(ids));
    QHash<ImageId, Image> known;
    for (const Image &image : images)
        known.insert(image.id, image);
    QHash<QuestionVersionId, Image> found;
    for (const ItemSetItem &item : items)
        found.insert(item.question, known.value(item.image));
    return found;
}

Result<> RunService::setBudget(const RunId &id, double budget)
{
    if (budget < 0)
        return failure(ErrorCode::Invalid, Tr::tr("The budget must be 0 (no limit) or more."));
    return m_stores.transaction([&]() -> Result<> {
        YUYI_CHECK(requireLead(m_stores, m_actor));
        YUYI_TRY(auto run, m_stores.runs().run(id));
        return changeBudget(m_stores, run, budget, m_actor);
    });
}

Result<> RunService::renameSet(const ItemSetId &set, const QString &name)
{
    const QString tidy = name.trimmed();
    if (tidy.isEmpty() || tidy.size() > 100)
        return failure(ErrorCode::Invalid, Tr::tr("A name must have 1 to 100 characters."));
    return m_stores.transaction([&]() -> Result<> {
        YUYI_CHECK(requireLead(m_stores, m_actor));
        YUYI_TRY(const auto others, m_stores.runs().itemSets());
        const bool taken = std::any_of(others.begin(), others.end(),
                                       [&](const ItemSet &other) { return other.name == tidy && other.id != set; });
        if (taken)
            return failure(ErrorCode::Refused, Tr::tr("Another frozen item set is already named “%1”.").arg(tidy));
        YUYI_CHECK(m_stores.runs().renameItemSet(set, tidy));
        return m_stores.record(makeEvent(Entity::Run, set.value(), AuditAction::SetRenamed, m_actor));
    });
}

} // namespace yuyi
