// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>

#include <functional>

namespace yuyi {

/// @brief What time it is, in UTC. Services whose rules depend on it take one, so that tests need not wait.
using Clock = std::function<QDateTime()>;

/// @brief The time that work done on this thread is written down with, in UTC: now, or that of a StoryTime on this thread.
QDateTime currentTime();

inline Clock systemClock()
{
    return &currentTime;
}

/// @brief While it lives, currentTime() on this thread tells the time of a story that is replayed, here the example project's. Each
/// reading is a millisecond after the one before, so events keep their order. One at a time on a thread.
class StoryTime
{
public:
    explicit StoryTime(const QDateTime &start);
    ~StoryTime();
    StoryTime(const StoryTime &) = delete;
    StoryTime &operator=(const StoryTime &) = delete;

    /// Time passes; it never goes back.
    void pass(qint64 seconds);
    /// Goes on at this time, or at once where that is past already.
    void goTo(const QDateTime &time);
};

} // namespace yuyi
