// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/studies/participation/trialwatch.h"

#include "models/platform/clock.h"

#include <QElapsedTimer>

#include <algorithm>

namespace yuyi {

namespace {

/// Beyond this two clocks, or two ticks, have not drifted apart: something stood still between them.
constexpr qint64 stoodStillMs = 3000;

} // namespace

StudyClock systemStudyClock()
{
    return {[] {
                QElapsedTimer now;
                now.start();
                return now.msecsSinceReference();
            },
            [] { return static_cast<qint64>(platform::millisecondsWithSleep()); }};
}

void TrialWatch::start(const TrialId &trial)
{
    m_answer = {};
    m_answer.trial = trial;
    m_chosen = {};
    m_left = {};
    m_answeredBefore = false;
    m_before = 0;
    m_running = true;
    beginCounting();
}

void TrialWatch::beginCounting()
{
    m_paused = false;
    m_start = m_clock.running();
    m_lastTick = m_start;
    m_sleepAtStart = m_clock.withSleep();
}

void TrialWatch::pause()
{
    if (!m_running || m_paused)
        return;
    tick();
    m_before = elapsed();
    m_paused = true;
}

void TrialWatch::resume()
{
    if (m_running && m_paused)
        beginCounting();
}

qint64 TrialWatch::elapsed() const
{
    if (!m_running)
        return 0;
    return m_paused ? m_before : m_before + m_clock.running() - m_start;
}

void TrialWatch::goOnFrom(const StudyAnswer &begun)
{
    if (begun.trial != m_answer.trial)
        return;
    m_answer = begun;
    m_before = begun.milliseconds;
    m_chosen = begun.answer;
    m_left = begun.answer.isEmpty() ? begun.firstAnswer : begun.answer;
    m_answer.answer = {};
}

void TrialWatch::chosenBefore(const Answer &answer)
{
    if (answer.isEmpty())
        return;
    m_chosen = answer;
    m_left = answer;
    m_answeredBefore = true;
}

void TrialWatch::choose(const OptionId &option)
{
    if (!m_running || m_paused || m_chosen == option)
        return;
    if (m_chosen.isEmpty())
        m_answer.firstAnswer = option;
    else
        ++m_answer.changes;
    m_chosen = option;
}

void TrialWatch::toggle(const OptionId &option)
{
    if (!m_running || m_paused)
        return;
    QList<OptionId> options = m_chosen.options();
    const bool takenBack = options.removeOne(option);
    if (!takenBack)
        options.append(option);
    m_chosen = options;
    if (takenBack || m_answeredBefore)
        ++m_answer.changes;
    else if (m_answer.changes == 0)
        m_answer.firstAnswer = m_chosen;
}

void TrialWatch::write(const QString &text)
{
    if (m_running && !m_paused)
        m_chosen = Answer::written(text);
}

void TrialWatch::countWritten(StudyAnswer &answer) const
{
    if (m_chosen.text.isEmpty())
        return;
    if (m_left.isEmpty())
        answer.firstAnswer = m_chosen;
    else if (m_left != m_chosen)
        ++answer.changes;
}

void TrialWatch::note(TrialFlag flag)
{
    if (m_running && !m_paused && !m_answer.flags.contains(flag))
        m_answer.flags.append(flag);
}

void TrialWatch::tick()
{
    if (!m_running || m_paused)
        return;
    const qint64 now = m_clock.running();
    const qint64 slept = (m_clock.withSleep() - m_sleepAtStart) - (now - m_start);
    if (now - m_lastTick > stoodStillMs || slept > stoodStillMs)
        note(TrialFlag::Suspended);
    m_lastTick = now;
}

StudyAnswer TrialWatch::answer(bool timedOut)
{
    tick();
    StudyAnswer answer = m_answer;
    answer.milliseconds = elapsed();
    countWritten(answer);
    if (timedOut)
        answer.flags.append(TrialFlag::TimedOut);
    else
        answer.answer = m_chosen;
    return answer;
}

} // namespace yuyi
