// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/runs/planning/plan.h"

#include "models/domain/preset/configurationjson.h"
#include "models/domain/preset/extracting.h"
#include "models/services/rules/descriptiontasks.h"
#include "models/services/runs/planning/plannedtexts.h"
#include "models/services/runs/planning/plannotes.h"

#include <QCoreApplication>
#include <QSet>

#include <algorithm>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::RunPlan)
};

constexpr int repeatsAtMost = 100;

QString listed(const QStringList &names)
{
    return names.join(Tr::tr(", ", "between the items of a list"));
}

Result<> checkNumbers(const RunPlan &plan)
{
    if (plan.repeats < 1 || plan.repeats > repeatsAtMost)
        return failure(ErrorCode::Invalid, Tr::tr("The number of repeats must be from 1 to %1.").arg(repeatsAtMost));
    if (plan.seed < 0)
        return failure(ErrorCode::Invalid, Tr::tr("The seed must be a whole number, 0 or greater."));
    if (plan.budget.value_or(0) < 0)
        return failure(ErrorCode::Invalid, Tr::tr("The budget must be 0 (no limit) or more."));
    if (plan.endpoints.isEmpty())
        return failure(ErrorCode::Invalid, Tr::tr("Choose at least one endpoint."));
    if (plan.configurations.isEmpty())
        return failure(ErrorCode::Invalid, Tr::tr("Choose at least one configuration."));
    return {};
}

Result<PromptTemplate> templateFor(const PlannedConfiguration &wanted, const QList<OfferedConfiguration> &offered)
{
    QStringList codes;
    for (const OfferedConfiguration &one : offered) {
        codes.append(one.newest.configuration.code);
        if (one.newest.configuration.code != wanted.code)
            continue;
        if (wanted.version.isNull())
            return one.newest;
        for (const PromptTemplate &version : one.versions) {
            if (version.id == wanted.version)
                return version;
        }
        return failure(ErrorCode::NotFound, Tr::tr("The configuration “%1” does not have the chosen version.").arg(wanted.code));
    }
    return failure(ErrorCode::Invalid,
                   Tr::tr("There is no configuration “%1”. Available: %2.").arg(wanted.code, listed(codes)));
}

/// Whether each item gets examples of its own: examples that the plan names come before a rule.
bool followsRule(const Configuration &configuration, const RunPlan &plan)
{
    return choosesShots(configuration) && plan.examples.isEmpty();
}

/// The items a configuration shows as worked examples: those the plan names, else its own.
QStringList examplesOf(const Configuration &configuration, const RunPlan &plan)
{
    if (configuration.shots <= 0 || followsRule(configuration, plan))
        return {};
    const QStringList &names = plan.examples.isEmpty() ? configuration.examples : plan.examples;
    return names.mid(0, configuration.shots);
}

/// The language in which a configuration is asked at an endpoint; empty: as the items are written. What the launch says comes first.
QString languageOf(const RunPlan &plan, const Configuration &configuration, const Endpoint &endpoint, const Preset &preset)
{
    for (const QString &language : {plan.parameters.language, configuration.language, endpoint.parameters.language}) {
        if (!language.isEmpty())
            return language == preset.language ? QString() : language;
    }
    return {};
}

ChatParameters parametersOf(const RunPlan &plan, const Endpoint &endpoint)
{
    ChatParameters merged = endpoint.parameters;
    merged.leftOut.clear();
    merged.language.clear(); // what is asked decides; see languageOf()
    merged.completionTokens = false;
    const ChatParameters &own = plan.parameters;
    if (own.temperature)
        merged.temperature = own.temperature;
    if (!merged.temperature)
        merged.temperature = 0;
    if (own.maxTokens)
        merged.maxTokens = own.maxTokens;
    if (own.topP)
        merged.topP = own.topP;
    if (own.seed)
        merged.seed = own.seed;
    merged.stream = merged.stream || own.stream;
    merged.examples = own.examples;
    for (const auto &[name, value] : own.extra.items())
        merged.extra[name] = value;
    return merged;
}

/// Versions of the items named; NotFound names the first that is not there.
Result<QList<QuestionVersionId>> versionsOf(const QStringList &names, const QHash<QString, QuestionVersionId> &known,
                                            const QString &configuration)
{
    QList<QuestionVersionId> versions;
    for (const QString &name : names) {
        const auto found = known.constFind(name);
        if (found == known.constEnd()) {
            return failure(ErrorCode::NotFound,
                           Tr::tr("The configuration “%1” uses item “%2” as a few-shot example, but this item is not in the project. "
                                  "Choose other examples.")
                               .arg(configuration, name));
        }
        versions.append(*found);
    }
    return versions;
}

ExampleForm exampleForm(const PlannedRun &planned)
{
    if (planned.run.examples.isEmpty() && planned.shots.isEmpty())
        return ExampleForm::Together;
    return takesOnePictureAMessage(planned) ? ExampleForm::Turns : planned.run.parameters.examples;
}

/// The kinds of these questions whose answers are written.
Result<QStringList> writtenKindsOf(Stores &stores, const QList<QuestionVersionId> &versions)
{
    QStringList kinds;
    if (versions.isEmpty())
        return kinds;
    YUYI_TRY(const auto questions, stores.runs().questions(versions));
    for (const Question &question : questions) {
        if (question.options.isEmpty() && !kinds.contains(question.kind))
            kinds.append(question.kind);
    }
    return kinds;
}

/// Questions without options need a prompt of their own: the one for all kinds asks for a letter.
Result<> checkKindPrompts(const Configuration &configuration, const QStringList &writtenKinds, const Preset &preset)
{
    for (const QString &code : writtenKinds) {
        if (!configuration.kindPrompts.value(code).trimmed().isEmpty())
            continue;
        const QuestionKind *kind = preset.kind(code);
        return failure(ErrorCode::Invalid,
                       Tr::tr("The configuration “%1” has no prompt for the kind of question “%2”, whose answers are written. Write one "
                              "under Prompts.")
                           .arg(configuration.code, kind ? kind->title.text() : code));
    }
    return {};
}

/// What a step before the question cannot be combined with.
Result<> checkStep(const PlannedRun &planned)
{
    const Configuration &configuration = planned.promptTemplate.configuration;
    if (planned.run.pictures.none) {
        return failure(ErrorCode::Invalid,
                       Tr::tr("The configuration “%1” has a step that shows the pictures, but the endpoint “%2” is a text-only model. "
                              "Choose another endpoint or configuration.")
                           .arg(configuration.code, planned.endpoint.name));
    }
    if (configuration.shots > 0) {
        return failure(ErrorCode::Invalid, Tr::tr("The configuration “%1” has a step before the question and few-shot examples. Only one "
                                                  "of them is possible.")
                                               .arg(configuration.code));
    }
    if (planned.run.order == OptionOrder::Circular && !configuration.step->eachPicture) {
        return failure(ErrorCode::Invalid,
                       Tr::tr("The step of the configuration “%1” shows all pictures in one order, so the options cannot be rotated. "
                              "Choose another order of the options, or ask the step for each picture.")
                           .arg(configuration.code));
    }
    return {};
}

} // namespace

Result<QList<Endpoint>> endpointsOf(Stores &stores, const RunPlan &plan)
{
    QList<Endpoint> endpoints;
    for (const EndpointId &id : plan.endpoints) {
        YUYI_TRY(const auto endpoint, stores.endpoints().endpoint(id));
        if (!endpoint.active)
            return failure(ErrorCode::Refused, Tr::tr("The endpoint “%1” was removed.").arg(endpoint.name));
        endpoints.append(endpoint);
    }
    return endpoints;
}

Result<> checkBudget(const Run &run, const QString &endpoint)
{
    if (run.budget <= 0 || run.isPractice() || run.priceInput > 0 || run.priceOutput > 0)
        return {};
    return failure(ErrorCode::Invalid, Tr::tr("The endpoint “%1” has no token prices, so a budget cannot be applied. Enter the token "
                                              "prices of the endpoint, or set no budget.")
                                           .arg(endpoint));
}

QStringList withoutPictures(const QList<PlannedRun> &runs)
{
    QStringList names;
    for (const PlannedRun &planned : runs) {
        if (planned.promptTemplate.configuration.withImage && !showsPictures(planned.run, planned.promptTemplate.configuration)
            && !names.contains(planned.endpoint.name))
            names.append(planned.endpoint.name);
    }
    QStringList notes;
    for (const QString &name : std::as_const(names))
        notes.append(Tr::tr("The endpoint “%1” is a text-only model: it gets no images.").arg(name));
    return notes;
}

Run runOf(const RunPlan &plan, const Endpoint &endpoint)
{
    Run run;
    run.endpoint = endpoint.id;
    run.model = endpoint.model;
    run.section = endpoint.section;
    run.billions = endpoint.billions;
    run.pictures = plan.pictures.value_or(endpoint.pictures);
    run.pictures.none = endpoint.section == ModelSection::TextOnly;
    run.pictures.one = endpoint.pictures.one;
    run.parameters = parametersOf(plan, endpoint);
    run.order = plan.order;
    run.seed = plan.seed;
    run.repeats = plan.repeats;
    run.budget = plan.budget.value_or(0);
    run.priceInput = endpoint.priceInput;
    run.priceOutput = endpoint.priceOutput;
    run.currency = endpoint.currency;
    return run;
}

QString nameForSet(const RunPlan &plan, int items, const QList<ItemSet> &others)
{
    QString base = plan.setName.trimmed();
    if (base.isEmpty()) {
        // Stored and read by people of either language: in the words of filters alone.
        const QString filter = plan.items.filter.text();
        base = filter.isEmpty() ? QStringLiteral("n=%1").arg(items) : QStringLiteral("%1 n=%2").arg(filter, QString::number(items));
    }
    const auto taken = [&](const QString &name) {
        return std::any_of(others.begin(), others.end(), [&](const ItemSet &set) { return set.name == name; });
    };
    QString name = base;
    for (int n = 2; taken(name); ++n)
        name = QStringLiteral("%1 (%2)").arg(base).arg(n);
    return name;
}

Result<QList<OfferedConfiguration>> listedConfigurations(Stores &stores)
{
    YUYI_TRY(const auto info, stores.project().info());
    YUYI_TRY(const auto stored, stores.endpoints().templates());
    QList<OfferedConfiguration> offered;
    const auto find = [&](const QString &code) {
        return std::find_if(offered.begin(), offered.end(),
                            [&](const OfferedConfiguration &one) { return one.newest.configuration.code == code; });
    };
    for (const Configuration &configuration : info.preset.configurations) {
        if (readsReplies(configuration))
            continue;
        OfferedConfiguration one;
        one.newest.configuration = configuration;
        one.newest.number = 0;
        one.ofPreset = true;
        offered.append(one);
    }
    // Stored ones are ordered by configuration and number: the newest comes last.
    for (const PromptTemplate &version : stored) {
        if (isFreeText(version.configuration.code) || readsReplies(version.configuration))
            continue;
        auto known = find(version.configuration.code);
        if (known == offered.end()) {
            offered.append(OfferedConfiguration());
            known = offered.end() - 1;
        }
        known->newest = version;
        known->versions.append(version);
    }
    return offered;
}

Result<QList<OfferedConfiguration>> offeredConfigurations(Stores &stores, const QList<ItemSetItem> &everything)
{
    YUYI_TRY(auto offered, listedConfigurations(stores));
    QSet<QString> ids;
    for (const ItemSetItem &item : everything)
        ids.insert(item.itemId);
    for (OfferedConfiguration &one : offered) {
        const Configuration &configuration = one.newest.configuration;
        for (const QString &example : configuration.examples.mid(0, configuration.shots)) {
            if (!ids.contains(example))
                one.missingExamples.append(example);
        }
    }
    return offered;
}

Result<ResolvedPlan> resolvePlan(Stores &stores, const RunPlan &plan)
{
    YUYI_CHECK(checkNumbers(plan));
    YUYI_TRY(const auto endpoints, endpointsOf(stores, plan));
    ItemChooser chooser(stores);
    YUYI_TRY(const auto everything, chooser.everything());
    YUYI_TRY(const auto offered, offeredConfigurations(stores, everything));
    QHash<QString, QuestionVersionId> known;
    for (const ItemSetItem &item : everything)
        known.insert(item.itemId, item.question);
    if (!plan.items.set.isNull()) {
        YUYI_TRY(const auto frozen, chooser.itemsOf(plan.items.set));
        for (const ItemSetItem &item : frozen)
            known.insert(item.itemId, item.question);
    }

    QList<PromptTemplate> templates;
    QStringList shown;
    for (const PlannedConfiguration &wanted : plan.configurations) {
        YUYI_TRY(const auto found, templateFor(wanted, offered));
        const QStringList examples = examplesOf(found.configuration, plan);
        if (examples.size() < found.configuration.shots && !followsRule(found.configuration, plan)) {
            return failure(
                ErrorCode::Refused,
                Tr::tr("The configuration “%1” needs %n few-shot example(s), but has %2. Choose more items as examples.", nullptr,
                       found.configuration.shots)
                    .arg(wanted.code, QString::number(examples.size())));
        }
        for (const QString &example : examples) {
            if (!shown.contains(example))
                shown.append(example);
        }
        templates.append(found);
    }

    YUYI_TRY(const auto project, stores.project().info());
    ResolvedPlan resolved;
    PlannedTexts texts(stores, plan);
    const auto setFor = [&](bool withoutExamples, const QString &language) -> Result<int> {
        ItemChoice choice = plan.items;
        if (withoutExamples)
            choice.without += shown;
        YUYI_CHECK(texts.restrict(chooser, language, choice));
        YUYI_TRY(const auto chosen, chooser.choose(choice));
        for (int i = 0; i < resolved.sets.size(); ++i) {
            if (resolved.sets.at(i).hash == chosen.hash)
                return i;
        }
        if (chosen.items.isEmpty()) {
            QStringList notes;
            noteLeftOut(chosen, notes);
            return failure(ErrorCode::Refused,
                           notes.isEmpty() ? Tr::tr("No item matches the selection.")
                                           : Tr::tr("No item matches the selection. %1").arg(notes.constFirst()));
        }
        resolved.sets.append(chosen);
        return static_cast<int>(resolved.sets.size()) - 1;
    };
    QHash<QPair<QString, int>, ItemShots> chosenShots; // by configuration and set
    const auto shotsOf = [&](const Configuration &configuration, const QString &language, int set) -> Result<ItemShots> {
        const QPair<QString, int> key(configuration.code % u'/' % language, set);
        if (const auto done = chosenShots.constFind(key); done != chosenShots.constEnd())
            return *done;
        YUYI_TRY(auto candidates, shotCandidates(stores, chooser, *configuration.shotRule));
        YUYI_CHECK(texts.keepTranslated(language, candidates));
        QList<ItemSetItem> asked;
        for (const ChosenItem &item : std::as_const(resolved.sets.at(set).items))
            asked.append(item.item);
        const auto shots = chooseShots(*configuration.shotRule, configuration.shots, asked, candidates, plan.seed, project.preset);
        if (!shots)
            return failure(shots.error().code, Tr::tr("Configuration “%1”: %2").arg(configuration.code, shots.error().sentence));
        chosenShots.insert(key, *shots);
        return *shots;
    };
    QHash<int, QStringList> writtenKinds;        // of each set
    QHash<QPair<bool, QString>, int> chosenSets; // by whether the examples are left out, and by language
    for (const Endpoint &endpoint : endpoints) {
        for (const PromptTemplate &promptTemplate : std::as_const(templates)) {
            const Configuration &configuration = promptTemplate.configuration;
            if (plan.without.contains({endpoint.id, configuration.code}))
                continue;
            PlannedRun planned;
            planned.endpoint = endpoint;
            planned.promptTemplate = promptTemplate;
            const bool leaveOut = plan.exampleItems == ExampleItems::LeaveOutOfAll
                               || (plan.exampleItems == ExampleItems::LeaveOutOfFewShot && configuration.shots > 0
                                   && !followsRule(configuration, plan));
            const QString language = languageOf(plan, configuration, endpoint, project.preset);
            const QPair<bool, QString> place(leaveOut, language);
            if (!chosenSets.contains(place)) {
                const auto made = setFor(leaveOut, language);
                if (!made && made.error().code == ErrorCode::Refused)
                    return failure(ErrorCode::Refused, Tr::tr("Configuration “%1”: %2").arg(configuration.code, made.error().sentence));
                if (!made)
                    return passOn(made);
                chosenSets.insert(place, *made);
            }
            const int set = chosenSets.value(place);
            planned.set = set;
            if (!writtenKinds.contains(set)) {
                QList<QuestionVersionId> written;
                for (const ChosenItem &item : std::as_const(resolved.sets.at(set).items)) {
                    if (item.options == 0)
                        written.append(item.item.question);
                }
                YUYI_TRY(const auto kinds, writtenKindsOf(stores, written));
                writtenKinds.insert(set, kinds);
            }
            YUYI_TRY(const auto examples, versionsOf(examplesOf(configuration, plan), known, configuration.code));
            YUYI_TRY(const auto exampleKinds,
                     project.preset.takesWritten() ? writtenKindsOf(stores, examples) : Result<QStringList>(QStringList()));
            YUYI_CHECK(checkKindPrompts(inLanguage(configuration, language), writtenKinds.value(set) + exampleKinds, project.preset));
            planned.run = runOf(plan, endpoint);
            YUYI_CHECK(checkBudget(planned.run, endpoint.name));
            planned.run.configuration = configuration.code;
            planned.run.examples = examples;
            if (followsRule(configuration, plan)) {
                YUYI_TRY(const auto shots, shotsOf(configuration, language, set));
                planned.shots = shots;
            }
            YUYI_CHECK(texts.fill(language, resolved.sets.at(set).items, planned));
            YUYI_CHECK(fillPlannedFacts(stores, project.preset, resolved.sets.at(set).items, planned));
            planned.run.parameters.examples = exampleForm(planned);
            if (configuration.step) {
                YUYI_CHECK(checkStep(planned));
                PlannedRun step = planned;
                step.run.kind = RunKind::Steps;
                step.facts.clear(); // shown with the question alone
                resolved.runs.append(step);
                planned.followsStep = true;
            }
            resolved.runs.append(planned);
        }
    }
    if (resolved.runs.isEmpty())
        return failure(ErrorCode::Invalid, Tr::tr("No cell of the table is selected: there is nothing to run."));
    resolved.notes += withoutPictures(resolved.runs);
    noteTurns(plan, resolved);
    noteShots(resolved);
    noteLeftOut(resolved.sets.constFirst(), resolved.notes);
    notePictures(resolved);
    resolved.notes += texts.notes();
    QSet<QString> languages;
    for (auto place = chosenSets.constKeyValueBegin(); place != chosenSets.constKeyValueEnd(); ++place)
        languages.insert(place->first.second);
    if (chosenSets.size() > languages.size() && resolved.sets.size() > 1) {
        resolved.notes.append(Tr::tr("%n item(s) serve as few-shot examples; runs with few-shot prompts do not include them.", nullptr,
                                     static_cast<int>(shown.size())));
    }
    return resolved;
}

} // namespace yuyi
