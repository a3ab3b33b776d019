// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/clients/openaidialect.h"

namespace yuyi {

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
