// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/descriptions/descriptionservice.h"

#include "models/services/rules/permissions.h"
#include "models/services/runs/plan.h"
#include "models/stores/ratingstore.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QSet>

#include <algorithm>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::DescriptionService)
};

/// The newest stored version of a configuration; nothing where none was used yet.
Result<std::optional<PromptTemplate>> newestVersion(Stores &stores, const QString &code)
{
    const auto stored = stores.endpoints().templates();
    if (!stored)
        return passOn(stored);
    std::optional<PromptTemplate> newest;
    for (const PromptTemplate &one : *stored) {
        if (one.configuration.code == code)
            newest = one;   // the newest comes last
    }
    return newest;
}

Result<> checkPrompt(const QString &prompt, bool judge)
{
    static const QRegularExpression mark(QStringLiteral("\\{([A-Za-z_]+)\\}"));
    static const QStringList known{QStringLiteral("description"), QStringLiteral("explanation"), QStringLiteral("implied_meaning")};
    if (prompt.trimmed().isEmpty())
        return failure(ErrorCode::Invalid, Tr::tr("The prompt is empty."));
    if (judge && !prompt.contains(QLatin1String("{description}")))
        return failure(ErrorCode::Invalid, Tr::tr("A judge prompt needs {description}, which is replaced by the model's "
                                                  "description."));
    for (auto marks = mark.globalMatch(prompt); marks.hasNext();) {
        const QString name = marks.next().captured(1);
        if (judge && !known.contains(name)) {
            return failure(ErrorCode::Invalid,
                           Tr::tr("{%1} is not a placeholder. Available: {description}, {explanation} and {implied_meaning}.").arg(name));
        }
        if (!judge && known.contains(name)) {
            return failure(ErrorCode::Invalid,
                           Tr::tr("A model that describes an image must not be shown {%1}.").arg(name));
        }
    }
    return {};
}

/// The version a run asks with: the newest, or a new one where the words or the picture differ.
Result<PromptTemplate> templateFor(Stores &stores, const DescriptionTask &task, bool judge, const QString &prompt, bool withPicture)
{
    PromptTemplate made;
    Configuration &configuration = made.configuration;
    configuration.code = judge ? judgeCode(task.code) : describeCode(task.code);
    configuration.title = task.title;
    configuration.prompt = judge ? task.judgePrompt : task.prompt;
    configuration.withImage = withPicture;
    const auto newest = newestVersion(stores, configuration.code);
    if (!newest)
        return passOn(newest);
    if (*newest)
        configuration.prompt = (*newest)->configuration.prompt;
    if (!prompt.isEmpty())
        configuration.prompt = prompt;
    if (const auto good = checkPrompt(configuration.prompt, judge); !good)
        return passOn(good);
    if (*newest && (*newest)->configuration.prompt == configuration.prompt && (*newest)->configuration.withImage == withPicture)
        return **newest;
    made.number = *newest ? (*newest)->number + 1 : 1;
    return made;
}

/// One item for each picture: the first of its questions.
void onePerPicture(ChosenItems &chosen, int limit)
{
    QSet<ImageId> seen;
    QList<ChosenItem> kept;
    QList<ItemSetItem> list;
    for (const ChosenItem &one : std::as_const(chosen.items)) {
        if (seen.contains(one.item.image) || (limit > 0 && kept.size() >= limit))
            continue;
        seen.insert(one.item.image);
        kept.append(one);
        kept.last().item.position = static_cast<int>(kept.size()) - 1;
        list.append(kept.constLast().item);
    }
    chosen.items = kept;
    chosen.images = static_cast<int>(kept.size());
    chosen.hash = itemSetHash(list);
}

Result<> findFrozen(Stores &stores, ChosenItems &chosen)
{
    chosen.frozen = {};
    const auto frozen = stores.runs().itemSetOfHash(chosen.hash);
    if (!frozen)
        return passOn(frozen);
    if (*frozen)
        chosen.frozen = (*frozen)->id;
    return {};
}

Result<> checkNumbers(const RunPlan &plan)
{
    if (plan.endpoints.isEmpty())
        return failure(ErrorCode::Invalid, Tr::tr("Choose at least one endpoint."));
    if (plan.budget < 0)
        return failure(ErrorCode::Invalid, Tr::tr("The budget must be 0 (no limit) or more."));
    return {};
}

/// What is no question of options is of no use here.
RunPlan plain(RunPlan plan)
{
    plan.order = OptionOrder::Written;
    plan.repeats = 1;
    plan.configurations.clear();
    plan.examples.clear();
    return plan;
}

} // namespace

Result<QString> DescriptionService::prompt(const QString &code, bool judge)
{
    const auto task = descriptionTask(m_stores, code);
    if (!task)
        return passOn(task);
    const auto newest = newestVersion(m_stores, judge ? judgeCode(task->task.code) : describeCode(task->task.code));
    if (!newest)
        return passOn(newest);
    if (*newest)
        return (*newest)->configuration.prompt;
    return judge ? task->task.judgePrompt : task->task.prompt;
}

Result<ResolvedPlan> DescriptionService::resolve(const DescriptionPlan &plan)
{
    if (const auto good = checkNumbers(plan.run); !good)
        return passOn(good);
    const auto task = descriptionTask(m_stores, plan.task);
    const auto endpoints = endpointsOf(m_stores, plan.run);
    if (!task || !endpoints)
        return !task ? tl::unexpected(task.error()) : tl::unexpected(endpoints.error());
    const auto version = templateFor(m_stores, task->task, false, plan.prompt, true);
    if (!version)
        return passOn(version);
    ItemChooser chooser(m_stores);
    ItemChoice choice = plan.run.items;
    choice.limit = 0;
    if (plan.taskItems) {
        const auto own = chooser.read(task->task.items);
        if (!own)
            return passOn(own);
        choice.filter.terms = own->terms + choice.filter.terms;
    }
    auto chosen = chooser.choose(choice);
    if (!chosen)
        return passOn(chosen);
    onePerPicture(*chosen, plan.run.items.limit);
    if (chosen->items.isEmpty()) {
        const QString sentence = plan.taskItems && !task->task.items.isEmpty()
            ? Tr::tr("No image matches the selection. The task covers images of “%1”.").arg(task->task.items)
            : Tr::tr("No image matches the selection.");
        if (chosen->notAccepted == 0)
            return failure(ErrorCode::Refused, sentence);
        const QString more = Tr::tr("%n more item(s) match but are not accepted yet. To include them, add a condition for "
                                    "their stage.",
                                      nullptr, chosen->notAccepted);
        return failure(ErrorCode::Refused, QStringLiteral("%1 %2").arg(sentence, more));
    }
    if (const auto found = findFrozen(m_stores, *chosen); !found)
        return passOn(found);
    ResolvedPlan resolved;
    resolved.sets.append(*chosen);
    if (chosen->notAccepted > 0) {
        resolved.notes.append(Tr::tr("%n more item(s) match but are not accepted yet. To include them, add a condition for "
                                     "their stage.",
                                       nullptr, chosen->notAccepted));
    }
    if (task->builtIn) {
        resolved.notes.append(Tr::tr("The preset stored with this project has no description task. The program uses the task "
                                     "of its own preset of the same name."));
    }
    const RunPlan run = plain(plan.run);
    for (const Endpoint &endpoint : *endpoints) {
        if (endpoint.section == ModelSection::TextOnly) {
            return failure(ErrorCode::Refused, Tr::tr("The endpoint “%1” is a text-only model and cannot see images. Choose "
                                                      "another endpoint.")
                                                   .arg(endpoint.name));
        }
        PlannedRun planned;
        planned.endpoint = endpoint;
        planned.promptTemplate = *version;
        planned.run = runOf(run, endpoint);
        planned.run.kind = RunKind::Descriptions;
        planned.run.configuration = version->configuration.code;
        resolved.runs.append(planned);
    }
    return resolved;
}

Result<ResolvedPlan> DescriptionService::resolve(const JudgePlan &plan)
{
    if (const auto good = checkNumbers(plan.run); !good)
        return passOn(good);
    if (plan.descriptions.isEmpty())
        return failure(ErrorCode::Invalid, Tr::tr("Choose the model whose descriptions are judged."));
    const auto endpoints = endpointsOf(m_stores, plan.run);
    if (!endpoints)
        return passOn(endpoints);
    ResolvedPlan resolved;
    for (const RunId &id : plan.descriptions) {
        const auto judged = m_stores.runs().run(id);
        if (!judged)
            return passOn(judged);
        if (judged->kind != RunKind::Descriptions)
            return failure(ErrorCode::Refused, Tr::tr("A judge needs descriptions; this run has none."));
        const auto task = descriptionTask(m_stores, taskOf(judged->configuration));
        if (!task)
            return passOn(task);
        const auto version = templateFor(m_stores, task->task, true, plan.prompt, plan.withPicture);
        if (!version)
            return passOn(version);
        const auto descriptions = descriptionsOf(m_stores, id);
        const auto items = m_stores.runs().itemsOf(judged->itemSet);
        const auto set = m_stores.runs().itemSet(judged->itemSet);
        if (!descriptions || !items || !set) {
            return !descriptions ? tl::unexpected(descriptions.error())
                : !items         ? tl::unexpected(items.error())
                                 : tl::unexpected(set.error());
        }
        if (descriptions->isEmpty())
            return failure(ErrorCode::Refused, Tr::tr("%1 has not described any image yet.").arg(modelTitle(*judged)));
        ChosenItems chosen;
        for (const ItemSetItem &item : *items)
            chosen.items.append({item, {}, {}, 0});
        chosen.hash = set->hash;
        chosen.frozen = set->id;
        chosen.images = static_cast<int>(items->size());
        resolved.sets.append(chosen);
        const qsizetype missing = items->size() * judged->repeats - descriptions->size();
        if (missing > 0) {
            resolved.notes.append(Tr::tr("%n image(s) have no description to judge yet; they are judged when there is one.", nullptr,
                                           static_cast<int>(missing)));
        }
        RunPlan run = plain(plan.run);
        run.repeats = judged->repeats;
        for (const Endpoint &endpoint : *endpoints) {
            PlannedRun planned;
            planned.endpoint = endpoint;
            planned.promptTemplate = *version;
            planned.set = static_cast<int>(resolved.sets.size()) - 1;
            planned.run = runOf(run, endpoint);
            planned.run.kind = RunKind::Judgements;
            planned.run.judged = id;
            planned.run.configuration = version->configuration.code;
            resolved.runs.append(planned);
        }
    }
    resolved.notes += withoutPictures(resolved.runs);
    return resolved;
}

Result<LaunchEstimate> DescriptionService::weigh(const RunPlan &plan, const Result<ResolvedPlan> &resolved, Progress &progress)
{
    if (!resolved)
        return passOn(resolved);
    return estimateRuns(m_stores, m_folder, plan, *resolved, progress);
}

Result<LaunchEstimate> DescriptionService::estimate(const DescriptionPlan &plan, Progress &progress)
{
    return weigh(plan.run, resolve(plan), progress);
}

Result<LaunchEstimate> DescriptionService::estimate(const JudgePlan &plan, Progress &progress)
{
    return weigh(plan.run, resolve(plan), progress);
}

Result<SentPrompt> DescriptionService::previewItem(const ResolvedPlan &resolved, int picture)
{
    const QList<ChosenItem> &items = resolved.sets.constFirst().items;
    if (picture < 0 || picture >= items.size())
        return failure(ErrorCode::NotFound, Tr::tr("The selection does not contain this image."));
    return previewOf(m_stores, m_folder, resolved.runs.constFirst(), items.at(picture).item);
}

Result<SentPrompt> DescriptionService::preview(const DescriptionPlan &plan, int picture)
{
    const auto resolved = resolve(plan);
    if (!resolved)
        return passOn(resolved);
    return previewItem(*resolved, picture);
}

Result<SentPrompt> DescriptionService::preview(const JudgePlan &plan, int picture)
{
    const auto resolved = resolve(plan);
    if (!resolved)
        return passOn(resolved);
    return previewItem(*resolved, picture);
}

Result<QList<Run>> DescriptionService::store(const RunPlan &plan, const Result<ResolvedPlan> &resolved, SameRuns same)
{
    if (!resolved)
        return passOn(resolved);
    return storeRuns(m_stores, plan, *resolved, m_actor, m_clock, same);
}

Result<QList<Run>> DescriptionService::alreadyDone(const DescriptionPlan &plan)
{
    const auto resolved = resolve(plan);
    if (!resolved)
        return passOn(resolved);
    return doneRuns(m_stores, *resolved);
}

Result<QList<Run>> DescriptionService::alreadyDone(const JudgePlan &plan)
{
    const auto resolved = resolve(plan);
    if (!resolved)
        return passOn(resolved);
    return doneRuns(m_stores, *resolved);
}

template <typename Plan>
Result<QList<Run>> DescriptionService::createAny(const Plan &plan, SameRuns same)
{
    QList<Run> made;
    const auto done = m_stores.transaction([&]() -> Result<> {
        if (const auto lead = requireLead(m_stores, m_actor); !lead)
            return lead;
        const auto stored = store(plan.run, resolve(plan), same);
        if (!stored)
            return passOn(stored);
        made = *stored;
        return {};
    });
    if (!done)
        return passOn(done);
    return made;
}

Result<QList<Run>> DescriptionService::create(const DescriptionPlan &plan, SameRuns same)
{
    return createAny(plan, same);
}

Result<QList<Run>> DescriptionService::create(const JudgePlan &plan, SameRuns same)
{
    return createAny(plan, same);
}

Result<QList<DescriptionRun>> DescriptionService::runs()
{
    if (const auto reader = requireResultsReader(m_stores, m_actor); !reader)
        return passOn(reader);
    const auto described = m_stores.runs().runs(false, RunKind::Descriptions);
    const auto judged = m_stores.runs().runs(false, RunKind::Judgements);
    const auto endpoints = m_stores.endpoints().endpoints(true);
    const auto templates = m_stores.endpoints().templates();
    if (!described || !judged || !endpoints || !templates) {
        return !described ? tl::unexpected(described.error())
            : !judged     ? tl::unexpected(judged.error())
            : !endpoints  ? tl::unexpected(endpoints.error())
                          : tl::unexpected(templates.error());
    }
    QHash<EndpointId, QString> names;
    for (const Endpoint &one : *endpoints)
        names.insert(one.id, one.name);
    QHash<PromptTemplateId, PromptTemplate> versions;
    for (const PromptTemplate &one : *templates)
        versions.insert(one.id, one);
    const auto lineOf = [&](const Run &run) -> Result<DescriptionRun> {
        DescriptionRun line;
        line.run = run;
        line.endpointName = names.value(run.endpoint, run.model);
        const PromptTemplate version = versions.value(run.promptTemplate);
        line.taskTitle = version.configuration.title.text();
        line.promptNumber = version.number;
        const auto set = m_stores.runs().itemSet(run.itemSet);
        const auto states = m_stores.runs().slotStates(run.id);
        const auto words = descriptionsOf(m_stores, run.id);
        if (!set || !states || !words)
            return !set ? tl::unexpected(set.error()) : !states ? tl::unexpected(states.error()) : tl::unexpected(words.error());
        line.pictures = set->items;
        line.described = static_cast<int>(words->size());
        line.failed = static_cast<int>(std::count_if(states->begin(), states->end(), [&](const SlotState &state) {
            return state.status && !words->contains(state.slot);
        }));
        line.errors = static_cast<int>(std::count_if(states->begin(), states->end(), [](const SlotState &state) {
            return state.status && isError(*state.status);
        }));
        const auto replied = std::count_if(states->begin(), states->end(), [](const SlotState &state) { return state.status.has_value(); });
        line.missing = line.requests() - static_cast<int>(replied);
        return line;
    };
    QList<DescriptionRun> lines;
    for (const Run &run : *described) {
        auto line = lineOf(run);
        if (!line)
            return passOn(line);
        const auto ratings = m_stores.ratings().ofRun(run.id);
        if (!ratings)
            return passOn(ratings);
        QSet<AttemptId> read;
        for (const ReplyRating &rating : *ratings) {
            if (rating.score && !rating.judgement.isNull())
                read.insert(rating.judgement);
        }
        for (auto judge = judged->crbegin(); judge != judged->crend(); ++judge) {
            if (judge->judged != run.id)
                continue;
            auto own = lineOf(*judge);
            const auto newest = m_stores.runs().scoredSlots(judge->id, Scorer::Strict);
            if (!own || !newest)
                return !own ? tl::unexpected(own.error()) : tl::unexpected(newest.error());
            own->read = static_cast<int>(std::count_if(newest->begin(), newest->end(),
                                                       [&](const ScoredSlot &slot) { return read.contains(slot.attempt); }));
            line->judges.append(*own);
        }
        lines.append(*line);
    }
    return lines;
}

Result<Run> DescriptionService::run(const QString &word, RunKind kind)
{
    const auto runs = m_stores.runs().runs(false, kind);
    if (!runs)
        return passOn(runs);
    QStringList names;
    QList<Run> begin;
    for (const Run &run : *runs) {
        const QString id = run.id.toString();
        if (id == word || run.model == word)
            return run;
        if (word.size() >= 4 && id.startsWith(word))
            begin.append(run);
        names.append(Tr::tr("%1 (%2)", "model, beginning of an id").arg(run.model, id.left(8)));
    }
    if (begin.size() == 1)
        return begin.constFirst();
    if (runs->isEmpty())
        return failure(ErrorCode::NotFound, Tr::tr("No model has been asked to describe images yet."));
    return failure(ErrorCode::NotFound, Tr::tr("There is no description run “%1”. Available: %2.")
                                            .arg(word, names.join(Tr::tr(", ", "between the items of a list"))));
}

} // namespace yuyi
