// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/run.h"
#include "models/stores/runstore.h"

#include <QDateTime>
#include <QList>
#include <QMetaType>
#include <QString>

namespace yuyi {

/// Which requests of a run are asked when it starts.
enum class RunAsk {
    Missing,    ///< those without an answer: never asked, lost with their program, ended for a passing fault or the account
    Errors      ///< those whose newest answer is an error of any kind
};

/// Who is at a run.
enum class RunPlace {
    Nowhere,    ///< nobody: waiting, paused, ended, or left by a program that is gone
    Starting,   ///< here, not yet asking
    Here,       ///< this program
    Stopping,   ///< here, waiting for what is under way
    Elsewhere   ///< another program, by its heartbeat
};

struct LiveReply {
    AttemptId attempt;
    RunSlot slot;
    QString itemId;
    ReplyStatus status = ReplyStatus::Answered;
    ResponseResult result = ResponseResult::Miss;
    QString label;              ///< what the strict scorer read
    QString text;               ///< of the model, or the fault; at most 500 characters
    qint64 milliseconds = 0;
    QDateTime endedAt;
};

/// A request that waits to be asked again.
struct LiveRetry {
    RunSlot slot;
    QString itemId;
    int tries = 1;              ///< in this session, so far
    QDateTime next;             ///< counts down to this
    QString message;            ///< why
};

/// Errors of one kind.
struct LiveErrors {
    ReplyStatus status = ReplyStatus::Transient;
    QString message;            ///< of the first of them
    int httpStatus = 0;
    int count = 0;              ///< answers of this session; retries count each
    QString advice;             ///< what to do, a whole sentence
};

/// @brief A run as it stands, for the live page.
struct RunLive {
    Run run;
    QString endpointName;
    QString configurationTitle;
    QString itemSetName;
    RunPlace place = RunPlace::Nowhere;
    bool interrupted = false;   ///< its program is gone: start it to go on
    int requests = 0;           ///< slots: items × repeats × rotations
    int settled = 0;            ///< slots with a last word: answered, blocked or refused
    RunFigures figures;         ///< strict scorer; correct, incorrect, miss; blocked, badRequest, account, transient
    int underWay = 0;
    int width = 0;              ///< requests allowed under way at present, by the endpoint's pace
    double perMinute = 0;       ///< answers, over the last minute
    double secondsLeft = -1;    ///< −1: not known
    QDateTime heldUntil;        ///< the server asked to wait until then
    QList<LiveReply> last;      ///< newest first, at most 20
    QList<LiveRetry> retries;   ///< soonest first, at most 20
    int retriesWaiting = 0;     ///< all of them
    QList<LiveErrors> errors;   ///< most frequent first, at most 12 kinds

    int errorSlots() const { return figures.blocked + figures.badRequest + figures.account + figures.transient; }
    /// Ended with requests that could be asked again.
    bool incomplete() const { return run.state == RunState::Done && settled < requests; }
};

} // namespace yuyi

Q_DECLARE_METATYPE(yuyi::RunLive)
