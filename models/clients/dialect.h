// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/clients/chat.h"
#include "models/clients/httpcall.h"
#include "models/domain/clock.h"

#include <QDateTime>

#include <memory>

namespace yuyi {

/// @brief The protocol of one kind of server: turns a request into an HTTP call and an answer into a reply. Pure; any thread.
class Dialect
{
public:
    virtual ~Dialect() = default;

    /// @param base the endpoint's base URL, with or without a slash at its end
    virtual HttpCall chat(const QUrl &base, const ChatRequest &request) const = 0;
    virtual ChatReply readChat(const HttpAnswer &answer, const QDateTime &now = currentTime()) const = 0;

    /// The request for the list of models.
    virtual HttpCall models(const QUrl &base) const = 0;
    virtual QStringList readModels(const HttpAnswer &answer) const = 0;

    /// Media types that the server accepts; other pictures are encoded again before they are sent.
    virtual QStringList mediaTypes() const;
};

const Dialect &dialectOf(ChatDialect dialect);

/// @name Removes a key from what is about to be stored, shown or logged
/// The key is removed from complete texts only, because a stream can deliver it in pieces. It is removed from messages if it has
/// 8 or more characters, and from a reply's words if it has 16 or more, so a short dummy key of a local server ("A", "none")
/// cannot change an answer. Numbers are never changed.
/// @{
ChatReply withoutKey(ChatReply reply, const QByteArray &key);
QString messageWithoutKey(QString message, const QByteArray &key);
/// @}

} // namespace yuyi
