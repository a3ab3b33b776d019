// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/clients/geminidialect.h"

#include "models/clients/bodypictures.h"
#include "models/clients/replies.h"

#include <QSet>

namespace yuyi {

namespace {

Json parts(const ChatTurn &turn, BodyPictures &pictures)
{
    Json all = Json::array();
    for (const ChatPart &part : turn.parts) {
        if (part.isPicture())
            all.push_back({{"inlineData",
                            {{"mimeType", toUtf8(part.mediaType)}, {"data", pictures.markFor(part)}}}});
        else
            all.push_back({{"text", toUtf8(part.text)}});
    }
    return all;
}

HttpCall geminiCall(const QUrl &url)
{
    HttpCall call;
    call.url = url;
    call.headers = {{"Content-Type", "application/json"}};
    call.keyHeader = "x-goog-api-key";
    return call;
}

/// Adds one document, or one event of a stream, to the reply; returns the reason it ended with, if it did.
QString addPart(const Json &document, ChatReply &reply)
{
    const Json &usage = memberOf(document, "usageMetadata");
    if (usage.is_object()) {
        reply.tokensIn = numberAt(usage, "promptTokenCount");
        const qint64 thoughts = numberAt(usage, "thoughtsTokenCount");
        reply.tokensOut = numberAt(usage, "candidatesTokenCount");
        if (thoughts > 0)
            reply.tokensOut = std::max<qint64>(reply.tokensOut, 0) + thoughts;
    }
    const Json &candidates = memberOf(document, "candidates");
    if (!candidates.is_array() || candidates.empty())
        return textAt(memberOf(document, "promptFeedback"), "blockReason");
    const Json &content = memberOf(memberOf(candidates.front(), "content"), "parts");
    if (content.is_array()) {
        for (const Json &part : content) {
            const Json &thought = memberOf(part, "thought");
            if (thought.is_boolean() && thought.get<bool>())
                reply.reasoning += textAt(part, "text");
            else
                reply.text += textAt(part, "text");
        }
    }
    return textAt(candidates.front(), "finishReason");
}

ChatReply finished(const HttpAnswer &answer, ChatReply reply, const QString &reason)
{
    if (reason.isEmpty())
        return cutReply(answer);
    reply.cutShort = reason == QLatin1String("MAX_TOKENS");
    reply.status = reason == QLatin1String("STOP") || reply.cutShort ? ReplyStatus::Answered : ReplyStatus::Blocked;
    if (reason == QLatin1String("MALFORMED_FUNCTION_CALL") || reason == QLatin1String("OTHER"))
        reply.status = ReplyStatus::Transient;
    if (reply.status != ReplyStatus::Answered)
        reply.message = reason;
    return reply;
}

} // namespace

HttpCall GeminiDialect::chat(const QUrl &base, const ChatRequest &request) const
{
    BodyPictures pictures(request);
    Json body;
    Json contents = Json::array();
    for (const ChatTurn &turn : request.turns)
        contents.push_back({{"role", turn.byModel ? "model" : "user"}, {"parts", parts(turn, pictures)}});
    body["contents"] = contents;
    Json generation = Json::object();
    addParameters(generation, request.parameters, QStringLiteral("maxOutputTokens"), QStringLiteral("topP"));
    if (!generation.empty())
        body["generationConfig"] = generation;
    body.merge_patch(request.parameters.extra);
    QString model = request.model;
    if (model.startsWith(QLatin1String("models/")))
        model.remove(0, 7);
    const bool stream = request.parameters.stream;
    QUrl url = under(base, QStringLiteral("/v1beta/models/%1:%2")
                               .arg(model, stream ? QStringLiteral("streamGenerateContent") : QStringLiteral("generateContent")));
    if (stream)
        url.setQuery(QStringLiteral("alt=sse"));
    HttpCall call = geminiCall(url);
    call.body = pictures.bodyOf(body);
    return call;
}

ChatReply GeminiDialect::readChat(const HttpAnswer &answer, const QDateTime &now) const
{
    Json document;
    if (const auto fault = readFault(answer, now, document))
        return *fault;
    ChatReply reply;
    reply.httpStatus = answer.status;
    if (!isStream(answer)) {
        const QString reason = addPart(document, reply);
        return finished(answer, reply, reason);
    }
    QString reason;
    const QList<Json> events = streamEvents(answer);
    for (const Json &event : events) {
        if (const Json &error = memberOf(event, "error"); !error.is_null()) {
            readError(error, reply);
            return reply;
        }
        if (const QString ended = addPart(event, reply); !ended.isEmpty())
            reason = ended;
    }
    return finished(answer, reply, reason);
}

HttpCall GeminiDialect::models(const QUrl &base) const
{
    HttpCall call = geminiCall(under(base, QStringLiteral("/v1beta/models")));
    call.post = false;
    return call;
}

QStringList GeminiDialect::readModels(const HttpAnswer &answer) const
{
    QStringList names = namesIn(answer, "models", "name");
    names.replaceInStrings(QStringLiteral("models/"), QString());
    return names;
}

QStringList GeminiDialect::mediaTypes() const
{
    return Dialect::mediaTypes() + QStringList{QStringLiteral("image/webp")};
}

} // namespace yuyi
