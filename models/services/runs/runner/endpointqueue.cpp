// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/runs/runner/endpointqueue.h"

#include <algorithm>

namespace yuyi {

namespace {

/// Request bodies that may wait for their turn, of one endpoint together.
constexpr qint64 readyBytes = qint64(32) << 20;
constexpr int preparingAtMost = 8;
constexpr int readyAtMost = 24;

} // namespace

bool EndpointQueue::hasRoom() const
{
    qint64 bytes = 0;
    int preparing = 0;
    for (const ActiveRun *run : runs) {
        preparing += run->preparing;
        for (const ReadyRequest &ready : run->ready)
            bytes += ready.request.call.body.size();
    }
    return preparing < preparingAtMost && bytes < readyBytes;
}

size_t EndpointQueue::readyLimit() const
{
    const int share = pace.width() / static_cast<int>(std::max<size_t>(1, runs.size())) + 2;
    return static_cast<size_t>(std::min(share, readyAtMost));
}

int EndpointQueue::inFlight() const
{
    int count = 0;
    for (const ActiveRun *run : runs)
        count += run->sending;
    return count;
}

std::optional<qint64> EndpointQueue::nextRetry() const
{
    std::optional<qint64> next;
    for (const ActiveRun *run : runs) {
        if (const auto due = run->retries.nextDue(); due && (!next || *due < *next))
            next = due;
    }
    return next;
}

void EndpointQueue::remove(ActiveRun *run)
{
    std::erase(runs, run);
    turn = 0;
}

void EndpointQueue::share(const QStringList &owners, const QString &owner, int slowdownsNow, qint64 now)
{
    programs = static_cast<int>(std::max<qsizetype>(1, owners.size()));
    const int place = static_cast<int>(std::max<qsizetype>(0, owners.indexOf(owner)));
    pace.setLimits(shareOf({endpoint.concurrency, endpoint.requestsPerMinute}, programs, place));
    if (slowdownsNow > slowdowns)
        pace.slowDown(now);
    slowdowns = std::max(slowdowns, slowdownsNow);
}

} // namespace yuyi
