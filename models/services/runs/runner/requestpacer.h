// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QtGlobal>

namespace yuyi {

struct PaceLimits {
    int concurrency = 8;       ///< most requests in flight
    int requestsPerMinute = 0; ///< 0: no limit
};

/// @brief Decides when the next request may start. Additive increase, multiplicative decrease (Chiu & Jain 1989): each answer in
/// time slightly raises the allowed number of requests in flight, a rate limit or a timeout halves it. Times are milliseconds of
/// one monotonic clock; pure.
class RequestPacer
{
public:
    explicit RequestPacer(const PaceLimits &limits);

    /// Milliseconds to wait before the next request may start: 0: start now; −1: not until a request in flight has ended.
    qint64 waitBeforeNext(qint64 now) const;
    void started(qint64 now);
    /// A request ended normally, or in a way that says nothing about the server's load.
    void ended();
    /// @brief The server reported a rate limit, or did not answer in time. `retryAfter` ≥ 0: no request starts for
    /// that many milliseconds. Returns whether the allowed number fell: faults of requests that started together count as one.
    bool throttled(qint64 now, qint64 retryAfter);
    /// Another program that asks the same server was told to ask less.
    void slowDown(qint64 now);
    /// Other programs share the limits, or no longer do.
    void setLimits(const PaceLimits &limits);

    int inFlight() const { return m_inFlight; }
    /// The number of requests now allowed in flight.
    int width() const;

private:
    bool fall(qint64 now);

    PaceLimits m_limits;
    double m_width;
    int m_inFlight = 0;
    qint64 m_notBefore = 0;
    qint64 m_lastFall = -1;
    QList<qint64> m_starts; ///< start times within the last minute
};

} // namespace yuyi
