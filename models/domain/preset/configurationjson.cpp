// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/domain/preset/configurationjson.h"

#include "models/domain/code.h"
#include "models/domain/json/jsonfields.h"

namespace yuyi {

namespace {

Json toJson(const ShotRule &rule)
{
    Json json{{"same", Json::array()}};
    for (const DimensionCode &dimension : rule.same)
        json["same"].push_back(toUtf8(dimension.text()));
    if (!rule.prefer.isEmpty())
        json["prefer"] = toUtf8(rule.prefer);
    if (!rule.answer.isEmpty())
        json["answer"] = toUtf8(rule.answer);
    return json;
}

ShotRule shotRuleFrom(const Json &json)
{
    ShotRule rule;
    if (const Json &same = fieldOf(json, "same"); same.is_array()) {
        for (const Json &dimension : same)
            rule.same.append(DimensionCode(textOf(dimension)));
    }
    rule.prefer = textOf(json, "prefer");
    rule.answer = textOf(json, "answer");
    return rule;
}

Json toJson(const TranslatedPrompts &prompts)
{
    Json json{{"language", toUtf8(prompts.language)}, {"prompt", toUtf8(prompts.prompt)}};
    for (auto own = prompts.kindPrompts.cbegin(); own != prompts.kindPrompts.cend(); ++own)
        json["prompts"][own.key().toStdString()] = toUtf8(own.value());
    if (!prompts.step.isEmpty())
        json["step"] = toUtf8(prompts.step);
    return json;
}

QMap<QString, QString> kindPromptsFrom(const Json &json)
{
    QMap<QString, QString> all;
    if (const Json &prompts = fieldOf(json, "prompts"); prompts.is_object()) {
        for (const auto &own : prompts.items())
            all.insert(fromUtf8(own.key()), textOf(own.value()));
    }
    return all;
}

} // namespace

Json toJson(const Configuration &configuration)
{
    Json json{{"code", toUtf8(configuration.code)},
              {"title", {{"zh", toUtf8(configuration.title.zh)}, {"en", toUtf8(configuration.title.en)}}},
              {"prompt", toUtf8(configuration.prompt)}};
    for (auto own = configuration.kindPrompts.cbegin(); own != configuration.kindPrompts.cend(); ++own)
        json["prompts"][own.key().toStdString()] = toUtf8(own.value());
    if (!configuration.keywords.text().isEmpty())
        json["keywords"] = toUtf8(configuration.keywords.text());
    if (configuration.shots > 0)
        json["shots"] = configuration.shots;
    if (!configuration.examples.isEmpty()) {
        json["examples"] = Json::array();
        for (const QString &example : configuration.examples)
            json["examples"].push_back(toUtf8(example));
    }
    if (configuration.shotRule)
        json["shotsBy"] = toJson(*configuration.shotRule);
    if (!configuration.withImage)
        json["withImage"] = false;
    if (!configuration.placeholder.isEmpty())
        json["placeholder"] = toUtf8(configuration.placeholder);
    if (!configuration.optionLine.isEmpty())
        json["optionLine"] = toUtf8(configuration.optionLine);
    if (configuration.ask == AskForm::Batch) {
        json["ask"] = toUtf8(codeOf(configuration.ask));
        json["batch"] = configuration.batch;
        if (!configuration.batchPrompt.isEmpty())
            json["batchPrompt"] = toUtf8(configuration.batchPrompt);
        if (configuration.askMissed)
            json["askMissed"] = true;
    }
    if (configuration.step) {
        Json step{{"prompt", toUtf8(configuration.step->prompt)}};
        if (configuration.step->eachPicture)
            step["each"] = "picture";
        json["steps"] = Json::array({step});
    }
    if (!configuration.language.isEmpty())
        json["language"] = toUtf8(configuration.language);
    for (const QString &one : configuration.add)
        json["add"].push_back(toUtf8(one));
    for (const TranslatedPrompts &one : configuration.translations)
        json["translations"].push_back(toJson(one));
    return json;
}

Configuration configurationFrom(const Json &json)
{
    Configuration result;
    result.code = textOf(fieldOf(json, "code"));
    result.title = {textOf(fieldOf(fieldOf(json, "title"), "zh")), textOf(fieldOf(fieldOf(json, "title"), "en"))};
    result.prompt = textOf(fieldOf(json, "prompt"));
    result.kindPrompts = kindPromptsFrom(json);
    result.keywords = DimensionCode(textOf(fieldOf(json, "keywords")));
    if (const Json &shots = fieldOf(json, "shots"); shots.is_number_integer())
        result.shots = shots.get<int>();
    if (const Json &examples = fieldOf(json, "examples"); examples.is_array()) {
        for (const Json &example : examples)
            result.examples.append(textOf(example));
    }
    if (const Json &rule = fieldOf(json, "shotsBy"); rule.is_object())
        result.shotRule = shotRuleFrom(rule);
    if (const Json &withImage = fieldOf(json, "withImage"); withImage.is_boolean())
        result.withImage = withImage.get<bool>();
    result.placeholder = textOf(fieldOf(json, "placeholder"));
    result.optionLine = textOf(fieldOf(json, "optionLine"));
    result.ask = fromCode<AskForm>(textOf(fieldOf(json, "ask"))).value_or(AskForm::Item);
    if (const Json &batch = fieldOf(json, "batch"); batch.is_number_integer())
        result.batch = batch.get<int>();
    result.batchPrompt = textOf(fieldOf(json, "batchPrompt"));
    if (const Json &again = fieldOf(json, "askMissed"); again.is_boolean())
        result.askMissed = again.get<bool>();
    if (const Json &steps = fieldOf(json, "steps"); steps.is_array() && !steps.empty())
        result.step = PromptStep{textOf(steps.front(), "each") == QLatin1String("picture"), textOf(steps.front(), "prompt")};
    result.language = textOf(fieldOf(json, "language"));
    if (const Json &add = fieldOf(json, "add"); add.is_array()) {
        for (const Json &one : add)
            result.add.append(textOf(one));
    }
    if (const Json &translations = fieldOf(json, "translations"); translations.is_array()) {
        for (const Json &one : translations)
            result.translations.append({textOf(fieldOf(one, "language")), textOf(fieldOf(one, "prompt")), kindPromptsFrom(one),
                                        textOf(fieldOf(one, "step"))});
    }
    return result;
}

} // namespace yuyi
