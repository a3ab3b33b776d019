// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/domain/runs/endpoint.h"

#include <QCoreApplication>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::Endpoint)
};

template <typename T>
std::optional<T> number(const Json &json, const char *name)
{
    const auto found = json.is_object() ? json.find(name) : json.end();
    if (found == json.end() || !found->is_number())
        return std::nullopt;
    return found->get<T>();
}

bool flag(const Json &json, const char *name)
{
    const auto found = json.is_object() ? json.find(name) : json.end();
    return found != json.end() && found->is_boolean() && found->get<bool>();
}

QStringList strings(const Json &json, const char *name)
{
    QStringList list;
    if (const auto found = json.is_object() ? json.find(name) : json.end(); found != json.end() && found->is_array()) {
        for (const Json &entry : *found) {
            if (entry.is_string())
                list.append(fromUtf8(entry.get_ref<const std::string &>()));
        }
    }
    return list;
}

Json array(const QStringList &list)
{
    Json json = Json::array();
    for (const QString &text : list)
        json.push_back(toUtf8(text));
    return json;
}

} // namespace

QString titleOf(ChatDialect dialect)
{
    switch (dialect) {
    case ChatDialect::OpenAi: return Tr::tr("OpenAI-compatible");
    case ChatDialect::Anthropic: return Tr::tr("Anthropic");
    case ChatDialect::Gemini: return Tr::tr("Gemini");
    case ChatDialect::Ollama: return Tr::tr("Ollama");
    case ChatDialect::Practice: return Tr::tr("Practice model");
    }
    return {};
}

QString titleOf(ModelSection section)
{
    switch (section) {
    case ModelSection::Open: return Tr::tr("Open-source models");
    case ModelSection::Closed: return Tr::tr("Closed-source models");
    case ModelSection::TextOnly: return Tr::tr("Text-only models");
    }
    return {};
}

QString titleOf(ExampleForm form)
{
    switch (form) {
    case ExampleForm::Together: return Tr::tr("In one message");
    case ExampleForm::Turns: return Tr::tr("As chat turns");
    }
    return {};
}

QString titleOf(KeySource source)
{
    switch (source) {
    case KeySource::None: return Tr::tr("No key");
    case KeySource::Keychain: return Tr::tr("System keychain");
    case KeySource::Session: return Tr::tr("For this session only");
    case KeySource::Environment: return Tr::tr("Environment variable");
    }
    return {};
}

QString endpointTitle(const Endpoint &endpoint)
{
    return endpoint.isPractice() ? Tr::tr("%1 (practice)", "a practice model, not a real one").arg(endpoint.name) : endpoint.name;
}

QString PictureProfile::key() const
{
    return QStringLiteral("%1/%2/%3/%4").arg(longEdge).arg(shortEdgeAtLeast).arg(largest).arg(mediaTypes.join(u','));
}

Json toJson(const ChatParameters &parameters)
{
    Json json = Json::object();
    // First: work packages know the runs of a practice model by the beginning of this text.
    if (parameters.practice)
        json["practice"] = toJson(*parameters.practice);
    if (parameters.temperature)
        json["temperature"] = *parameters.temperature;
    if (parameters.maxTokens)
        json["max_tokens"] = *parameters.maxTokens;
    if (parameters.topP)
        json["top_p"] = *parameters.topP;
    if (parameters.seed)
        json["seed"] = *parameters.seed;
    if (parameters.stream)
        json["stream"] = true;
    if (parameters.examples != ExampleForm::Together)
        json["examples"] = toUtf8(codeOf(parameters.examples));
    if (!parameters.language.isEmpty())
        json["language"] = toUtf8(parameters.language);
    if (parameters.extra.is_object() && !parameters.extra.empty())
        json["extra"] = parameters.extra;
    return json;
}

ChatParameters chatParameters(const Json &json)
{
    ChatParameters parameters;
    if (json.is_object() && json.contains("practice"))
        parameters.practice = practiceSettings(json["practice"]);
    parameters.temperature = number<double>(json, "temperature");
    parameters.maxTokens = number<int>(json, "max_tokens");
    parameters.topP = number<double>(json, "top_p");
    parameters.seed = number<qint64>(json, "seed");
    parameters.stream = flag(json, "stream");
    if (const auto examples = json.is_object() ? json.find("examples") : json.end(); examples != json.end() && examples->is_string())
        parameters.examples = fromCode<ExampleForm>(fromUtf8(examples->get<std::string>())).value_or(ExampleForm::Together);
    if (const auto language = json.is_object() ? json.find("language") : json.end(); language != json.end() && language->is_string())
        parameters.language = fromUtf8(language->get<std::string>());
    if (json.is_object() && json.contains("extra") && json["extra"].is_object())
        parameters.extra = json["extra"];
    return parameters;
}

Json learnedJson(const ChatParameters &parameters)
{
    Json json = Json::object();
    if (!parameters.leftOut.isEmpty())
        json["left_out"] = array(parameters.leftOut);
    if (parameters.completionTokens)
        json["completion_tokens"] = true;
    return json;
}

void readLearned(const Json &json, ChatParameters &parameters)
{
    parameters.leftOut = strings(json, "left_out");
    parameters.completionTokens = flag(json, "completion_tokens");
}

Json toJson(const PictureProfile &profile)
{
    Json json{{"name", toUtf8(profile.name)},
              {"long_edge", profile.longEdge},
              {"short_edge_at_least", profile.shortEdgeAtLeast},
              {"largest", profile.largest},
              {"media_types", array(profile.mediaTypes)}};
    if (profile.none)
        json["none"] = true;
    if (profile.one)
        json["one"] = true;
    return json;
}

PictureProfile pictureProfile(const Json &json)
{
    PictureProfile profile;
    if (json.is_object() && json.contains("name") && json["name"].is_string())
        profile.name = fromUtf8(json["name"].get_ref<const std::string &>());
    profile.longEdge = number<int>(json, "long_edge").value_or(profile.longEdge);
    profile.shortEdgeAtLeast = number<int>(json, "short_edge_at_least").value_or(profile.shortEdgeAtLeast);
    profile.largest = number<qint64>(json, "largest").value_or(profile.largest);
    if (const QStringList types = strings(json, "media_types"); !types.isEmpty())
        profile.mediaTypes = types;
    profile.none = flag(json, "none");
    profile.one = flag(json, "one");
    return profile;
}

} // namespace yuyi
