// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/runs/endpoint.h"
#include "models/domain/runs/run.h"

#include <QByteArray>
#include <QList>
#include <QString>

namespace yuyi {

/// A text or a picture in a turn.
struct ChatPart {
    QString text;
    QByteArray base64; ///< a picture's encoded bytes in base64; empty: this part is a text
    QString mediaType; ///< media type of the bytes, "image/jpeg" …
    int prepared = -1; ///< number that whoever prepared a picture knows it by; never sent

    bool isPicture() const { return !base64.isEmpty(); }
};

struct ChatTurn {
    bool byModel = false; ///< an answer in a few-shot example
    QList<ChatPart> parts;
};

struct ChatRequest {
    QString model;
    QList<ChatTurn> turns;
    ChatParameters parameters;
};

/// A parameter that the server refuses; the request may be sent once more without it.
struct ParameterRepair {
    QString leaveOut; ///< name in the body; empty: nothing to repair
    bool completionTokens = false;
};

struct ChatReply {
    ReplyStatus status = ReplyStatus::Transient;
    QString text;
    QString reasoning;     ///< reported separately by the server; never read for the answer
    bool cutShort = false; ///< ended at the token limit
    QString message;       ///< what the server said, or what went wrong; for people
    qint64 tokensIn = -1;  ///< −1: unknown
    qint64 tokensOut = -1;
    int httpStatus = 0;
    qint64 retryAfter = -1; ///< requested wait in milliseconds, at most 120,000; −1: none
    ParameterRepair repair;
};

} // namespace yuyi
