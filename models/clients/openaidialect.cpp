// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/clients/openaidialect.h"

#include "models/clients/bodypictures.h"
#include "models/clients/replies.h"

namespace yuyi {

namespace {

std::string dataUri(const ChatPart &picture, BodyPictures &pictures)
{
    return "data:" + toUtf8(picture.mediaType) + ";base64," + pictures.markFor(picture);
}

Json contentParts(const ChatTurn &turn, BodyPictures &pictures)
{
    Json parts = Json::array();
    for (const ChatPart &part : turn.parts) {
        if (part.isPicture())
            parts.push_back({{"type", "image_url"}, {"image_url", {{"url", dataUri(part, pictures)}}}});
        else
            parts.push_back({{"type", "text"}, {"text", toUtf8(part.text)}});
    }
    // Servers that know text only take no list.
    if (parts.size() == 1 && !turn.parts.first().isPicture())
        return toUtf8(turn.parts.first().text);
    return parts;
}

/// A content is a text, a list of parts, or null.
QString wording(const Json &content)
{
    if (content.is_string())
        return fromUtf8(content.get<std::string>());
    QString text;
    if (content.is_array()) {
        for (const Json &part : content)
            text += textAt(part, "text");
    }
    return text;
}

QString reasoningOf(const Json &message)
{
    const QString told = textAt(message, "reasoning_content");
    return told.isEmpty() ? textAt(message, "reasoning") : told;
}

void readUsage(const Json &document, ChatReply &reply)
{
    const Json &usage = memberOf(document, "usage");
    if (!usage.is_object())
        return;
    reply.tokensIn = numberAt(usage, "prompt_tokens");
    reply.tokensOut = numberAt(usage, "completion_tokens");
}

void readFinish(const QString &finish, const QString &refusal, ChatReply &reply)
{
    reply.status = ReplyStatus::Answered;
    reply.cutShort = finish == QLatin1String("length");
    if (finish == QLatin1String("content_filter") || (reply.text.isEmpty() && !refusal.isEmpty())) {
        reply.status = ReplyStatus::Blocked;
        reply.message = refusal.isEmpty() ? finish : refusal;
    }
}

ChatReply readEvents(const HttpAnswer &answer, const QDateTime &now)
{
    ChatReply reply;
    reply.httpStatus = answer.status;
    QString finish;
    const QList<Json> events = streamEvents(answer);
    for (const Json &event : events) {
        if (const Json &error = memberOf(event, "error"); !error.is_null()) {
            reply.retryAfter = retryAfter(answer, now);
            readError(error, reply);
            return reply;
        }
        readUsage(event, reply);
        const Json &choices = memberOf(event, "choices");
        if (!choices.is_array() || choices.empty())
            continue;
        const Json &delta = memberOf(choices.front(), "delta");
        reply.text += wording(memberOf(delta, "content"));
        reply.reasoning += reasoningOf(delta);
        if (const QString reason = textAt(choices.front(), "finish_reason"); !reason.isEmpty())
            finish = reason;
    }
    if (finish.isEmpty() && !answer.body.contains("[DONE]"))
        return cutReply(answer);
    readFinish(finish, {}, reply);
    return reply;
}

} // namespace

HttpCall OpenAiDialect::chat(const QUrl &base, const ChatRequest &request) const
{
    BodyPictures pictures(request);
    Json body;
    body["model"] = toUtf8(request.model);
    Json messages = Json::array();
    for (const ChatTurn &turn : request.turns)
        messages.push_back({{"role", turn.byModel ? "assistant" : "user"}, {"content", contentParts(turn, pictures)}});
    body["messages"] = messages;
    const ChatParameters &parameters = request.parameters;
    addParameters(body, parameters,
                  parameters.completionTokens ? QStringLiteral("max_completion_tokens") : QStringLiteral("max_tokens"),
                  QStringLiteral("top_p"));
    if (parameters.stream) {
        body["stream"] = true;
        body["stream_options"] = {{"include_usage", true}};
    }
    body.merge_patch(parameters.extra);
    HttpCall call;
    call.url = under(base, QStringLiteral("/chat/completions"));
    call.headers = {{"Content-Type", "application/json"}};
    call.body = pictures.bodyOf(body);
    call.keyHeader = "Authorization";
    call.keyPrefix = "Bearer ";
    return call;
}

ChatReply OpenAiDialect::readChat(const HttpAnswer &answer, const QDateTime &now) const
{
    Json document;
    if (const auto fault = readFault(answer, now, document))
        return *fault;
    if (isStream(answer))
        return readEvents(answer, now);
    const Json &choices = memberOf(document, "choices");
    if (!choices.is_array() || choices.empty())
        return cutReply(answer);
    ChatReply reply;
    reply.httpStatus = answer.status;
    const Json &message = memberOf(choices.front(), "message");
    reply.text = wording(memberOf(message, "content"));
    reply.reasoning = reasoningOf(message);
    readUsage(document, reply);
    readFinish(textAt(choices.front(), "finish_reason"), textAt(message, "refusal"), reply);
    return reply;
}

HttpCall OpenAiDialect::models(const QUrl &base) const
{
    HttpCall call;
    call.post = false;
    call.url = under(base, QStringLiteral("/models"));
    call.keyHeader = "Authorization";
    call.keyPrefix = "Bearer ";
    return call;
}

QStringList OpenAiDialect::readModels(const HttpAnswer &answer) const
{
    return namesIn(answer, "data", "id");
}

} // namespace yuyi
