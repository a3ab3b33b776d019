// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/studysession.h"

#include <functional>

namespace yuyi {

/// @brief Two clocks in milliseconds from any beginning. Both only run forward and are not set by anybody.
struct StudyClock {
    std::function<qint64()> running;     ///< what is measured; on Linux it stands still while the machine sleeps
    std::function<qint64()> withSleep;   ///< runs on while the machine sleeps
};
/// QElapsedTimer's clock; CLOCK_BOOTTIME on Linux, the time of day elsewhere.
StudyClock systemStudyClock();

/// @brief Measures one trial: from the first painting of the picture to the answer, with what happened meanwhile. The time is kept
/// as it was whatever happened; the flags say what to think of it.
class TrialWatch
{
public:
    explicit TrialWatch(StudyClock clock = systemStudyClock()) : m_clock(std::move(clock)) {}

    /// The picture is being painted for the first time.
    void start(const TrialId &trial);
    void stop() { m_running = m_paused = false; }
    /// @brief The question is hidden: the time stands still, and whatever happens meanwhile is no part of it.
    void pause();
    void resume();
    bool isPaused() const { return m_paused; }
    bool isRunning() const { return m_running; }
    qint64 elapsed() const;
    /// Goes on with what was done before the question was left without an answer; right after `start`.
    void goOnFrom(const StudyAnswer &begun);
    /// What was chosen when the person came back to an answered trial: neither a first choice nor a change.
    void chosenBefore(const OptionId &option);
    void choose(const OptionId &option);
    OptionId chosen() const { return m_option; }
    void note(TrialFlag flag);
    /// @brief To be called at least every second: a gap between two calls is a machine, or a program, that stood still.
    void tick();
    /// The answer as it stands now; `timedOut`: without an option.
    StudyAnswer answer(bool timedOut = false);

private:
    void beginCounting();

    StudyClock m_clock;
    bool m_running = false;
    bool m_paused = false;
    qint64 m_start = 0;
    qint64 m_before = 0;        ///< measured before it was left or hidden
    qint64 m_lastTick = 0;
    qint64 m_sleepAtStart = 0;
    StudyAnswer m_answer;
    OptionId m_option;
};

} // namespace yuyi
