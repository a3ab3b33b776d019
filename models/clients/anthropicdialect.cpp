// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/clients/anthropicdialect.h"

#include "models/clients/bodypictures.h"
#include "models/clients/replies.h"

namespace yuyi {

namespace {

constexpr int ownMaxTokens = 4096; // required by the server

Json messageParts(const ChatTurn &turn, BodyPictures &pictures)
{
    Json parts = Json::array();
    // In the order of the prompt: each picture is before its own words, as the server's guide asks for, and no other's.
    for (const ChatPart &part : turn.parts) {
        if (part.isPicture()) {
            parts.push_back({{"type", "image"},
                             {"source",
                              {{"type", "base64"},
                               {"media_type", toUtf8(part.mediaType)},
                               {"data", pictures.markFor(part)}}}});
        } else {
            parts.push_back({{"type", "text"}, {"text", toUtf8(part.text)}});
        }
    }
    return parts;
}

QUrl versioned(const QUrl &base, const QString &path)
{
    QString stem = base.path();
    while (stem.endsWith(u'/'))
        stem.chop(1);
    return under(base, stem.endsWith(QLatin1String("/v1")) ? path : QStringLiteral("/v1") + path);
}

HttpCall anthropicCall(const QUrl &url)
{
    HttpCall call;
    call.url = url;
    call.headers = {{"Content-Type", "application/json"}, {"anthropic-version", "2023-06-01"}};
    call.keyHeader = "x-api-key";
    return call;
}

void readStop(const QString &reason, ChatReply &reply)
{
    reply.status = ReplyStatus::Answered;
    reply.cutShort = reason == QLatin1String("max_tokens");
    if (reason == QLatin1String("refusal")) {
        reply.status = ReplyStatus::Blocked;
        reply.message = reason;
    }
}

ChatReply readMessageEvents(const HttpAnswer &answer, const QDateTime &now)
{
    ChatReply reply;
    reply.httpStatus = answer.status;
    QString stop;
    bool ended = false;
    const QList<Json> events = streamEvents(answer);
    for (const Json &event : events) {
        const QString type = textAt(event, "type");
        if (type == QLatin1String("error")) {
            reply.retryAfter = retryAfter(answer, now);
            readError(memberOf(event, "error"), reply);
            return reply;
        }
        if (type == QLatin1String("message_start"))
            reply.tokensIn = numberAt(memberOf(memberOf(event, "message"), "usage"), "input_tokens");
        const Json &delta = memberOf(event, "delta");
        if (type == QLatin1String("content_block_delta")) {
            reply.text += textAt(delta, "text");
            reply.reasoning += textAt(delta, "thinking");
        } else if (type == QLatin1String("message_delta")) {
            stop = textAt(delta, "stop_reason");
            reply.tokensOut = numberAt(memberOf(event, "usage"), "output_tokens");
        }
        ended = ended || type == QLatin1String("message_stop");
    }
    if (!ended)
        return cutReply(answer);
    readStop(stop, reply);
    return reply;
}

} // namespace

HttpCall AnthropicDialect::chat(const QUrl &base, const ChatRequest &request) const
{
    ChatParameters parameters = request.parameters;
    parameters.seed.reset(); // not known there
    if (!parameters.maxTokens)
        parameters.maxTokens = ownMaxTokens;
    BodyPictures pictures(request);
    Json body;
    body["model"] = toUtf8(request.model);
    Json messages = Json::array();
    for (const ChatTurn &turn : request.turns)
        messages.push_back({{"role", turn.byModel ? "assistant" : "user"}, {"content", messageParts(turn, pictures)}});
    body["messages"] = messages;
    addParameters(body, parameters, QStringLiteral("max_tokens"), QStringLiteral("top_p"));
    if (parameters.stream)
        body["stream"] = true;
    body.merge_patch(parameters.extra);
    HttpCall call = anthropicCall(versioned(base, QStringLiteral("/messages")));
    call.body = pictures.bodyOf(body);
    return call;
}

ChatReply AnthropicDialect::readChat(const HttpAnswer &answer, const QDateTime &now) const
{
    Json document;
    if (const auto fault = readFault(answer, now, document))
        return *fault;
    if (isStream(answer))
        return readMessageEvents(answer, now);
    const Json &content = memberOf(document, "content");
    if (!content.is_array())
        return cutReply(answer);
    ChatReply reply;
    reply.httpStatus = answer.status;
    for (const Json &block : content) {
        const QString type = textAt(block, "type");
        if (type == QLatin1String("text"))
            reply.text += textAt(block, "text");
        else if (type == QLatin1String("thinking"))
            reply.reasoning += textAt(block, "thinking");
    }
    const Json &usage = memberOf(document, "usage");
    reply.tokensIn = numberAt(usage, "input_tokens");
    reply.tokensOut = numberAt(usage, "output_tokens");
    readStop(textAt(document, "stop_reason"), reply);
    return reply;
}

HttpCall AnthropicDialect::models(const QUrl &base) const
{
    HttpCall call = anthropicCall(versioned(base, QStringLiteral("/models")));
    call.post = false;
    return call;
}

QStringList AnthropicDialect::readModels(const HttpAnswer &answer) const
{
    return dialectOf(ChatDialect::OpenAi).readModels(answer); // the same form
}

} // namespace yuyi
