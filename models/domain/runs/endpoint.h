// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/codes.h"
#include "models/domain/ids.h"
#include "models/domain/json/json.h"
#include "models/domain/runs/practice.h"

#include <QDateTime>
#include <QString>
#include <QStringList>

#include <optional>

namespace yuyi {

/// The protocols of model servers. Practice: no server; this program itself makes up replies, without network or key.
enum class ChatDialect {
    OpenAi,
    Anthropic,
    Gemini,
    Ollama,
    Practice
};

inline constexpr CodeTable<ChatDialect, 5> codesOf(ChatDialect)
{
    return {{{ChatDialect::OpenAi, u"openai"},
             {ChatDialect::Anthropic, u"anthropic"},
             {ChatDialect::Gemini, u"gemini"},
             {ChatDialect::Ollama, u"ollama"},
             {ChatDialect::Practice, u"practice"}}};
}
QString titleOf(ChatDialect dialect);

/// The section of the result tables that lists a model.
enum class ModelSection {
    Open,
    Closed,
    TextOnly
};

inline constexpr CodeTable<ModelSection, 3> codesOf(ModelSection)
{
    return {{{ModelSection::Open, u"open"}, {ModelSection::Closed, u"closed"}, {ModelSection::TextOnly, u"text-only"}}};
}
QString titleOf(ModelSection section);

/// Where an endpoint's key is stored. Session: only in the memory of this program.
enum class KeySource {
    None,
    Keychain,
    Session,
    Environment
};

inline constexpr CodeTable<KeySource, 4> codesOf(KeySource)
{
    return {{{KeySource::None, u"none"},
             {KeySource::Keychain, u"keychain"},
             {KeySource::Session, u"session"},
             {KeySource::Environment, u"environment"}}};
}
QString titleOf(KeySource source);

/// How few-shot examples are sent. Together: in one message with the question, as the paper prints its prompts. Turns: each as a
/// user's question and a model's answer.
enum class ExampleForm {
    Together,
    Turns
};

inline constexpr CodeTable<ExampleForm, 2> codesOf(ExampleForm)
{
    return {{{ExampleForm::Together, u"together"}, {ExampleForm::Turns, u"turns"}}};
}
QString titleOf(ExampleForm form);

/// Parameters of a request; an absent one is left to the server.
struct ChatParameters {
    std::optional<double> temperature;
    std::optional<int> maxTokens;
    std::optional<double> topP;
    std::optional<qint64> seed;
    bool stream = false;
    ExampleForm examples = ExampleForm::Together; ///< for runs with few-shot examples; else Together
    /// In which language questions are asked, "zh" or "en"; empty: of a run, as they are written; of an endpoint or a launch, not stated.
    QString language;
    /// Set for a practice model and permanently for its runs, which it marks as practice. Empty for a real server.
    std::optional<PracticeSettings> practice;
    Json extra = Json::object(); ///< merged into the request body (RFC 7396: objects by member, null removes one)

    /// @brief Parameters that this endpoint and model refused: omitted, or sent under another name. Learned from a reply
    /// (ChatReply::repair) and kept by the sender.
    QStringList leftOut;
    bool completionTokens = false; ///< send max_completion_tokens instead of max_tokens

    friend bool operator==(const ChatParameters &, const ChatParameters &) = default;
};

/// @brief How pictures are prepared for a server. Stored with each run as text, so old runs record what was sent.
struct PictureProfile {
    QString name;                     ///< "default" …
    int longEdge = 2048;              ///< pixels at most; larger pictures are reduced
    int shortEdgeAtLeast = 11;        ///< pixels; smaller pictures are enlarged (some servers refuse ≤ 10)
    qint64 largest = qint64(5) << 20; ///< encoded bytes at most
    QStringList mediaTypes{QStringLiteral("image/jpeg"), QStringLiteral("image/png")};
    bool none = false; ///< text-only model: no picture is ever sent
    bool one = false;  ///< the model takes one picture in a request: several are sent as one sheet with numbers

    /// A text that is equal for equal profiles.
    QString key() const;
    friend bool operator==(const PictureProfile &, const PictureProfile &) = default;
};

/// @name JSON forms as stored. Unknown members are ignored, missing ones keep their defaults; never throws.
/// @{
Json toJson(const ChatParameters &parameters); ///< without learned values
ChatParameters chatParameters(const Json &json);
Json learnedJson(const ChatParameters &parameters); ///< only learned values
void readLearned(const Json &json, ChatParameters &parameters);
Json toJson(const PictureProfile &profile);
PictureProfile pictureProfile(const Json &json);
/// @}

/// @brief A model on a server, and how to ask it. Holds no key.
struct Endpoint {
    EndpointId id;
    QString name;    ///< unique among active endpoints
    QString service; ///< code of the template it was made from; empty: none
    ChatDialect dialect = ChatDialect::OpenAi;
    QString baseUrl;
    QString model; ///< the server's name of the model
    ModelSection section = ModelSection::Closed;
    std::optional<double> billions; ///< parameters of the model, see modelsize.h; no value: not stated
    ChatParameters parameters;
    PictureProfile pictures;
    KeySource keySource = KeySource::None;
    QString keyVariable;       ///< environment variable, with KeySource::Environment
    int concurrency = 4;       ///< most requests in flight, 1…256
    int requestsPerMinute = 0; ///< 0: no limit
    int deadlineSeconds = 180; ///< for one request as a whole
    double priceInput = 0;     ///< per million tokens
    double priceOutput = 0;
    QString currency;   ///< "USD", "CNY" …
    double budget = 0;  ///< in `currency`, for all its runs together; 0: none
    bool active = true; ///< false: removed; its runs stay
    QDateTime createdAt;
    PersonId createdBy;
    int version = 1; ///< optimistic lock

    bool isPractice() const { return dialect == ChatDialect::Practice; }
};

/// The name shown in lists; marks a practice model.
QString endpointTitle(const Endpoint &endpoint);

} // namespace yuyi
