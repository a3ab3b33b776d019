// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace yuyi {

/// @brief What a run or an endpoint has spent, and what it may spend. Pure.
class RunBudget
{
public:
    /// @param limit 0: none
    explicit RunBudget(double limit = 0, double spent = 0) : m_limit(limit), m_spent(spent) {}

    double limit() const { return m_limit; }
    void setLimit(double limit) { m_limit = limit; }
    double spent() const { return m_spent; }
    void add(double cost) { m_spent += cost; }
    /// Whether the budget covers another request besides those in flight, if each costs this much.
    bool covers(double each, int inFlight) const { return m_limit <= 0 || m_spent + each * (inFlight + 1) <= m_limit; }

private:
    double m_limit;
    double m_spent;
};

/// The mean cost of the answers of a session; answers that cost nothing do not count.
class AnswerCost
{
public:
    void add(double cost)
    {
        if (cost <= 0)
            return;
        m_sum += cost;
        ++m_answers;
    }
    /// 0 before the first answer with a cost.
    double each() const { return m_answers > 0 ? m_sum / m_answers : 0; }

private:
    double m_sum = 0;
    int m_answers = 0;
};

} // namespace yuyi
