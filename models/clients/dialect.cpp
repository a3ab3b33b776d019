// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/clients/dialects.h"

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

ChatReply withoutKey(ChatReply reply, const QByteArray &key)
{
    if (!key.isEmpty()) {
        for (QString *text : {&reply.text, &reply.reasoning, &reply.message})
            text->replace(QString::fromUtf8(key), QStringLiteral("[key]"));
    }
    return reply;
}

} // namespace yuyi
