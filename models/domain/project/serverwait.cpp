// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/domain/project/serverwait.h"

#include <QDeadlineTimer>

#include <algorithm>

namespace yuyi {

namespace {

thread_local ServerWait *shownWait = nullptr;

qint64 steadyMs()
{
    return QDeadlineTimer::current().deadline();
}

} // namespace

qint64 ServerWait::ms() const
{
    const qint64 since = m_since.load();
    return since == 0 ? 0 : std::max<qint64>(1, steadyMs() - since);
}

void showServerCalls(ServerWait *wait)
{
    shownWait = wait;
}

std::atomic<int> &threadsLeftBehind()
{
    static std::atomic<int> count = 0;
    return count;
}

ServerCall::ServerCall(bool onServer)
{
    if (onServer && shownWait)
        shownWait->m_since.store(steadyMs());
}

ServerCall::~ServerCall()
{
    if (shownWait)
        shownWait->m_since.store(0);
}

} // namespace yuyi
