// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/clients/ollamadialect.h"

#include "models/clients/bodypictures.h"
#include "models/clients/replies.h"

namespace yuyi {

namespace {

HttpCall jsonCall(const QUrl &url)
{
    HttpCall call;
    call.url = url;
    call.headers = {{"Content-Type", "application/json"}};
    call.keyHeader = "Authorization";
    call.keyPrefix = "Bearer ";
    return call;
}

} // namespace

HttpCall OllamaDialect::chat(const QUrl &base, const ChatRequest &request) const
{
    BodyPictures marks(request);
    Json body;
    body["model"] = toUtf8(request.model);
    Json messages = Json::array();
    for (const ChatTurn &turn : request.turns) {
        Json message;
        message["role"] = turn.byModel ? "assistant" : "user";
        QStringList texts;
        Json pictures = Json::array();
        for (const ChatPart &part : turn.parts) {
            if (part.isPicture())
                pictures.push_back(marks.markFor(part));
            else
                texts.append(part.text);
        }
        message["content"] = toUtf8(texts.join(u'\n'));
        if (!pictures.empty())
            message["images"] = pictures;
        messages.push_back(message);
    }
    body["messages"] = messages;
    body["stream"] = request.parameters.stream; // the server's own default is true
    Json options = Json::object();
    addParameters(options, request.parameters, QStringLiteral("num_predict"), QStringLiteral("top_p"));
    if (!options.empty())
        body["options"] = options;
    body.merge_patch(request.parameters.extra);
    HttpCall call = jsonCall(under(base, QStringLiteral("/api/chat")));
    call.body = marks.bodyOf(body);
    return call;
}

ChatReply OllamaDialect::readChat(const HttpAnswer &answer, const QDateTime &now) const
{
    Json document;
    if (const auto fault = readFault(answer, now, document))
        return *fault;
    ChatReply reply;
    reply.httpStatus = answer.status;
    const QList<Json> events = isStream(answer) ? streamEvents(answer) : QList<Json>{document};
    bool done = false;
    for (const Json &event : events) {
        if (const Json &error = memberOf(event, "error"); !error.is_null()) {
            readError(error, reply);
            return reply;
        }
        const Json &message = memberOf(event, "message");
        reply.text += textAt(message, "content");
        reply.reasoning += textAt(message, "thinking");
        const Json &last = memberOf(event, "done");
        if (!last.is_boolean() || !last.get<bool>())
            continue;
        done = true;
        reply.cutShort = textAt(event, "done_reason") == QLatin1String("length");
        reply.tokensIn = numberAt(event, "prompt_eval_count");
        reply.tokensOut = numberAt(event, "eval_count");
    }
    if (!done)
        return cutReply(answer);
    reply.status = ReplyStatus::Answered;
    return reply;
}

HttpCall OllamaDialect::models(const QUrl &base) const
{
    HttpCall call = jsonCall(under(base, QStringLiteral("/api/tags")));
    call.post = false;
    return call;
}

QStringList OllamaDialect::readModels(const HttpAnswer &answer) const
{
    return namesIn(answer, "models", "name");
}

} // namespace yuyi
