// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/clients/dialect.h"

namespace yuyi {

/// @file The dialects of servers, each written down in its server's public reference, and that of practice models.

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

/// @brief Practice models are asked and answer in the words of OpenAI's dialect, at an address that no network has: the request is
/// made, hashed and counted as any other is, and answered inside this program.
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
