// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/clients/chat.h"
#include "models/clients/httpcall.h"

#include <QDateTime>

#include <optional>

namespace yuyi {

/// @file What all dialects share in reading answers.

/// The base URL with a path added.
QUrl under(const QUrl &base, const QString &path);
QString dataUri(const ChatPart &picture);
/// Adds what is set and not refused, under the names given; `extra` last.
void addParameters(Json &body, const ChatParameters &parameters, const QString &maxTokens, const QString &topP);
bool isLeftOut(const ChatParameters &parameters, const QString &name);

/// @brief The reply when the answer is no usable JSON of status 200: faults below HTTP, statuses, error objects, HTML.
/// With a usable one `document` is set and nothing is returned.
std::optional<ChatReply> readFault(const HttpAnswer &answer, const QDateTime &now, Json &document);
/// An answer that lacks its end, or what it should hold: passing.
ChatReply cutReply(const HttpAnswer &answer);
/// The events of a stream (text/event-stream), each one JSON; [DONE] and comments left out. Lines of JSON for Ollama.
/// Those after the deadline are not read.
QList<Json> streamEvents(const HttpAnswer &answer);
bool isStream(const HttpAnswer &answer);

/// Milliseconds that `retry-after-ms` or `retry-after` (seconds or a date, RFC 9110 §10.2.3) ask for, 0…120,000; −1: none.
qint64 retryAfter(const HttpAnswer &answer, const QDateTime &now);
/// Whether a server's error code or text means the account, the content filter, or a passing fault.
ReplyStatus statusOfError(int httpStatus, const QString &code, const QString &message);
/// Sorts an error object out into the reply.
void readError(const Json &error, ChatReply &reply);

QString textAt(const Json &json, const char *name);
qint64 numberAt(const Json &json, const char *name);
const Json &memberOf(const Json &json, const char *name);

} // namespace yuyi
