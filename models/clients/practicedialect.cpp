// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/clients/practicedialect.h"

namespace yuyi {

namespace {

/// No key header: there is nobody to show a key to.
HttpCall inside(HttpCall call)
{
    call.keyHeader.clear();
    call.keyPrefix.clear();
    return call;
}

QUrl here()
{
    return QUrl(QStringLiteral("practice:"));
}

} // namespace

HttpCall PracticeDialect::chat(const QUrl &, const ChatRequest &request) const
{
    ChatRequest whole = request;
    whole.parameters.stream = false;
    return inside(m_words.chat(here(), whole));
}

ChatReply PracticeDialect::readChat(const HttpAnswer &answer, const QDateTime &now) const
{
    return m_words.readChat(answer, now);
}

HttpCall PracticeDialect::models(const QUrl &) const
{
    return inside(m_words.models(here()));
}

QStringList PracticeDialect::readModels(const HttpAnswer &answer) const
{
    return m_words.readModels(answer);
}

} // namespace yuyi
