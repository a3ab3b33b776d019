// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/runs/run.h"
#include "models/stores/responsestore.h"

#include <QDateTime>
#include <QList>
#include <QMetaType>
#include <QString>
#include <QStringList>

namespace yuyi {

/// The requests that are sent when a run starts.
enum class RunAsk {
    Missing, ///< those without a final answer: never sent, lost with their program, or ended by a passing or account fault
    Errors   ///< those whose newest answer is any error
};

/// The program in which a run is active.
enum class RunProgram {
    Nowhere,  ///< none: waiting, paused, ended, or its program is gone
    Starting, ///< this program, not asking yet
    Here,     ///< this program
    Stopping, ///< this program, waiting for requests in flight
    Elsewhere ///< other programs, which renew their leases; this one may join them
};

struct LiveReply {
    AttemptId attempt;
    RunSlot slot;
    QString itemId;
    ReplyStatus status = ReplyStatus::Answered;
    ResponseResult result = ResponseResult::Miss; ///< Error, too, of a reply that no scorer reads; see hasVerdict()
    QString label;                                ///< option label read by the strict scorer
    QString text;                                 ///< the model's reply or the error; at most 500 characters
    qint64 milliseconds = 0;
    QDateTime endedAt;

    bool hasVerdict() const { return status != ReplyStatus::Answered || result != ResponseResult::Error; }
};

/// A request that waits for its next attempt.
struct LiveRetry {
    RunSlot slot;
    QString itemId;
    int tries = 1;   ///< attempts in this session
    QDateTime next;  ///< time of the next attempt
    QString message; ///< why the last attempt failed
};

/// Errors of one kind.
struct LiveErrors {
    ReplyStatus status = ReplyStatus::Transient;
    QString message; ///< of the first of them
    int httpStatus = 0;
    int count = 0;  ///< number of error responses in this session, including retries
    QString advice; ///< what to do, as a whole sentence
};

/// @brief Current state of a run, for the live page.
struct RunLive {
    Run run;
    QString endpointName;
    QString configurationTitle;
    QString itemSetName;
    RunProgram program = RunProgram::Nowhere;
    QStringList helpers;      ///< the programs that work on the run, this one among them
    bool interrupted = false; ///< its program is gone: start the run to continue
    int requests = 0;         ///< number of slots: items × repeats × rotations
    int atOnce = 1;           ///< items in one request at most: above 1, there are fewer requests than slots
    int settled = 0;          ///< slots with a final result: answered, blocked or rejected
    RunFigures figures;       ///< by the strict scorer; correct, incorrect, miss; blocked, badRequest, account, transient
    qint64 sentHere = 0;      ///< requests that this program has sent
    int inFlight = 0;
    int width = 0;            ///< requests currently allowed in flight by the endpoint's pace
    double perMinute = 0;     ///< answers in the last minute
    double secondsLeft = -1;  ///< −1: not known
    QDateTime heldUntil;      ///< the server asked to wait until this time
    QList<LiveReply> last;    ///< newest first, at most 20
    QList<LiveRetry> retries; ///< soonest first, at most 20
    int retriesWaiting = 0;   ///< number of all waiting retries
    QList<LiveErrors> errors; ///< most frequent first, at most 12 kinds

    int errorSlots() const { return figures.blocked + figures.badRequest + figures.account + figures.transient; }
    /// Whether the run has ended with requests that could be sent again.
    bool incomplete() const { return run.state == RunState::Done && settled < requests; }
};

} // namespace yuyi

Q_DECLARE_METATYPE(yuyi::RunLive)
