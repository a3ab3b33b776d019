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

void EndpointPace::answered(qint64 now, const ChatReply &reply, const HttpAnswer &answer)
{
    m_cutsInRow = answer.fault == HttpFault::Network ? m_cutsInRow + 1 : 0;
    if (!isLoad(reply, answer) && m_cutsInRow < cutsThatMeanLoad) {
        m_pacer.ended();
        return;
    }
    m_pacer.throttled(now, reply.retryAfter);
    if (reply.retryAfter > 0)
        m_heldUntil = std::max(m_heldUntil, now + reply.retryAfter);
}

} // namespace yuyi
