// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/endpoint.h"
#include "models/domain/run.h"

#include <QByteArray>
#include <QList>
#include <QString>

namespace yuyi {

/// A text or a picture of a turn.
struct ChatPart {
    QString text;
    QByteArray picture;      ///< encoded bytes; empty: a text
    QString mediaType;       ///< "image/jpeg" …, as the bytes are

    bool isPicture() const { return !picture.isEmpty(); }
};

struct ChatTurn {
    bool byModel = false;    ///< an answer in a few-shot example
    QList<ChatPart> parts;
};

struct ChatRequest {
    QString model;
    QList<ChatTurn> turns;
    ChatParameters parameters;
};

/// A parameter the server does not take; the request may be sent once more without it.
struct ParameterRepair {
    QString leaveOut;                ///< name in the body; empty: nothing to repair
    bool completionTokens = false;
};

struct ChatReply {
    ReplyStatus status = ReplyStatus::Transient;
    QString text;
    QString reasoning;               ///< told apart by the server; never read for the answer
    bool cutShort = false;           ///< ended at the token limit
    QString message;                 ///< what the server said, or what went wrong; for people
    qint64 tokensIn = -1;            ///< −1: not told
    qint64 tokensOut = -1;
    int httpStatus = 0;
    qint64 retryAfter = -1;          ///< milliseconds the server asks to wait, at most 120,000; −1: none
    ParameterRepair repair;
};

} // namespace yuyi
