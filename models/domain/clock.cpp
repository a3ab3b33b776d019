// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/domain/clock.h"

#include <algorithm>
#include <atomic>
#include <optional>

namespace yuyi {

namespace {

thread_local std::optional<QDateTime> storyTime;
std::atomic<qint64> aheadMs = 0;

} // namespace

QDateTime currentTime()
{
    if (!storyTime)
        return computerTime().addMSecs(aheadMs.load());
    storyTime = storyTime->addMSecs(1);
    return *storyTime;
}

QDateTime computerTime()
{
    return QDateTime::currentDateTimeUtc();
}

qint64 clockAhead()
{
    return aheadMs.load();
}

void setClockAhead(qint64 ms)
{
    aheadMs.store(ms);
}

StoryTime::StoryTime(const QDateTime &start)
{
    Q_ASSERT(!storyTime);
    storyTime = start.toUTC();
}

StoryTime::~StoryTime()
{
    storyTime.reset();
}

void StoryTime::pass(qint64 seconds)
{
    storyTime = storyTime->addSecs(std::max<qint64>(0, seconds));
}

void StoryTime::goTo(const QDateTime &time)
{
    storyTime = std::max(*storyTime, time.toUTC());
}

} // namespace yuyi
