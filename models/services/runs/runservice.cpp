// SPDX-License-Identifier: GPL-3.0-or-later
// Making, pausing and ending runs, and versions of prompts; estimates and previews are in files of their own.
#include "models/services/runs/runservice.h"

#include "models/domain/configurationjson.h"
#include "models/services/rules/events.h"
#include "models/services/rules/permissions.h"
#include "models/services/runs/plan.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::RunService)
};

Result<> checkConfiguration(const Configuration &configuration, const Preset &preset)
{
    static const QRegularExpression code(QStringLiteral("^[a-z0-9][a-z0-9._-]{0,39}$"));
    static const QRegularExpression mark(QStringLiteral("\\{([A-Za-z_]+)\\}"));
    if (!code.match(configuration.code).hasMatch()) {
        return failure(ErrorCode::Invalid, Tr::tr("“%1” is not a valid configuration code: use lower-case letters, digits, "
                                                  "“-”, “_” and “.”, at most 40 characters.")
                                               .arg(configuration.code));
    }
    for (const QString &needed : {QStringLiteral("{question}"), QStringLiteral("{options}")}) {
        if (!configuration.prompt.contains(needed))
            return failure(ErrorCode::Invalid, Tr::tr("The prompt lacks %1.").arg(needed));
    }
    auto marks = mark.globalMatch(configuration.prompt);
    while (marks.hasNext()) {
        const QString name = marks.next().captured(1);
        if (name != QLatin1String("question") && name != QLatin1String("options") && name != QLatin1String("key_words")) {
            return failure(ErrorCode::Invalid, Tr::tr("{%1} is not a placeholder. Available: {question}, {options} and "
                                                      "{key_words}.")
                                                   .arg(name));
        }
    }
    const bool withWords = configuration.prompt.contains(QLatin1String("{key_words}"));
    if (withWords && configuration.keywords.isEmpty())
        return failure(ErrorCode::Invalid, Tr::tr("The prompt contains {key_words}; choose their dimension."));
    if (!configuration.keywords.isEmpty() && !preset.dimension(configuration.keywords)) {
        return failure(ErrorCode::Invalid,
                       Tr::tr("There is no dimension “%1” in this project.").arg(configuration.keywords.text()));
    }
    if (configuration.shots < 0 || configuration.shots > RunService::mostShots)
        return failure(ErrorCode::Invalid, Tr::tr("A prompt can have 0 to %1 few-shot examples.").arg(RunService::mostShots));
    if (configuration.examples.size() < configuration.shots) {
        return failure(ErrorCode::Invalid,
                       Tr::tr("The prompt needs %n few-shot example(s); enter the same number of items.", nullptr, configuration.shots));
    }
    return {};
}

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

/// One that has not ended before one that is done; the newest of each.
const Run *sameRun(const QList<Run> &stored, const Run &wanted, SameRuns same)
{
    const Run *done = nullptr;
    for (const Run &other : stored) {
        if (!asksTheSame(other, wanted))
            continue;
        if (other.state != RunState::Done)
            return &other;
        done = done ? done : &other;
    }
    return same == SameRuns::Found ? done : nullptr;
}

} // namespace

QString titleOf(ExampleItems choice)
{
    switch (choice) {
    case ExampleItems::LeaveOutOfFewShot: return Tr::tr("Not asked with few-shot prompts");
    case ExampleItems::LeaveOutOfAll: return Tr::tr("Not asked at all");
    case ExampleItems::Ask: return Tr::tr("Asked like all other items");
    }
    return {};
}

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
                saved = known;   // the newest comes last
        }
        if (!saved.id.isNull() && toJson(saved.configuration) == toJson(configuration))
            return {};
        // Going back to former words is a new version, too: the newest is the one in force.
        wanted.id = PromptTemplateId::create();
        wanted.createdAt = m_clock();
        wanted.createdBy = m_actor;
        YUYI_TRY(const auto stored, m_stores.endpoints().addTemplate(wanted));
        saved = stored;
        return m_stores.record(makeEvent(Entity::Run, saved.id.value(), QStringLiteral("template-saved"), m_actor, {},
                                         jsonText({{"configuration", toUtf8(configuration.code)}, {"number", saved.number}})));
    }));
    return saved;
}

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
        YUYI_TRY(const auto before, same == SameRuns::Anew ? Result<QList<Run>>(QList<Run>()) : stores.runs().runs(true, run.kind));
        if (const Run *known = sameRun(before, run, same)) {
            made.append(*known);
            continue;
        }
        run.id = RunId::create();
        if (launch.isNull())
            launch = run.id;
        run.launch = launch;
        run.createdAt = clock();
        run.createdBy = actor;
        YUYI_CHECK(stores.runs().addRun(run));
        const Json summary{{"model", toUtf8(run.model)}, {"configuration", toUtf8(run.configuration)},
                           {"items", resolved.sets.at(planned.set).items.size()}};
        if (const auto recorded =
                stores.record(makeEvent(Entity::Run, run.id.value(), QStringLiteral("added"), actor, {}, jsonText(summary)));
            !recorded)
            return passOn(recorded);
        made.append(run);
    }
    return made;
}

Result<QList<Run>> doneRuns(Stores &stores, const ResolvedPlan &resolved)
{
    QList<Run> done;
    for (const PlannedRun &planned : resolved.runs) {
        Run run = planned.run;
        run.itemSet = resolved.sets.at(planned.set).frozen;
        YUYI_TRY(const auto words, knownTemplate(stores, planned.promptTemplate));
        run.promptTemplate = words;
        if (run.itemSet.isNull() || run.promptTemplate.isNull())
            continue;
        YUYI_TRY(const auto before, stores.runs().runs(true, run.kind));
        const Run *known = sameRun(before, run, SameRuns::Found);
        if (known && known->state == RunState::Done)
            done.append(*known);
    }
    return done;
}

Result<QList<Run>> RunService::alreadyDone(const RunPlan &plan)
{
    YUYI_TRY(const auto resolved, resolvePlan(m_stores, plan));
    return doneRuns(m_stores, resolved);
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
            YUYI_CHECK(m_stores.record(makeEvent(Entity::Run, id.value(), codeOf(state), m_actor)));
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
            const QString action = hidden ? QStringLiteral("hidden") : QStringLiteral("shown");
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
        const Json before{{"budget", run.budget}};
        run.budget = budget;
        YUYI_CHECK(m_stores.runs().updateRun(run));
        return m_stores.record(makeEvent(Entity::Run, id.value(), QStringLiteral("budget"), m_actor, jsonText(before),
                                         jsonText({{"budget", budget}})));
    });
}

Result<> RunService::renameSet(const ItemSetId &set, const QString &name)
{
    const QString tidy = name.trimmed();
    if (tidy.isEmpty() || tidy.size() > 100)
        return failure(ErrorCode::Invalid, Tr::tr("A name has 1 to 100 characters."));
    return m_stores.transaction([&]() -> Result<> {
        YUYI_CHECK(requireLead(m_stores, m_actor));
        YUYI_TRY(const auto others, m_stores.runs().itemSets());
        const bool taken = std::any_of(others.begin(), others.end(),
                                       [&](const ItemSet &other) { return other.name == tidy && other.id != set; });
        if (taken)
            return failure(ErrorCode::Refused, Tr::tr("Another frozen item set is already named “%1”.").arg(tidy));
        YUYI_CHECK(m_stores.runs().renameItemSet(set, tidy));
        return m_stores.record(makeEvent(Entity::Run, set.value(), QStringLiteral("set-renamed"), m_actor));
    });
}

} // namespace yuyi
