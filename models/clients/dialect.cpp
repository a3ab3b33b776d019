// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/clients/dialect.h"

#include "models/clients/anthropicdialect.h"
#include "models/clients/geminidialect.h"
#include "models/clients/ollamadialect.h"
#include "models/clients/openaidialect.h"
#include "models/clients/practicedialect.h"

namespace yuyi {

QStringList Dialect::mediaTypes() const
{
    return {QStringLiteral("image/jpeg"), QStringLiteral("image/png")};
}

const Dialect &dialectOf(ChatDialect dialect)
{
    static const OpenAiDialect openAi;
    static const AnthropicDialect anthropic;
    static const GeminiDialect gemini;
    static const OllamaDialect ollama;
    static const PracticeDialect practice;
    switch (dialect) {
    case ChatDialect::Anthropic: return anthropic;
    case ChatDialect::Gemini: return gemini;
    case ChatDialect::Ollama: return ollama;
    case ChatDialect::Practice: return practice;
    case ChatDialect::OpenAi: break;
    }
    return openAi;
}

namespace {

constexpr qsizetype shortestInMessages = 8;
constexpr qsizetype shortestInReplies = 16;

QString blot()
{
    return QStringLiteral("[key]");
}

} // namespace

QString messageWithoutKey(QString message, const QByteArray &key)
{
    if (key.size() < shortestInMessages)
        return message;
    const QString secret = QString::fromUtf8(key);
    message.replace(secret, blot());
    // A message that was cut may end within the key.
    for (qsizetype length = secret.size() - 1; length >= shortestInMessages; --length) {
        if (message.endsWith(QStringView(secret).left(length))) {
            message.chop(length);
            return message + blot();
        }
    }
    return message;
}

ChatReply withoutKey(ChatReply reply, const QByteArray &key)
{
    reply.message = messageWithoutKey(reply.message, key);
    if (key.size() >= shortestInReplies) {
        for (QString *text : {&reply.text, &reply.reasoning})
            text->replace(QString::fromUtf8(key), blot());
    }
    return reply;
}

} // namespace yuyi
