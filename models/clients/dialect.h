// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/clients/chat.h"
#include "models/clients/httpcall.h"

#include <QDateTime>

#include <memory>

namespace yuyi {

/// @brief How one kind of server is spoken to: a request becomes bytes, bytes become a reply. Pure; any thread.
class Dialect
{
public:
    virtual ~Dialect() = default;

    /// @param base the endpoint's base URL, with or without a slash at its end
    virtual HttpCall chat(const QUrl &base, const ChatRequest &request) const = 0;
    virtual ChatReply readChat(const HttpAnswer &answer, const QDateTime &now = QDateTime::currentDateTimeUtc()) const = 0;

    /// Asks which models there are.
    virtual HttpCall models(const QUrl &base) const = 0;
    virtual QStringList readModels(const HttpAnswer &answer) const = 0;

    /// Media types the server takes; others are encoded anew before they are sent.
    virtual QStringList mediaTypes() const;
};

const Dialect &dialectOf(ChatDialect dialect);

/// Takes a key out of what came back: a stream can bring it in pieces, which only the whole text shows.
ChatReply withoutKey(ChatReply reply, const QByteArray &key);

} // namespace yuyi
