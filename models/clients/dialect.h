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

    /// Media types the server takes; others are encoded again before they are sent.
    virtual QStringList mediaTypes() const;
};

const Dialect &dialectOf(ChatDialect dialect);

/// @name Takes a key out of what is about to be stored, shown or logged: of whole texts, as a stream can bring it in pieces.
/// Out of messages where it has 8 characters or more, out of a reply's words where it has 16 or more: no short dummy key of a server of
/// one's own ("A", "none") can change an answer. Figures are never touched.
/// @{
ChatReply withoutKey(ChatReply reply, const QByteArray &key);
QString messageWithoutKey(QString message, const QByteArray &key);
/// @}

} // namespace yuyi
