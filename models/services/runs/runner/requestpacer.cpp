// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/runs/runner/requestpacer.h"

#include <algorithm>

namespace yuyi {

namespace {

constexpr qint64 minute = 60000;
constexpr double firstWidth = 2;
/// Faults of requests that started together count as one.
constexpr qint64 oneFallWithin = 1000;

} // namespace

RequestPacer::RequestPacer(const PaceLimits &limits)
    : m_limits(limits), m_width(std::min<double>(firstWidth, std::max(1, limits.concurrency)))
{
}

int RequestPacer::width() const
{
    return static_cast<int>(m_width);
}

qint64 RequestPacer::waitBeforeNext(qint64 now) const
{
    if (m_inFlight >= width())
        return -1;
    qint64 wait = std::max<qint64>(0, m_notBefore - now);
    if (m_limits.requestsPerMinute > 0) {
        const auto recent = std::count_if(m_starts.begin(), m_starts.end(), [&](qint64 start) { return start > now - minute; });
        if (recent >= m_limits.requestsPerMinute) {
            const qint64 oldest = m_starts.at(m_starts.size() - m_limits.requestsPerMinute);
            wait = std::max(wait, oldest + minute - now);
        }
    }
    return wait;
}

void RequestPacer::started(qint64 now)
{
    ++m_inFlight;
    if (m_limits.requestsPerMinute <= 0)
        return;
    m_starts.append(now);
    while (m_starts.size() > m_limits.requestsPerMinute)
        m_starts.removeFirst();
}

void RequestPacer::ended()
{
    --m_inFlight;
    m_width = std::min<double>(std::max(1, m_limits.concurrency), m_width + 1 / m_width);
}

bool RequestPacer::fall(qint64 now)
{
    if (m_lastFall >= 0 && now - m_lastFall < oneFallWithin)
        return false;
    m_width = std::max(1.0, m_width / 2);
    m_lastFall = now;
    return true;
}

bool RequestPacer::throttled(qint64 now, qint64 retryAfter)
{
    --m_inFlight;
    if (retryAfter > 0)
        m_notBefore = std::max(m_notBefore, now + retryAfter);
    return fall(now);
}

void RequestPacer::slowDown(qint64 now)
{
    fall(now);
}

void RequestPacer::setLimits(const PaceLimits &limits)
{
    m_limits = limits;
    m_width = std::min<double>(m_width, std::max(1, limits.concurrency));
}

} // namespace yuyi
