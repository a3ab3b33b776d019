// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/results/resultsservice.h"

#include "models/domain/annotation/optionlabels.h"
#include "models/services/review/validationservice.h"
#include "models/services/rules/itemchoice.h"
#include "models/services/rules/itemgroups.h"
#include "models/services/rules/missreadings.h"
#include "models/services/rules/permissions.h"
#include "models/services/rules/practicemarks.h"
#include "models/services/studies/analysis/data.h"
#include "models/stores/studystore.h"

#include <QCoreApplication>
#include <QMap>
#include <QSet>

#include <algorithm>
#include <utility>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::ResultsService)
};

/// The configurations as presets and stored versions have them.
struct Configurations {
    const Preset &preset;
    QList<PromptTemplate> stored; ///< by configuration, then number

    Configuration of(const Run &run) const
    {
        if (!run.promptTemplate.isNull()) {
            for (const PromptTemplate &version : stored) {
                if (version.id == run.promptTemplate)
                    return version.configuration;
            }
        }
        for (const Configuration &one : preset.configurations) {
            if (one.code == run.configuration)
                return one;
        }
        Configuration found;
        found.code = run.configuration;
        for (const PromptTemplate &version : stored) {
            if (version.configuration.code == run.configuration)
                found = version.configuration;
        }
        return found;
    }

    /// Asks as the few-shot prompts do, without examples.
    bool isDirect(const Configuration &configuration) const
    {
        if (configuration.shots > 0 || !configuration.withImage || !configuration.keywords.isEmpty())
            return false;
        bool any = false;
        for (const Configuration &one : preset.configurations) {
            any = any || one.shots > 0;
            if (one.shots > 0 && one.prompt == configuration.prompt && one.kindPrompts == configuration.kindPrompts)
                return true;
        }
        return !any && !preset.configurations.isEmpty() && preset.configurations.constFirst().code == configuration.code;
    }
};

QString titleOf(const Configuration &configuration)
{
    const QString title = configuration.title.text();
    return title.isEmpty() ? configuration.code : title;
}

/// What is correct most often among the questions of a split that have options, by their kind and one label.
class FrequentKeys
{
public:
    explicit FrequentKeys(const DimensionCode &by) : m_by(by) {}

    void count(const Question &question, const Labels &labels)
    {
        const OptionSet keys = question.keys();
        if (!keys.isEmpty() && labels.contains(m_by))
            ++m_counts[place(question, labels)][keys];
    }
    /// Of equally frequent ones the first; empty: no such question was counted.
    OptionSet of(const Question &question, const Labels &labels) const
    {
        OptionSet most;
        const QMap<OptionSet, int> counts = m_counts.value(place(question, labels));
        for (auto keys = counts.constBegin(); keys != counts.constEnd(); ++keys) {
            if (keys.value() > counts.value(most))
                most = keys.key();
        }
        return most;
    }

private:
    std::pair<QString, LabelCode> place(const Question &question, const Labels &labels) const
    {
        return {question.kind, labels.value(m_by).value(0)};
    }

    DimensionCode m_by;
    QHash<std::pair<QString, LabelCode>, QMap<OptionSet, int>> m_counts;
};

Result<FrequentKeys> frequentKeys(Stores &stores, const FrequentRule &rule)
{
    FrequentKeys keys(rule.by);
    YUYI_TRY(const auto items, stores.annotations().items());
    for (const Item &item : items) {
        if (item.split == rule.split)
            keys.count(item.question, item.labels);
    }
    return keys;
}

/// @param preset the project's
Result<> readItems(Stores &stores, const Preset &preset, ResultsData &data)
{
    QList<QuestionVersionId> versions;
    QHash<QuestionVersionId, Labels> labels;
    ItemChooser chooser(stores);
    for (const ResultsRun &run : std::as_const(data.runs)) {
        if (data.sets.contains(run.run.itemSet))
            continue;
        YUYI_TRY(auto items, chooser.itemsOf(run.run.itemSet));
        for (ItemSetItem &item : items)
            labelSplit(item, preset);
        for (const ItemSetItem &item : items) {
            if (data.items.contains(item.question))
                continue;
            ResultsItem known;
            known.question = item.question;
            known.image = item.image;
            known.itemId = item.itemId;
            data.items.insert(item.question, known);
            labels.insert(item.question, item.labels);
            versions.append(item.question);
        }
        data.sets.insert(run.run.itemSet, items);
    }
    YUYI_TRY(const auto questions, stores.runs().questions(versions));
    for (const Question &question : questions) {
        ResultsItem &item = data.items[question.versionId];
        item.stem = question.stem;
        item.options = question.options;
        item.keys = question.keys();
        item.accepted = question.accepted;
        item.ownLabels = AnswerForm(data.preset.kind(question.kind)).ownLabels;
        item.media = question.media;
    }
    data.preset = groupedPreset(preset, labels.values());
    if (!preset.frequent)
        return {};
    YUYI_TRY(const auto frequent, frequentKeys(stores, *preset.frequent));
    for (const Question &question : questions)
        data.items[question.versionId].frequent = frequent.of(question, labels.value(question.versionId));
    return {};
}

/// The accepted and released questions of the project; all of them while none is.
Result<QList<ItemSetItem>> itemsOfDataSet(Stores &stores)
{
    ItemChooser chooser(stores);
    YUYI_TRY(const auto chosen, chooser.choose({}));
    if (chosen.items.isEmpty())
        return chooser.everything();
    QList<ItemSetItem> items;
    for (const ChosenItem &one : chosen.items)
        items.append(one.item);
    return items;
}

/// Imported runs hold what a file held: how many questions of the data set it says nothing of.
Result<> readDataSet(Stores &stores, ResultsData &data)
{
    const auto isImported = [](const ResultsRun &one) { return one.run.origin == RunOrigin::Imported; };
    if (std::none_of(data.runs.begin(), data.runs.end(), isImported))
        return {};
    YUYI_TRY(const auto all, itemsOfDataSet(stores));
    data.dataSet = all;
    countMissing(data);
    return {};
}

/// Leads see what item analysis sees; others only rounds that are over.
Result<ItemVotes> votesFor(Stores &stores, const Person &reader)
{
    if (reader.is(Role::Lead))
        return ValidationService(stores, reader.id).itemVotes();
    YUYI_TRY(auto votes, stores.validation().itemVotes());
    std::erase_if(votes.votes, [&](const ItemVote &vote) {
        return votes.items.at(vote.item).state == ValidationState::Open;
    });
    return votes;
}

bool hasAnswers(const StudyData &data)
{
    return std::any_of(data.people.begin(), data.people.end(), [](const StudiedPerson &person) {
        return std::any_of(person.trials.begin(), person.trials.end(),
                           [](const Trial &trial) { return trial.part == StudyPart::Main && trial.isAnswered(); });
    });
}

/// Nobody answers any more: closed, or all people have finished.
bool isComplete(const StudyData &data)
{
    return data.study.state == StudyState::Closed
        || std::all_of(data.people.begin(), data.people.end(),
                       [](const StudiedPerson &person) { return person.participant.state == ParticipantState::Finished; });
}

/// Studies with answers of people, and the one that is wanted; else the newest that is complete, or the newest.
Result<> readStudies(Stores &stores, const std::optional<StudyId> &wanted, ResultsData &data)
{
    YUYI_TRY(const auto studies, stores.studies().studies());
    for (const Study &study : studies) {
        if (study.state == StudyState::Draft)
            continue;
        YUYI_TRY(auto read, readStudy(stores, study.id, false));
        if (hasAnswers(read)) {
            data.studies.append(study);
            const bool better = data.study == nullptr || (!isComplete(*data.study) && isComplete(read));
            if (wanted ? *wanted == study.id : better)
                data.study = std::make_shared<const StudyData>(std::move(read));
        } else if (wanted && *wanted == study.id) {
            return failure(ErrorCode::Refused, Tr::tr("Nobody has answered anything in the study “%1” yet.").arg(study.name));
        }
    }
    if (wanted && !wanted->isNull() && !data.study)
        return failure(ErrorCode::NotFound, Tr::tr("The selected study does not exist or is still a draft."));
    return {};
}

/// Which models have read misses of the runs.
Result<> readJudgements(Stores &stores, ResultsData &data)
{
    YUYI_TRY(const auto judges, stores.runs().runs(true, RunKind::Extractions));
    QList<RunId> runs;
    for (const ResultsRun &one : std::as_const(data.runs)) {
        if (std::any_of(judges.begin(), judges.end(), [&](const Run &judge) { return judge.judged == one.run.id; }))
            runs.append(one.run.id);
    }
    data.judged = !runs.isEmpty();
    if (data.scorer != Scorer::Judge || runs.isEmpty())
        return {};
    YUYI_TRY(const auto readBy, readByModels(stores, runs));
    for (ResultsRun &one : data.runs)
        one.readBy = readBy.value(one.run.id);
    return {};
}

} // namespace

Result<QList<ResultsRunEntry>> ResultsService::runs(bool hiddenToo)
{
    YUYI_CHECK(requireResultsReader(m_stores, m_actor));
    YUYI_TRY(const auto project, m_stores.project().info());
    YUYI_TRY(const auto stored, m_stores.endpoints().templates());
    YUYI_TRY(const auto sets, m_stores.runs().itemSets());
    YUYI_TRY(const auto runs, m_stores.runs().runs(hiddenToo));
    QHash<ItemSetId, int> sizes;
    for (const ItemSet &set : sets)
        sizes.insert(set.id, set.items);
    const Configurations configurations{project.preset, stored};
    QList<ResultsRunEntry> entries;
    for (const Run &run : runs)
        entries.append({run, titleOf(configurations.of(run)), sizes.value(run.itemSet)});
    return entries;
}

Result<ResultsData> ResultsService::data(const ResultsQuery &query)
{
    NoProgress progress;
    return data(query, progress);
}

Result<ResultsData> ResultsService::replies(const ResultsQuery &query)
{
    NoProgress progress;
    return replies(query, progress);
}

Result<ResultsData> ResultsService::data(const ResultsQuery &query, Progress &progress)
{
    YUYI_TRY(const auto reader, requireResultsReader(m_stores, m_actor));
    YUYI_TRY(auto data, replies(query, progress));
    YUYI_CHECK(readStudies(m_stores, query.study, data));
    // Answers of people, and what the reader may not see, concern the items of the replies alone.
    if (data.items.isEmpty())
        return data;
    YUYI_TRY(const auto votes, votesFor(m_stores, reader));
    data.votes = votes;
    YUYI_TRY(const auto hidden, hiddenItems(m_stores, m_actor));
    data.hidden = hidden;
    return data;
}

Result<ResultsData> ResultsService::replies(const ResultsQuery &query, Progress &progress)
{
    YUYI_CHECK(requireResultsReader(m_stores, m_actor));
    YUYI_TRY(const auto project, m_stores.project().info());
    YUYI_TRY(const auto stored, m_stores.endpoints().templates());
    YUYI_TRY(auto runs, m_stores.runs().runs(!query.runs.isEmpty()));

    ResultsData data;
    if (query.runs.isEmpty() && query.neverPractice)
        data.practiceLeftOut = static_cast<int>(runs.removeIf([](const Run &run) { return run.isPractice(); }));
    else if (query.runs.isEmpty())
        data.practiceLeftOut = leaveOutPractice(runs, query.withPractice);
    data.preset = forItems(project.preset);
    data.scorer = query.scorer;
    data.withPractice = query.withPractice;
    YUYI_TRY(const auto known, m_stores.endpoints().endpoints(true));
    QHash<EndpointId, QString> endpoints;
    for (const Endpoint &one : known)
        endpoints.insert(one.id, one.name);
    const Configurations configurations{data.preset, stored};
    for (const Configuration &one : std::as_const(data.preset.configurations))
        data.configurations.insert(one.code, one.title);
    for (const PromptTemplate &version : stored)
        data.configurations.insert(version.configuration.code, version.configuration.title);
    progress.setTotal(query.runs.isEmpty() ? runs.size() : query.runs.size());
    for (const Run &run : runs) {
        if (!query.runs.isEmpty() && !query.runs.contains(run.id))
            continue;
        if (progress.cancelled())
            return failure(ErrorCode::Cancelled, Tr::tr("Reading the replies was stopped."));
        YUYI_TRY(const auto replies, m_stores.responses().scoredSlots(run.id, query.scorer));
        const Configuration configuration = configurations.of(run);
        ResultsRun one;
        one.run = run;
        one.title = titleOf(configuration);
        one.endpoint = endpoints.value(run.endpoint);
        one.withImage = showsPictures(run, configuration);
        one.shots = configuration.shots;
        one.sameAsDirect = configurations.isDirect(configuration);
        one.replies = replies;
        data.runs.append(std::move(one));
        progress.advance();
    }
    YUYI_CHECK(readJudgements(m_stores, data));
    if (data.runs.size() < query.runs.size())
        return failure(ErrorCode::NotFound, Tr::tr("A selected run no longer exists. Choose the runs again."));
    YUYI_CHECK(readItems(m_stores, project.preset, data));
    YUYI_CHECK(readDataSet(m_stores, data));
    return data;
}

} // namespace yuyi
