// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/runs/runner/retrypolicy.h"

#include "models/evaluation/requestpacer.h"

#include <algorithm>

namespace yuyi {

namespace {

constexpr int repairsPerSlot = 4;

} // namespace

std::optional<qint64> RetryPolicy::pauseAfter(int tries, qint64 retryAfter, double spread) const
{
    if (tries >= m_tries)
        return std::nullopt;
    const auto pause = static_cast<qint64>(static_cast<double>(backOff(tries + 1, spread)) / m_speedUp);
    return std::max(pause, retryAfter);
}

bool RetryPolicy::mayRepair(const ParameterRepair &repair, int repairs)
{
    return (!repair.leaveOut.isEmpty() || repair.completionTokens) && repairs < repairsPerSlot;
}

ChatParameters withRepair(ChatParameters learned, const ParameterRepair &repair)
{
    learned.completionTokens = learned.completionTokens || repair.completionTokens;
    if (!repair.leaveOut.isEmpty() && !learned.leftOut.contains(repair.leaveOut))
        learned.leftOut.append(repair.leaveOut);
    return learned;
}

std::vector<size_t> RetryQueue::takeDue(qint64 now)
{
    std::vector<size_t> due;
    while (!m_waiting.empty() && m_waiting.begin()->first <= now) {
        due.push_back(m_waiting.begin()->second.slot);
        m_waiting.erase(m_waiting.begin());
    }
    return due;
}

std::optional<qint64> RetryQueue::nextDue() const
{
    if (m_waiting.empty())
        return std::nullopt;
    return m_waiting.begin()->first;
}

} // namespace yuyi
