// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/clients/dialect.h"

namespace yuyi {

/// @file The four dialects; each is written down in its server's public reference.

/// POST {base}/chat/completions: OpenAI, vLLM, llama-server, DashScope, Zhipu, Moonshot, LM Studio, Ollama's /v1.
class OpenAiDialect final : public Dialect
{
public:
    HttpCall chat(const QUrl &base, const ChatRequest &request) const override;
    ChatReply readChat(const HttpAnswer &answer, const QDateTime &now) const override;
    HttpCall models(const QUrl &base) const override;
    QStringList readModels(const HttpAnswer &answer) const override;
};

/// POST {base}/v1/messages.
class AnthropicDialect final : public Dialect
{
public:
    HttpCall chat(const QUrl &base, const ChatRequest &request) const override;
    ChatReply readChat(const HttpAnswer &answer, const QDateTime &now) const override;
    HttpCall models(const QUrl &base) const override;
    QStringList readModels(const HttpAnswer &answer) const override;
};

/// POST {base}/v1beta/models/{model}:generateContent.
class GeminiDialect final : public Dialect
{
public:
    HttpCall chat(const QUrl &base, const ChatRequest &request) const override;
    ChatReply readChat(const HttpAnswer &answer, const QDateTime &now) const override;
    HttpCall models(const QUrl &base) const override;
    QStringList readModels(const HttpAnswer &answer) const override;
    QStringList mediaTypes() const override;
};

/// POST {base}/api/chat.
class OllamaDialect final : public Dialect
{
public:
    HttpCall chat(const QUrl &base, const ChatRequest &request) const override;
    ChatReply readChat(const HttpAnswer &answer, const QDateTime &now) const override;
    HttpCall models(const QUrl &base) const override;
    QStringList readModels(const HttpAnswer &answer) const override;
};

} // namespace yuyi
