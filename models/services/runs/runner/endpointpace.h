// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/clients/chat.h"
#include "models/clients/httpcall.h"
#include "models/services/runs/runner/requestpacer.h"

namespace yuyi {

/// @brief The pace of one endpoint: reads in each answer whether the server is overloaded. Times are milliseconds of one
/// monotonic clock. Pure.
class EndpointPace
{
public:
    explicit EndpointPace(const PaceLimits &limits = {}) : m_pacer(limits) {}

    /// See RequestPacer::waitBeforeNext.
    qint64 waitBeforeNext(qint64 now) const { return m_pacer.waitBeforeNext(now); }
    void started(qint64 now) { m_pacer.started(now); }
    /// A request was not sent after all.
    void ended() { m_pacer.ended(); }
    /// Returns whether the server asked to be asked less, so that fewer requests are allowed now.
    bool answered(qint64 now, const ChatReply &reply, const HttpAnswer &answer);
    /// See RequestPacer.
    void slowDown(qint64 now) { m_pacer.slowDown(now); }
    void setLimits(const PaceLimits &limits) { m_pacer.setLimits(limits); }

    /// The number of requests now allowed in flight.
    int width() const { return m_pacer.width(); }
    /// The server asked that no request is sent before this time; 0: it never did.
    qint64 heldUntil() const { return m_heldUntil; }

private:
    RequestPacer m_pacer;
    int m_cutsInRow = 0; ///< consecutive network faults
    qint64 m_heldUntil = 0;
};

/// @brief The part of an endpoint's limits that one of several programs takes. The parts sum up to the limits; but each program may send at
/// least one request at a time, and one a minute.
/// @param place of the program among all, from 0
PaceLimits shareOf(const PaceLimits &limits, int programs, int place);

} // namespace yuyi
