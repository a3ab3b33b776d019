// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>

#include <functional>

namespace yuyi {

/// Returns the current time in UTC. Services with time-dependent rules take a clock, so tests need not wait.
using Clock = std::function<QDateTime()>;

/// The time for records made on this thread, in UTC: now by the clock that all computers of the project share, or the time of the active
/// StoryTime.
QDateTime currentTime();
/// The clock of this computer, in UTC, right or wrong.
QDateTime computerTime();
/// How many ms currentTime() is ahead of the clock of this computer: 0 unless a server says that it is wrong. For all threads.
qint64 clockAhead();
void setClockAhead(qint64 ms);

inline Clock systemClock()
{
    return &currentTime;
}

/// @brief While it lives, currentTime() on this thread returns the time of a replayed story, such as the example project's. Each
/// reading is one millisecond after the one before, so events keep their order. At most one per thread.
class StoryTime
{
public:
    explicit StoryTime(const QDateTime &start);
    ~StoryTime();
    StoryTime(const StoryTime &) = delete;
    StoryTime &operator=(const StoryTime &) = delete;

    /// Moves the time forward; it never goes back.
    void pass(qint64 seconds);
    /// Moves the time forward to `time`; does nothing if that has passed.
    void goTo(const QDateTime &time);
};

} // namespace yuyi
