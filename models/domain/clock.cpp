// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/domain/clock.h"

#include <algorithm>
#include <optional>

namespace yuyi {

namespace {

thread_local std::optional<QDateTime> storyTime;

} // namespace

QDateTime currentTime()
{
    if (!storyTime)
        return QDateTime::currentDateTimeUtc();
    storyTime = storyTime->addMSecs(1);
    return *storyTime;
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
