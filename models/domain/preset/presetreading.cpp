// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/domain/preset/presetreading.h"

#include "models/domain/code.h"
#include "models/domain/codes.h"
#include "models/domain/preset/configurationjson.h"

#include <exception>

namespace yuyi {

namespace {

QString string(const Json &object, const char *key)
{
    const auto found = object.find(key);
    return found != object.end() && found->is_string() ? fromUtf8(found->get_ref<const std::string &>()) : QString();
}

template <typename T>
T value(const Json &object, const char *key, T fallback)
{
    const auto found = object.find(key);
    return found != object.end() ? found->get<T>() : fallback;
}

Title title(const Json &object, const char *key = "title")
{
    const auto found = object.find(key);
    return found == object.end() ? Title() : Title{string(*found, "zh"), string(*found, "en")};
}

QStringList strings(const Json &object, const char *key)
{
    QStringList list;
    if (const auto found = object.find(key); found != object.end()) {
        for (const Json &entry : *found)
            list.append(fromUtf8(entry.get_ref<const std::string &>()));
    }
    return list;
}

template <typename Read>
auto list(const Json &object, const char *key, Read read)
{
    QList<decltype(read(object))> result;
    if (const auto found = object.find(key); found != object.end()) {
        for (const Json &entry : *found)
            result.append(read(entry));
    }
    return result;
}

LabelValue labelValue(const Json &json)
{
    return {LabelCode(string(json, "code")), title(json), string(json, "published"), LabelCode(string(json, "parent")),
            string(json, "pinyin")};
}

Dimension dimension(const Json &json)
{
    Dimension result;
    result.code = DimensionCode(string(json, "code"));
    result.title = title(json);
    result.of = fromCode<LabelOf>(string(json, "of")).value_or(LabelOf::Image);
    result.open = value(json, "open", false);
    result.parent = DimensionCode(string(json, "parent"));
    result.pickMany = string(json, "pick") == u"many";
    result.ordered = value(json, "ordered", false);
    result.required = value(json, "required", true);
    result.values = list(json, "values", labelValue);
    return result;
}

DiscardReason discardReason(const Json &json)
{
    return {string(json, "code"), title(json), string(json, "key"), json.value("asksNote", false)};
}

ErrorType errorType(const Json &json)
{
    return {string(json, "code"), title(json), list(json, "subtypes", errorType)};
}

DescriptionTask descriptionTask(const Json &json)
{
    DescriptionTask task;
    task.code = string(json, "code");
    task.title = title(json);
    task.items = string(json, "items");
    task.prompt = string(json, "prompt");
    task.judgePrompt = string(json, "judgePrompt");
    task.lowest = value(json, "lowest", task.lowest);
    task.highest = value(json, "highest", task.highest);
    task.perspectives = list(json, "perspectives", labelValue);
    task.configurations = strings(json, "configurations");
    task.showKey = value(json, "showKey", task.showKey);
    task.most = value(json, "most", task.most);
    return task;
}

SplitPart splitPart(const Json &json)
{
    return {string(json, "name"), value(json, "weight", 0.0)};
}

QuestionRules questionRules(const Json &json)
{
    QuestionRules rules;
    rules.minimum = value(json, "minimum", rules.minimum);
    rules.maximum = value(json, "maximum", rules.maximum);
    rules.firstStem = string(json, "firstStem");
    rules.firstStemIn = title(json, "firstStemIn");
    rules.stemMaximum = value(json, "stemMaximum", rules.stemMaximum);
    rules.optionMaximum = value(json, "optionMaximum", rules.optionMaximum);
    rules.rationale = value(json, "rationale", rules.rationale);
    return rules;
}

MediaRole mediaRole(const Json &json)
{
    return {string(json, "code"), title(json)};
}

QuestionKind questionKind(const Json &json)
{
    QuestionKind kind;
    kind.code = string(json, "code");
    kind.title = title(json);
    kind.published = string(json, "published");
    kind.fixed = strings(json, "fixed");
    kind.fewestOptions = kind.mostOptions = static_cast<int>(kind.fixed.size());
    if (const auto options = json.find("options"); options != json.end()) {
        kind.fewestOptions = options->at(0).get<int>();
        kind.mostOptions = options->at(1).get<int>();
    }
    if (const auto correct = json.find("correct"); correct != json.end()) {
        kind.fewestCorrect = correct->at(0).get<int>();
        kind.mostCorrect = correct->at(1).get<int>();
    }
    if (const auto pictures = json.find("pictures"); pictures != json.end()) {
        kind.fewestPictures = pictures->at(0).get<int>();
        kind.mostPictures = pictures->at(1).get<int>();
    }
    kind.optionPictures = value(json, "optionPictures", false);
    kind.roles = list(json, "roles", mediaRole);
    kind.ownPictures = value(json, "ownPictures", false);
    return kind;
}

/// The only kind of a preset that lists none: its rules say the number of options.
QuestionKind onlyKind(const Json &questions)
{
    QuestionKind kind;
    kind.code = singleChoice;
    kind.title = {QStringLiteral("单选题"), QStringLiteral("Single choice")};
    kind.published = QStringLiteral("single-choice");
    kind.fewestOptions = kind.mostOptions = value(questions, "options", 0);
    return kind;
}

TextRules textRules(const Json &json)
{
    TextRules rules;
    rules.explanationRequired = value(json, "explanationRequired", rules.explanationRequired);
    rules.meaningRequired = value(json, "impliedMeaningRequired", rules.meaningRequired);
    rules.image = value(json, "image", rules.image);
    return rules;
}

WorkRules workRules(const Json &json)
{
    WorkRules rules;
    rules.annotatorsPerImage = value(json, "annotatorsPerImage", rules.annotatorsPerImage);
    rules.votesPerQuestion = value(json, "votesPerQuestion", rules.votesPerQuestion);
    rules.rounds = value(json, "rounds", rules.rounds);
    rules.passingVotes = value(json, "passingVotes", rules.passingVotes);
    rules.textSimilarity = value(json, "textSimilarity", rules.textSimilarity);
    rules.openPool = value(json, "openPool", rules.openPool);
    rules.calibratedOnly = value(json, "calibratedOnly", rules.calibratedOnly);
    rules.reservationMinutes = value(json, "reservationMinutes", rules.reservationMinutes);
    rules.requireLicence = value(json, "requireLicence", rules.requireLicence);
    rules.allowedSources = strings(json, "allowedSources");
    rules.forbiddenSources = strings(json, "forbiddenSources");
    rules.textRatioLimit = value(json, "textRatioLimit", rules.textRatioLimit);
    rules.textReviewBand = value(json, "textReviewBand", rules.textReviewBand);
    rules.duplicateDistance = value(json, "duplicateDistance", rules.duplicateDistance);
    rules.certaintyLimit = value(json, "certaintyLimit", rules.certaintyLimit);
    return rules;
}

LintRules lintRules(const Json &json)
{
    LintRules rules;
    rules.longestOptionFactor = value(json, "longestOptionFactor", rules.longestOptionFactor);
    rules.lengthSpreadFactor = value(json, "lengthSpreadFactor", rules.lengthSpreadFactor);
    rules.similarityLimit = value(json, "similarityLimit", rules.similarityLimit);
    return rules;
}

Quota quota(const Json &json)
{
    Quota result;
    const QStringList over = strings(json, "over");
    for (const QString &code : over)
        result.over.append(DimensionCode(code));
    result.items = value(json, "items", 0);
    result.most = value(json, "most", 0);
    result.sources = value(json, "sources", 0);
    return result;
}

TableForm tableForm(const Json &json)
{
    TableForm form{string(json, "code"), title(json), string(json, "by"), {}, {}, {}, {}, {}};
    if (form.by.isEmpty())
        form.by = QStringLiteral("label");
    const QStringList dimensions = strings(json, "dimensions");
    for (const QString &code : dimensions)
        form.dimensions.append(DimensionCode(code));
    form.configurations = strings(json, "configurations");
    form.where = string(json, "where");
    form.metric = string(json, "metric");
    if (json.contains("baselines")) {
        form.baselines = list(json, "baselines", [](const Json &code) {
            return fromCode<TableBaseline>(fromUtf8(code.get_ref<const std::string &>())).value_or(TableBaseline::Random);
        });
    }
    return form;
}

Gate gate(const Json &json)
{
    return {string(json, "code"), title(json), value(json, "models", 1), string(json, "reason")};
}

QuestionGroup questionGroup(const Json &json)
{
    return {string(json, "code"), title(json), strings(json, "members")};
}

Metric metric(const Json &json)
{
    return {string(json, "code"), title(json), strings(json, "all")};
}

FactForm factForm(const Json &json)
{
    return {string(json, "code"), title(json), value(json, "number", false)};
}

QuestionTemplate questionTemplate(const Json &json)
{
    return {string(json, "code"), string(json, "kind"), string(json, "where"), string(json, "stem"), string(json, "key"),
            string(json, "sheet"), string(json, "options"), fromCode<FactorOffer>(string(json, "offer")).value_or(FactorOffer::All)};
}

FactorValue factorValue(const Json &json)
{
    return {string(json, "value"), string(json, "text"), strings(json, "with")};
}

ObjectFactor objectFactor(const Json &json)
{
    return {string(json, "fact"), string(json, "of"), list(json, "values", factorValue)};
}

ObjectForm objectForm(const Json &json)
{
    ObjectForm form;
    if (const auto objects = json.find("objects"); objects != json.end()) {
        form.object = string(*objects, "object");
        form.view = string(*objects, "view");
        form.views = value(*objects, "views", form.views);
        form.seed = value(*objects, "seed", form.seed);
    }
    form.factors = list(json, "factors", objectFactor);
    return form;
}

SheetForm sheetForm(const Json &json)
{
    return {string(json, "code"), title(json), fromCode<SheetLabels>(string(json, "labels")).value_or(SheetLabels::None),
            fromCode<SheetBlank>(string(json, "blank")).value_or(SheetBlank::Empty)};
}

ChainForm chainForm(const Json &json)
{
    ChainForm form;
    form.task = fromCode<ChainTask>(string(json, "task")).value_or(ChainTask::Atomic);
    form.kinds = strings(json, "kinds");
    form.stem = title(json, "stem");
    form.yes = title(json, "yes");
    form.no = title(json, "no");
    return form;
}

ChainRules chainRules(const Json &json)
{
    ChainRules rules;
    rules.shortest = value(json, "shortest", rules.shortest);
    rules.longest = value(json, "longest", rules.longest);
    rules.forms = list(json, "questions", chainForm);
    rules.taskLabel = DimensionCode(string(json, "taskLabel"));
    rules.levelLabel = DimensionCode(string(json, "levelLabel"));
    rules.topLabel = DimensionCode(string(json, "topLabel"));
    rules.conceptFact = string(json, "conceptFact");
    return rules;
}

OptionPool optionPool(const Json &json)
{
    return {string(json, "code"), string(json, "kind"), string(json, "of"),
            fromCode<PoolShows>(string(json, "shows")).value_or(PoolShows::Names), value(json, "options", 4), strings(json, "add"),
            string(json, "stem"), value(json, "seed", qint64(1))};
}

CategoryForm categoryForm(const Json &json, const QList<FactForm> &facts)
{
    CategoryForm form;
    form.kind = string(json, "kind");
    form.facts = strings(json, "facts");
    form.stem = string(json, "stem");
    form.distance = string(json, "distance");
    if (const auto conditions = json.find("conditions"); conditions != json.end()) {
        form.fewest = conditions->at(0).get<int>();
        form.most = conditions->at(1).get<int>();
    }
    if (form.facts.isEmpty()) {
        for (const FactForm &fact : facts) {
            if (!fact.number && fact.code != form.distance)
                form.facts.append(fact.code);
        }
    }
    return form;
}

LevelRule levelRule(const Json &json)
{
    LevelRule rule;
    rule.fact = string(json, "fact");
    rule.dimension.code = DimensionCode(string(json, "code"));
    rule.dimension.title = title(json);
    rule.dimension.ordered = true;
    rule.dimension.required = false;
    rule.dimension.values = list(json, "values", labelValue);
    return rule;
}

Preset fromJson(const Json &json)
{
    Preset preset;
    preset.code = string(json, "code");
    preset.version = value(json, "version", 1);
    preset.title = title(json);
    preset.about = title(json, "about");
    preset.language = string(json, "language");
    preset.dimensions = list(json, "dimensions", dimension);
    preset.discardReasons = list(json, "discardReasons", discardReason);
    preset.questions = questionRules(json.at("questions"));
    preset.kinds = list(json, "kinds", questionKind);
    if (preset.kinds.isEmpty())
        preset.kinds = {onlyKind(json.at("questions"))};
    preset.groups = list(json, "groups", questionGroup);
    preset.metrics = list(json, "metrics", metric);
    preset.facts = list(json, "facts", factForm);
    preset.objects = objectForm(json);
    preset.templates = list(json, "templates", questionTemplate);
    if (const auto chains = json.find("chains"); chains != json.end())
        preset.chains = chainRules(*chains);
    preset.sheets = list(json, "sheets", sheetForm);
    preset.pools = list(json, "pools", optionPool);
    if (const auto categories = json.find("categories"); categories != json.end())
        preset.categories = categoryForm(*categories, preset.facts);
    preset.levels = list(json, "levels", levelRule);
    preset.texts = textRules(json.value("texts", Json::object()));
    preset.work = workRules(json.value("work", Json::object()));
    preset.lint = lintRules(json.value("lint", Json::object()));
    preset.configurations = list(json, "configurations", configurationFrom);
    preset.errorTypes = list(json, "errorTypes", errorType);
    preset.descriptions = list(json, "descriptions", descriptionTask);
    preset.splits = list(json, "splits", splitPart);
    preset.splitBy = fromCode<SplitBy>(string(json, "splitBy")).value_or(SplitBy::Image);
    preset.scorers = strings(json, "scorers");
    preset.quotas = list(json, "quotas", quota);
    preset.tables = list(json, "tables", tableForm);
    preset.gates = list(json, "gates", gate);
    if (const auto frequent = json.find("frequent"); frequent != json.end())
        preset.frequent = FrequentRule{DimensionCode(string(*frequent, "by")), string(*frequent, "split")};
    preset.countsVerdicts = value(json, "countsVerdicts", false);
    return preset;
}

} // namespace

std::optional<Preset> presetOf(const Json &document)
{
    try {
        return fromJson(document);
    } catch (const std::exception &) {
        return std::nullopt; // a value of another kind, or a number outside its type
    }
}

} // namespace yuyi
