// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QtGlobal>

namespace yuyi {

struct PaceLimits {
    int concurrency = 8;          ///< requests under way at most
    int requestsPerMinute = 0;    ///< 0: no limit
};

/// @brief When the next request may start. Additive rise, multiplicative fall (Chiu & Jain 1989): each answer in time raises
/// the number of requests under way a little, a rate limit or a time-out halves it. Times are milliseconds of one monotonic
/// clock; pure.
class RequestPacer
{
public:
    explicit RequestPacer(const PaceLimits &limits);

    /// How long to wait before the next request may start: 0 now, −1 not before one under way has ended.
    qint64 waitBeforeNext(qint64 now) const;
    void started(qint64 now);
    /// It ended well, or in a way that says nothing about the server's load.
    void ended();
    /// @brief The server asked for less, or did not answer in time. `retryAfter` ≥ 0: nothing starts before that.
    void throttled(qint64 now, qint64 retryAfter);

    int underWay() const { return m_underWay; }
    /// Requests allowed under way at present.
    int width() const;

private:
    PaceLimits m_limits;
    double m_width;
    int m_underWay = 0;
    qint64 m_notBefore = 0;
    qint64 m_lastFall = -1;
    QList<qint64> m_starts;   ///< of the last minute
};

/// Milliseconds to wait before try number `attempt` (2 for the first again): doubling from one second to a minute, ± 20 % by
/// `spread` (0…1), so that many do not come back at once.
qint64 backOff(int attempt, double spread);

} // namespace yuyi
