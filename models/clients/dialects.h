// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/clients/dialect.h"

namespace yuyi {

/// @file The dialects of servers, each documented in its server's public API reference, and the dialect of practice models.

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

/// Practice models use OpenAI's dialect at an address outside any network: the request is built, hashed and counted like
/// any other, but answered inside this program.
class PracticeDialect final : public Dialect
{
public:
    HttpCall chat(const QUrl &base, const ChatRequest &request) const override;
    ChatReply readChat(const HttpAnswer &answer, const QDateTime &now) const override;
    HttpCall models(const QUrl &base) const override;
    QStringList readModels(const HttpAnswer &answer) const override;

private:
    OpenAiDialect m_words;
};

} // namespace yuyi
