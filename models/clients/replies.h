// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/clients/chat.h"
#include "models/clients/httpcall.h"

#include <QDateTime>

#include <optional>

namespace yuyi {

/// @file Functions that all dialects share.

/// The base URL with `path` appended.
QUrl under(const QUrl &base, const QString &path);
/// Adds the parameters that are set and not refused to the body, under the given names. Does not add `extra`.
void addParameters(Json &body, const ChatParameters &parameters, const QString &maxTokens, const QString &topP);
bool isLeftOut(const ChatParameters &parameters, const QString &name);

/// @brief Returns the reply for an answer that is not usable JSON with status 200: failures below HTTP, other statuses, error
/// objects, HTML. For a usable answer, sets `document` and returns nothing.
std::optional<ChatReply> readFault(const HttpAnswer &answer, const QDateTime &now, Json &document);
/// The transient failure for an answer that is cut off or lacks the expected content.
ChatReply cutReply(const HttpAnswer &answer);
/// The events of a stream (text/event-stream), or the JSON lines of Ollama, each as one JSON value; without [DONE] and comments.
/// Events after the deadline are not read.
QList<Json> streamEvents(const HttpAnswer &answer);
bool isStream(const HttpAnswer &answer);

/// The wait requested by `retry-after-ms` or `retry-after` (seconds or a date, RFC 9110 §10.2.3) in milliseconds, 0…120,000; −1: none.
qint64 retryAfter(const HttpAnswer &answer, const QDateTime &now);
/// Whether a server's error code or text means the account, the content filter, or a transient failure.
ReplyStatus statusOfError(int httpStatus, const QString &code, const QString &message);
/// Fills status, message and repair of the reply from an error object.
void readError(const Json &error, ChatReply &reply);

QString textAt(const Json &json, const char *name);
qint64 numberAt(const Json &json, const char *name);
const Json &memberOf(const Json &json, const char *name);
/// The texts under `name` of all objects in the list `list`; none for an answer that is not usable.
QStringList namesIn(const HttpAnswer &answer, const char *list, const char *name);

} // namespace yuyi
