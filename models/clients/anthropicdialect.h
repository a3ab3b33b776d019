// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/clients/dialect.h"

namespace yuyi {

/// POST {base}/v1/messages.
class AnthropicDialect final : public Dialect
{
public:
    HttpCall chat(const QUrl &base, const ChatRequest &request) const override;
    ChatReply readChat(const HttpAnswer &answer, const QDateTime &now) const override;
    HttpCall models(const QUrl &base) const override;
    QStringList readModels(const HttpAnswer &answer) const override;
};

} // namespace yuyi
