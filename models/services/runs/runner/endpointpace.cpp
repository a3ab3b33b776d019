// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/runs/runner/endpointpace.h"

#include <algorithm>

namespace yuyi {

namespace {

/// One cut connection is the network's; several in a row are a server that cannot keep up, or is gone.
constexpr int cutsThatMeanLoad = 3;

bool isLoad(const ChatReply &reply, const HttpAnswer &answer)
{
    switch (reply.httpStatus) {
    case 408:
    case 429:
    case 503:
    case 529: return true;
    default: return answer.fault == HttpFault::Deadline;
    }
}

} // namespace

PaceLimits shareOf(const PaceLimits &limits, int programs, int place)
{
    const auto part = [&](int whole) {
        return whole <= 0 || programs <= 1 ? whole : std::max(1, whole / programs + (place < whole % programs ? 1 : 0));
    };
    return {part(limits.concurrency), part(limits.requestsPerMinute)};
}

bool EndpointPace::answered(qint64 now, const ChatReply &reply, const HttpAnswer &answer)
{
    m_cutsInRow = answer.fault == HttpFault::Network ? m_cutsInRow + 1 : 0;
    if (!isLoad(reply, answer) && m_cutsInRow < cutsThatMeanLoad) {
        m_pacer.ended();
        return false;
    }
    const bool fell = m_pacer.throttled(now, reply.retryAfter);
    if (reply.retryAfter > 0)
        m_heldUntil = std::max(m_heldUntil, now + reply.retryAfter);
    return fell;
}

} // namespace yuyi
