// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/clients/chat.h"

#include <QString>

#include <cstddef>
#include <functional>
#include <map>
#include <optional>
#include <vector>

namespace yuyi {

/// @brief Decides how often a run tries a request, and how long it waits before the next attempt (exponential back-off: the wait
/// doubles from one second to one minute, ± 20 %, so that retries do not all come at once). Pure.
class RetryPolicy
{
public:
    /// @param tries most attempts of a request in one session
    /// @param speedUp divides the waiting time
    explicit RetryPolicy(int tries, double speedUp = 1) : m_tries(tries), m_speedUp(speedUp) {}

    /// @brief Returns the milliseconds to wait after the `tries`-th passing fault, or nullopt after the last attempt.
    /// @param retryAfter the wait that the server asked for, in milliseconds; −1: none
    /// @param spread 0…1: where the wait lies between its shortest and its longest
    std::optional<qint64> pauseAfter(int tries, qint64 retryAfter, double spread) const;
    /// Whether a rejected request may be sent once more without what the server refuses. `repairs`: how often it was.
    static bool mayRepair(const ParameterRepair &repair, int repairs);

private:
    int m_tries;
    double m_speedUp;
};

/// Returns what is known to be refused, with this repair added.
ChatParameters withRepair(ChatParameters learned, const ParameterRepair &repair);

/// @brief The requests of a run that wait for their next attempt, by due time. Times are milliseconds of one monotonic clock.
class RetryQueue
{
public:
    struct Waiting {
        size_t slot = 0;
        QString reason; ///< why the last attempt failed
    };

    void add(size_t slot, qint64 due, const QString &reason) { m_waiting.insert({due, {slot, reason}}); }
    /// Removes the requests that are due, and returns them in the order of their time.
    std::vector<size_t> takeDue(qint64 now);
    std::optional<qint64> nextDue() const;
    void removeIf(const std::function<bool(size_t slot)> &unwanted)
    {
        std::erase_if(m_waiting, [&](const auto &one) { return unwanted(one.second.slot); });
    }
    bool isEmpty() const { return m_waiting.empty(); }
    size_t size() const { return m_waiting.size(); }
    void clear() { m_waiting.clear(); }
    const std::multimap<qint64, Waiting> &byDue() const { return m_waiting; }

private:
    std::multimap<qint64, Waiting> m_waiting;
};

} // namespace yuyi
