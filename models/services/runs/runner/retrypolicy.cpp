// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/runs/runner/retrypolicy.h"

#include <algorithm>
#include <cmath>

namespace yuyi {

namespace {

constexpr int repairsPerSlot = 4;
constexpr double firstBackOff = 1'000;    ///< milliseconds
constexpr double longestBackOff = 60'000; ///< milliseconds, before the spread
constexpr double backOffSpread = 0.2;     ///< share by which a wait is shorter or longer

/// Milliseconds to wait after the `tries`-th attempt.
qint64 backOff(int tries, double spread)
{
    const double wait = std::min(longestBackOff, firstBackOff * std::pow(2.0, std::clamp(tries - 1, 0, 10)));
    return static_cast<qint64>(wait * (1 - backOffSpread + 2 * backOffSpread * spread));
}

} // namespace

std::optional<qint64> RetryPolicy::pauseAfter(int tries, qint64 retryAfter, double spread) const
{
    if (tries >= m_tries)
        return std::nullopt;
    const auto pause = static_cast<qint64>(static_cast<double>(backOff(tries, spread)) / m_speedUp);
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
