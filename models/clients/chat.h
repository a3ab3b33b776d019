// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/codes.h"
#include "models/domain/json.h"

#include <QByteArray>
#include <QList>
#include <QString>

#include <optional>

namespace yuyi {

/// The ways model servers speak.
enum class ChatDialect { OpenAi, Anthropic, Gemini, Ollama };

inline constexpr CodeTable<ChatDialect, 4> codesOf(ChatDialect)
{
    return {{{ChatDialect::OpenAi, u"openai"}, {ChatDialect::Anthropic, u"anthropic"}, {ChatDialect::Gemini, u"gemini"},
             {ChatDialect::Ollama, u"ollama"}}};
}

/// A text or a picture of a turn.
struct ChatPart {
    QString text;
    QByteArray picture;      ///< encoded bytes; empty: a text
    QString mediaType;       ///< "image/jpeg" …, as the bytes are

    bool isPicture() const { return !picture.isEmpty(); }
};

struct ChatTurn {
    bool byModel = false;    ///< an answer in a worked example
    QList<ChatPart> parts;
};

/// What may be set per request; absent: the server's own.
struct ChatParameters {
    std::optional<double> temperature;
    std::optional<int> maxTokens;
    std::optional<double> topP;
    std::optional<qint64> seed;
    bool stream = false;
    Json extra = Json::object();     ///< members added to the body as they are

    /// @brief What this endpoint and model turned out to refuse: members left out, or sent under another name. Learned from
    /// a reply (ChatReply::repair), kept by whoever sends.
    QStringList leftOut;
    bool completionTokens = false;   ///< max_completion_tokens in place of max_tokens
};

struct ChatRequest {
    QString model;
    QList<ChatTurn> turns;
    ChatParameters parameters;
};

/// What came of a request.
enum class ReplyStatus {
    Answered,    ///< a text (it may be empty)
    Blocked,     ///< a content filter or a refusal stop
    BadRequest,  ///< asking again would end the same way
    Account,     ///< key, quota or payment: nothing more can be asked
    Transient    ///< may go well the next time
};

inline constexpr CodeTable<ReplyStatus, 5> codesOf(ReplyStatus)
{
    return {{{ReplyStatus::Answered, u"answered"}, {ReplyStatus::Blocked, u"blocked"},
             {ReplyStatus::BadRequest, u"request"}, {ReplyStatus::Account, u"account"},
             {ReplyStatus::Transient, u"transient"}}};
}

/// A parameter the server does not take; the request may be sent once more without it.
struct ParameterRepair {
    QString leaveOut;                ///< name in the body; empty: nothing to repair
    bool completionTokens = false;
};

struct ChatReply {
    ReplyStatus status = ReplyStatus::Transient;
    QString text;
    QString reasoning;               ///< told apart by the server; never read for the answer
    bool cutShort = false;           ///< ended at the token limit
    QString message;                 ///< what the server said, or what went wrong; for people
    qint64 tokensIn = -1;            ///< −1: not told
    qint64 tokensOut = -1;
    int httpStatus = 0;
    qint64 retryAfter = -1;          ///< milliseconds the server asks to wait, at most 120,000; −1: none
    ParameterRepair repair;
};

} // namespace yuyi
