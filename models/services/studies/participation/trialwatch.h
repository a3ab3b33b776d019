// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/studies/participation/session.h"

#include <functional>

namespace yuyi {

/// @brief Two clocks in milliseconds. Each counts from an arbitrary origin, only runs forward and cannot be set.
struct StudyClock {
    std::function<qint64()> running;   ///< the clock that measures; on Linux it stops while the machine sleeps
    std::function<qint64()> withSleep; ///< keeps running while the machine sleeps
};
/// The system's clocks: `running` is QElapsedTimer's; `withSleep` is CLOCK_BOOTTIME on Linux and the time of day elsewhere.
StudyClock systemStudyClock();

/// @brief Measures one trial, from the first painting of its pictures to the answer. Events such as a suspended machine do not
/// change the measured time; they set flags that say how far to trust it.
///
/// A change is another option in place of the one chosen, or an option taken back; in a question that was answered before also one
/// that is added. The first answer is what was chosen before the first change.
///
/// A written answer counts when it is left: with Enter, by going back, or when the time is over. What stood there while it was typed is
/// neither a first answer nor a change.
class TrialWatch
{
public:
    explicit TrialWatch(StudyClock clock = systemStudyClock()) : m_clock(std::move(clock)) {}

    /// Starts the clock. Call when all pictures of the question have been painted for the first time.
    void start(const TrialId &trial);
    void stop() { m_running = m_paused = false; }
    /// Stops the clock while the question is hidden. Events during the pause are not recorded.
    void pause();
    void resume();
    bool isPaused() const { return m_paused; }
    bool isRunning() const { return m_running; }
    qint64 elapsed() const;
    /// Continues from an answer that was begun and left earlier. Call right after `start`.
    void goOnFrom(const StudyAnswer &begun);
    /// Sets the answer given before, when the person returns to an answered trial. It counts neither as a first answer nor as a change.
    void chosenBefore(const Answer &answer);
    /// Chooses an option in place of the one chosen before.
    void choose(const OptionId &option);
    /// Adds an option to the chosen ones, or takes it back.
    void toggle(const OptionId &option);
    /// Sets what is written so far in place of the options.
    void write(const QString &text);
    const Answer &chosen() const { return m_chosen; }
    void note(TrialFlag flag);
    /// Detects that the machine or the program was suspended, from the gap between two calls. Call at least once a second.
    void tick();
    /// Returns the answer so far. With `timedOut`, it is empty; what was chosen or written is the first answer.
    StudyAnswer answer(bool timedOut = false);

private:
    void beginCounting();
    void countWritten(StudyAnswer &answer) const;

    StudyClock m_clock;
    bool m_running = false;
    bool m_paused = false;
    qint64 m_start = 0;
    qint64 m_before = 0; ///< milliseconds measured before the question was left or hidden
    qint64 m_lastTick = 0;
    qint64 m_sleepAtStart = 0;
    StudyAnswer m_answer;
    Answer m_chosen;
    Answer m_left; ///< the answer that was there when the question was left before
    bool m_answeredBefore = false;
};

} // namespace yuyi
