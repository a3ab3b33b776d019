// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/descriptions/descriptionservice.h"

#include "models/services/descriptions/scoredreplies.h"
#include "models/services/rules/hiddenitems.h"
#include "models/services/rules/permissions.h"
#include "models/services/runs/planning/launching.h"
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
    YUYI_TRY(const auto stored, stores.endpoints().templates());
    std::optional<PromptTemplate> newest;
    for (const PromptTemplate &one : stored) {
        if (one.configuration.code == code)
            newest = one; // the newest comes last
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
                           Tr::tr("A prompt for describing images must not contain {%1}.").arg(name));
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
    YUYI_TRY(const auto newest, newestVersion(stores, configuration.code));
    if (newest)
        configuration.prompt = newest->configuration.prompt;
    if (!prompt.isEmpty())
        configuration.prompt = prompt;
    YUYI_CHECK(checkPrompt(configuration.prompt, judge));
    if (newest && newest->configuration.prompt == configuration.prompt && newest->configuration.withImage == withPicture)
        return *newest;
    made.number = newest ? newest->number + 1 : 1;
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
    YUYI_TRY(const auto frozen, stores.runs().itemSetOfHash(chosen.hash));
    if (frozen)
        chosen.frozen = frozen->id;
    return {};
}

Result<> checkNumbers(const RunPlan &plan)
{
    if (plan.endpoints.isEmpty())
        return failure(ErrorCode::Invalid, Tr::tr("Choose at least one endpoint."));
    if (plan.budget.value_or(0) < 0)
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
    YUYI_TRY(const auto task, descriptionTask(m_stores, code));
    YUYI_TRY(const auto newest, newestVersion(m_stores, judge ? judgeCode(task.task.code) : describeCode(task.task.code)));
    if (newest)
        return newest->configuration.prompt;
    return judge ? task.task.judgePrompt : task.task.prompt;
}

Result<ResolvedPlan> DescriptionService::resolve(const DescriptionPlan &plan)
{
    YUYI_CHECK(checkNumbers(plan.run));
    YUYI_TRY(const auto task, descriptionTask(m_stores, plan.task));
    YUYI_TRY(const auto endpoints, endpointsOf(m_stores, plan.run));
    YUYI_TRY(const auto version, templateFor(m_stores, task.task, false, plan.prompt, true));
    ItemChooser chooser(m_stores);
    ItemChoice choice = plan.run.items;
    choice.limit = 0;
    if (plan.taskItems) {
        YUYI_TRY(const auto own, chooser.read(task.task.items));
        choice.filter.terms = own.terms + choice.filter.terms;
    }
    YUYI_TRY(auto chosen, chooser.choose(choice));
    onePerPicture(chosen, plan.run.items.limit);
    if (chosen.items.isEmpty()) {
        const QString sentence =
            plan.taskItems && !task.task.items.isEmpty()
                ? Tr::tr(
                      "No image matches the selection. The task covers only images that match “%1”.")
                      .arg(task.task.items)
                : Tr::tr("No image matches the selection.");
        if (chosen.notAccepted == 0)
            return failure(ErrorCode::Refused, sentence);
        const QString more = Tr::tr(
            "%n more item(s) match the selection but are not accepted yet. To include them, add their stage to the conditions of the "
            "selection.",
            nullptr, chosen.notAccepted);
        return failure(ErrorCode::Refused, QStringLiteral("%1 %2").arg(sentence, more));
    }
    YUYI_CHECK(findFrozen(m_stores, chosen));
    ResolvedPlan resolved;
    resolved.sets.append(chosen);
    if (chosen.notAccepted > 0) {
        resolved.notes.append(Tr::tr(
            "%n more item(s) match the selection but are not accepted yet. To include them, add their stage to the conditions of the "
            "selection.",
            nullptr, chosen.notAccepted));
    }
    if (task.builtIn) {
        resolved.notes.append(Tr::tr(
            "The preset stored with this project has no description task. The program uses the description task from its built-in "
            "preset with the same name."));
    }
    const RunPlan run = plain(plan.run);
    for (const Endpoint &endpoint : endpoints) {
        if (endpoint.section == ModelSection::TextOnly) {
            return failure(ErrorCode::Refused, Tr::tr("The endpoint “%1” is a text-only model and cannot see images. Choose "
                                                      "another endpoint.")
                                                   .arg(endpoint.name));
        }
        PlannedRun planned;
        planned.endpoint = endpoint;
        planned.promptTemplate = version;
        planned.run = runOf(run, endpoint);
        YUYI_CHECK(checkBudget(planned.run, endpoint.name));
        planned.run.kind = RunKind::Descriptions;
        planned.run.configuration = version.configuration.code;
        resolved.runs.append(planned);
    }
    return resolved;
}

Result<ResolvedPlan> DescriptionService::resolve(const JudgePlan &plan)
{
    YUYI_CHECK(checkNumbers(plan.run));
    if (plan.descriptions.isEmpty())
        return failure(ErrorCode::Invalid, Tr::tr("Choose the model whose descriptions are judged."));
    YUYI_TRY(const auto endpoints, endpointsOf(m_stores, plan.run));
    ResolvedPlan resolved;
    for (const RunId &id : plan.descriptions) {
        YUYI_TRY(const auto judged, m_stores.runs().run(id));
        if (judged.kind != RunKind::Descriptions)
            return failure(ErrorCode::Refused, Tr::tr("This run has no descriptions, so there is nothing to judge."));
        YUYI_TRY(const auto task, descriptionTask(m_stores, taskOf(judged.configuration)));
        YUYI_TRY(const auto version, templateFor(m_stores, task.task, true, plan.prompt, plan.withPicture));
        YUYI_TRY(const auto descriptions, descriptionsOf(m_stores, id));
        YUYI_TRY(const auto items, m_stores.runs().itemsOf(judged.itemSet));
        YUYI_TRY(const auto set, m_stores.runs().itemSet(judged.itemSet));
        if (descriptions.isEmpty())
            return failure(ErrorCode::Refused, Tr::tr("%1 has not described any image yet.").arg(modelTitle(judged)));
        ChosenItems chosen;
        for (const ItemSetItem &item : items)
            chosen.items.append({item, {}, {}, 0});
        chosen.hash = set.hash;
        chosen.frozen = set.id;
        chosen.images = static_cast<int>(items.size());
        resolved.sets.append(chosen);
        const qsizetype missing = items.size() * judged.repeats - descriptions.size();
        if (missing > 0) {
            resolved.notes.append(Tr::tr("%n description(s) to be judged do not exist yet. Continue the judge run when the model has "
                                         "written them.",
                                         nullptr,
                                         static_cast<int>(missing)));
        }
        RunPlan run = plain(plan.run);
        run.repeats = judged.repeats;
        for (const Endpoint &endpoint : endpoints) {
            PlannedRun planned;
            planned.endpoint = endpoint;
            planned.promptTemplate = version;
            planned.set = static_cast<int>(resolved.sets.size()) - 1;
            planned.run = runOf(run, endpoint);
            YUYI_CHECK(checkBudget(planned.run, endpoint.name));
            planned.run.kind = RunKind::Judgements;
            planned.run.judged = id;
            planned.run.configuration = version.configuration.code;
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
    YUYI_CHECK(requireLead(m_stores, m_actor));
    return weigh(plan.run, resolve(plan), progress);
}

Result<LaunchEstimate> DescriptionService::estimate(const JudgePlan &plan, Progress &progress)
{
    YUYI_CHECK(requireLead(m_stores, m_actor));
    return weigh(plan.run, resolve(plan), progress);
}

Result<SentPrompt> DescriptionService::previewItem(const ResolvedPlan &resolved, int picture)
{
    const QList<ChosenItem> &items = resolved.sets.constFirst().items;
    if (picture < 0 || picture >= items.size())
        return failure(ErrorCode::NotFound, Tr::tr("The selection does not contain this image."));
    const ItemSetItem &item = items.at(picture).item;
    if (resolved.runs.constFirst().run.kind == RunKind::Judgements) {
        YUYI_TRY(const auto hidden, hiddenItems(m_stores, m_actor));
        if (hidden.hides(item.question, item.image)) {
            return failure(ErrorCode::Refused, Tr::tr("You still have to annotate or validate this image, or it is in a calibration, so "
                                                      "its texts stay hidden."));
        }
    }
    return previewOf(m_stores, m_folder, resolved.runs.constFirst(), item);
}

Result<SentPrompt> DescriptionService::preview(const DescriptionPlan &plan, int picture)
{
    YUYI_CHECK(requireLead(m_stores, m_actor));
    YUYI_TRY(const auto resolved, resolve(plan));
    return previewItem(resolved, picture);
}

Result<SentPrompt> DescriptionService::preview(const JudgePlan &plan, int picture)
{
    YUYI_CHECK(requireLead(m_stores, m_actor));
    YUYI_TRY(const auto resolved, resolve(plan));
    return previewItem(resolved, picture);
}

Result<QList<Run>> DescriptionService::store(const RunPlan &plan, const Result<ResolvedPlan> &resolved, SameRuns same)
{
    if (!resolved)
        return passOn(resolved);
    return storeRuns(m_stores, plan, *resolved, m_actor, m_clock, same);
}

Result<QList<Run>> DescriptionService::alreadyDone(const DescriptionPlan &plan)
{
    YUYI_TRY(const auto resolved, resolve(plan));
    return doneRuns(m_stores, resolved);
}

Result<QList<Run>> DescriptionService::alreadyDone(const JudgePlan &plan)
{
    YUYI_TRY(const auto resolved, resolve(plan));
    return doneRuns(m_stores, resolved);
}

Result<QList<double>> DescriptionService::keptBudgets(const DescriptionPlan &plan)
{
    YUYI_TRY(const auto resolved, resolve(plan));
    return yuyi::keptBudgets(m_stores, resolved);
}

Result<QList<double>> DescriptionService::keptBudgets(const JudgePlan &plan)
{
    YUYI_TRY(const auto resolved, resolve(plan));
    return yuyi::keptBudgets(m_stores, resolved);
}

template <typename Plan>
Result<QList<Run>> DescriptionService::createAny(const Plan &plan, SameRuns same)
{
    QList<Run> made;
    YUYI_CHECK(m_stores.transaction([&]() -> Result<> {
        YUYI_CHECK(requireLead(m_stores, m_actor));
        YUYI_TRY(auto stored, store(plan.run, resolve(plan), same));
        for (Run &run : stored) {
            if (plan.run.budget && run.budget != *plan.run.budget)
                YUYI_CHECK(changeBudget(m_stores, run, *plan.run.budget, m_actor));
        }
        made = stored;
        return {};
    }));
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
    YUYI_CHECK(requireResultsReader(m_stores, m_actor));
    YUYI_TRY(const auto described, scoredRuns(m_stores));
    YUYI_TRY(const auto judged, m_stores.runs().runs(false, RunKind::Judgements));
    YUYI_TRY(const auto endpoints, m_stores.endpoints().endpoints(true));
    YUYI_TRY(const auto templates, m_stores.endpoints().templates());
    QHash<EndpointId, QString> names;
    for (const Endpoint &one : endpoints)
        names.insert(one.id, one.name);
    QHash<PromptTemplateId, PromptTemplate> versions;
    for (const PromptTemplate &one : templates)
        versions.insert(one.id, one);
    using Descriptions = QHash<RunSlot, Description>;
    // `about`: what a judge scores; null for other runs.
    const auto lineOf = [&](const Run &run, const Descriptions &words, const Descriptions *about) -> Result<DescriptionRun> {
        DescriptionRun line;
        line.run = run;
        line.endpointName = names.value(run.endpoint, run.model);
        const PromptTemplate version = versions.value(run.promptTemplate);
        line.taskTitle = version.configuration.title.text();
        line.promptNumber = version.number;
        YUYI_TRY(const auto set, m_stores.runs().itemSet(run.itemSet));
        YUYI_TRY(const auto states, m_stores.responses().slotStates(run.id));
        line.pictures = set.items;
        line.described = static_cast<int>(words.size());
        line.failed = static_cast<int>(std::count_if(states.begin(), states.end(), [&](const SlotState &state) {
            return state.status && !words.contains(state.slot);
        }));
        line.errors = static_cast<int>(std::count_if(states.begin(), states.end(), [](const SlotState &state) {
            return state.status && isError(*state.status);
        }));
        const auto replied = std::count_if(states.begin(), states.end(), [](const SlotState &state) { return state.status.has_value(); });
        line.judgeable = about ? static_cast<int>(about->size()) : 0;
        line.missing = about ? leftToJudge(*about, states) : line.requests() - static_cast<int>(replied);
        return line;
    };
    // Of the questions only those that the task covers count.
    const auto repliesOf = [&](const Run &run, DescriptionRun line) -> Result<DescriptionRun> {
        YUYI_TRY(const auto scored, scoredReplies(m_stores, run));
        YUYI_TRY(const auto states, m_stores.responses().slotStates(run.id));
        QSet<QuestionVersionId> covered;
        for (const ItemSetItem &item : scored.items)
            covered.insert(item.question);
        line.pictures = static_cast<int>(scored.items.size());
        line.described = static_cast<int>(scored.replies.size());
        line.failed = static_cast<int>(std::count_if(states.begin(), states.end(), [&](const SlotState &state) {
            return state.status && state.slot.rotation == 0 && covered.contains(state.slot.question)
                && !scored.replies.contains(state.slot);
        }));
        line.errors = 0;
        line.missing = 0;
        return line;
    };
    QList<DescriptionRun> lines;
    for (const Run &run : described) {
        YUYI_TRY(const auto words, descriptionsOf(m_stores, run.id));
        YUYI_TRY(auto line, lineOf(run, words, nullptr));
        if (run.kind == RunKind::Questions) {
            YUYI_TRY(const auto own, repliesOf(run, line));
            lines.append(own);
            continue;
        }
        YUYI_TRY(const auto ratings, m_stores.ratings().ofRun(run.id));
        QSet<AttemptId> read;
        for (const ReplyRating &rating : ratings) {
            if (rating.score && !rating.judgement.isNull())
                read.insert(rating.judgement);
        }
        for (auto judge = judged.crbegin(); judge != judged.crend(); ++judge) {
            if (judge->judged != run.id)
                continue;
            YUYI_TRY(const auto replies, descriptionsOf(m_stores, judge->id));
            YUYI_TRY(auto own, lineOf(*judge, replies, &words));
            YUYI_TRY(const auto newest, m_stores.responses().scoredSlots(judge->id, Scorer::Strict));
            own.read = static_cast<int>(std::count_if(newest.begin(), newest.end(),
                                                      [&](const ScoredSlot &slot) { return read.contains(slot.attempt); }));
            line.judges.append(own);
        }
        lines.append(line);
    }
    return lines;
}

Result<Run> DescriptionService::run(const QString &word, RunKind kind)
{
    YUYI_TRY(const auto runs, kind == RunKind::Descriptions ? scoredRuns(m_stores) : m_stores.runs().runs(false, kind));
    QStringList names;
    QList<Run> begin;
    for (const Run &run : runs) {
        const QString id = run.id.toString();
        if (id == word || run.model == word)
            return run;
        if (word.size() >= 4 && id.startsWith(word))
            begin.append(run);
        names.append(Tr::tr("%1 (%2)", "model, beginning of an id").arg(run.model, id.left(8)));
    }
    if (begin.size() == 1)
        return begin.constFirst();
    if (runs.isEmpty())
        return failure(ErrorCode::NotFound, Tr::tr("No model has been asked to describe images yet."));
    return failure(ErrorCode::NotFound, Tr::tr("There is no description run “%1”. Available: %2.")
                                            .arg(word, names.join(Tr::tr(", ", "between the items of a list"))));
}

} // namespace yuyi
