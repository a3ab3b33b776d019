// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/domain/configurationjson.h"

namespace yuyi {

namespace {

const Json &member(const Json &json, const char *name)
{
    static const Json none;
    const auto found = json.is_object() ? json.find(name) : json.end();
    return found == json.end() ? none : *found;
}

QString text(const Json &json)
{
    return json.is_string() ? fromUtf8(json.get_ref<const std::string &>()) : QString();
}

} // namespace

Json toJson(const Configuration &configuration)
{
    Json json{{"code", toUtf8(configuration.code)},
              {"title", {{"zh", toUtf8(configuration.title.zh)}, {"en", toUtf8(configuration.title.en)}}},
              {"prompt", toUtf8(configuration.prompt)}};
    if (!configuration.keywords.text().isEmpty())
        json["keywords"] = toUtf8(configuration.keywords.text());
    if (configuration.shots > 0)
        json["shots"] = configuration.shots;
    if (!configuration.examples.isEmpty()) {
        json["examples"] = Json::array();
        for (const QString &example : configuration.examples)
            json["examples"].push_back(toUtf8(example));
    }
    if (!configuration.withImage)
        json["withImage"] = false;
    return json;
}

Configuration configurationFrom(const Json &json)
{
    Configuration result;
    result.code = text(member(json, "code"));
    result.title = {text(member(member(json, "title"), "zh")), text(member(member(json, "title"), "en"))};
    result.prompt = text(member(json, "prompt"));
    result.keywords = DimensionCode(text(member(json, "keywords")));
    if (const Json &shots = member(json, "shots"); shots.is_number_integer())
        result.shots = shots.get<int>();
    if (const Json &examples = member(json, "examples"); examples.is_array()) {
        for (const Json &example : examples)
            result.examples.append(text(example));
    }
    if (const Json &withImage = member(json, "withImage"); withImage.is_boolean())
        result.withImage = withImage.get<bool>();
    return result;
}

} // namespace yuyi
