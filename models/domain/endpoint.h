// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/codes.h"
#include "models/domain/ids.h"
#include "models/domain/json.h"
#include "models/domain/practice.h"

#include <QDateTime>
#include <QString>
#include <QStringList>

#include <optional>

namespace yuyi {

/// The ways model servers speak. Practice: no server, but this program itself, which makes replies up without network and key.
enum class ChatDialect { OpenAi, Anthropic, Gemini, Ollama, Practice };

inline constexpr CodeTable<ChatDialect, 5> codesOf(ChatDialect)
{
    return {{{ChatDialect::OpenAi, u"openai"}, {ChatDialect::Anthropic, u"anthropic"}, {ChatDialect::Gemini, u"gemini"},
             {ChatDialect::Ollama, u"ollama"}, {ChatDialect::Practice, u"practice"}}};
}
QString titleOf(ChatDialect dialect);

/// Where the tables put a model.
enum class ModelSection { Open, Closed, TextOnly };

inline constexpr CodeTable<ModelSection, 3> codesOf(ModelSection)
{
    return {{{ModelSection::Open, u"open"}, {ModelSection::Closed, u"closed"}, {ModelSection::TextOnly, u"text-only"}}};
}
QString titleOf(ModelSection section);

/// Where an endpoint's key is. Session: in the memory of this program only.
enum class KeySource { None, Keychain, Session, Environment };

inline constexpr CodeTable<KeySource, 4> codesOf(KeySource)
{
    return {{{KeySource::None, u"none"}, {KeySource::Keychain, u"keychain"}, {KeySource::Session, u"session"},
             {KeySource::Environment, u"environment"}}};
}
QString titleOf(KeySource source);

/// How worked examples are sent. Together: in one message with the question, as the paper prints its prompts. Turns: each as a question
/// of the user and an answer of the model.
enum class ExampleForm { Together, Turns };

inline constexpr CodeTable<ExampleForm, 2> codesOf(ExampleForm)
{
    return {{{ExampleForm::Together, u"together"}, {ExampleForm::Turns, u"turns"}}};
}
QString titleOf(ExampleForm form);

/// What may be set per request; absent: the server's own.
struct ChatParameters {
    std::optional<double> temperature;
    std::optional<int> maxTokens;
    std::optional<double> topP;
    std::optional<qint64> seed;
    bool stream = false;
    ExampleForm examples = ExampleForm::Together;   ///< of a run with few-shot examples; of others Together
    /// Of a practice model, and of its runs for ever: they are practice by it. Nothing where a server is asked.
    std::optional<PracticeSettings> practice;
    Json extra = Json::object();     ///< merged into the body (RFC 7396: objects member by member, null takes one out)

    /// @brief What this endpoint and model turned out to refuse: members left out, or sent under another name. Learned from
    /// a reply (ChatReply::repair), kept by whoever sends.
    QStringList leftOut;
    bool completionTokens = false;   ///< max_completion_tokens in place of max_tokens

    friend bool operator==(const ChatParameters &, const ChatParameters &) = default;
};

/// @brief How pictures are prepared for a server. Stored with a run as text, so that old runs say what was sent.
struct PictureProfile {
    QString name;                                ///< "default" …
    int longEdge = 2048;                         ///< pixels at most; larger pictures are reduced
    int shortEdgeAtLeast = 11;                   ///< pixels; smaller pictures are enlarged (some servers refuse ≤ 10)
    qint64 largest = qint64(5) << 20;            ///< encoded bytes at most
    QStringList mediaTypes{QStringLiteral("image/jpeg"), QStringLiteral("image/png")};
    bool none = false;                           ///< the model reads text alone: no picture is sent, whatever is asked

    /// The same text for the same way of preparing.
    QString key() const;
    friend bool operator==(const PictureProfile &, const PictureProfile &) = default;
};

/// @name As they are stored. Unknown members are ignored, missing ones keep their defaults; never throws.
/// @{
Json toJson(const ChatParameters &parameters);           ///< without what was learned
ChatParameters chatParameters(const Json &json);
Json learnedJson(const ChatParameters &parameters);      ///< what was learned alone
void readLearned(const Json &json, ChatParameters &parameters);
Json toJson(const PictureProfile &profile);
PictureProfile pictureProfile(const Json &json);
/// @}

/// @brief A model on a server, and how to ask it. Holds no key.
struct Endpoint {
    EndpointId id;
    QString name;                    ///< unique among those in use
    QString service;                 ///< code of the template it was made from; empty: none
    ChatDialect dialect = ChatDialect::OpenAi;
    QString baseUrl;
    QString model;                   ///< as the server calls it
    ModelSection section = ModelSection::Closed;
    ChatParameters parameters;
    PictureProfile pictures;
    KeySource keySource = KeySource::None;
    QString keyVariable;             ///< with KeySource::Environment
    int concurrency = 4;             ///< requests under way at most, 1…256
    int requestsPerMinute = 0;       ///< 0: no limit
    int deadlineSeconds = 180;       ///< for one request as a whole
    double priceInput = 0;           ///< per million tokens
    double priceOutput = 0;
    QString currency;                ///< "USD", "CNY" …
    double budget = 0;               ///< in `currency`, over all its runs; 0: none
    bool active = true;              ///< false: removed; its runs stay
    QDateTime createdAt;
    PersonId createdBy;
    int version = 1;                 ///< optimistic lock

    bool isPractice() const { return dialect == ChatDialect::Practice; }
};

/// How lists call it: a practice model says so.
QString endpointTitle(const Endpoint &endpoint);

} // namespace yuyi
