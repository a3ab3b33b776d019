// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/connection/serverclock.h"

#include "db/connection/connection.h"
#include "models/domain/clock.h"

#include <QDeadlineTimer>
#include <QElapsedTimer>

#include <cstdlib>
#include <mutex>

namespace yuyi {

namespace {

constexpr qint64 againAfterMs = 25000;
constexpr qint64 slowAnswerMs = 1000;
constexpr qint64 smallMs = 1000;

std::mutex clockMutex;
int clockUsers = 0;

} // namespace

ServerClock::ServerClock()
{
    const std::lock_guard lock(clockMutex);
    ++clockUsers;
}

ServerClock::~ServerClock()
{
    const std::lock_guard lock(clockMutex);
    if (--clockUsers == 0)
        setClockAhead(0);
}

Result<> ServerClock::compare(Connection &connection)
{
    const qint64 now = QDeadlineTimer::current().deadline();
    if (m_comparedAt >= 0 && now - m_comparedAt < againAfterMs)
        return {};
    QElapsedTimer answer;
    answer.start();
    const qint64 asked = computerTime().toMSecsSinceEpoch();
    YUYI_TRY(const auto server,
             connection.number(QStringLiteral("SELECT CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT)")));
    m_comparedAt = now;
    if (answer.elapsed() < slowAnswerMs)
        adopt(server - asked - answer.elapsed() / 2);
    return {};
}

void ServerClock::adopt(qint64 aheadMs)
{
    const std::lock_guard lock(clockMutex);
    // What is known already is kept, so that the time does not jitter with each comparison.
    if (std::abs(aheadMs) < smallMs)
        setClockAhead(0);
    else if (std::abs(aheadMs - clockAhead()) >= smallMs)
        setClockAhead(aheadMs);
}

} // namespace yuyi
