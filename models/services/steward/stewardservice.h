// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/clock.h"
#include "models/domain/people/todo.h"
#include "models/domain/result.h"

namespace yuyi {

class Stores;

/// @brief Does what follows from the work of desks: stages, comparisons, gold, rounds that are decided, and what desks ask for. It uses the
/// services that do the same at home, as the person whose work it was, one transaction each. Any number of stewards may work at once.
/// Stores at home, of a project with logins; without logins nothing ever waits.
class StewardService
{
public:
    explicit StewardService(Stores &stores, Clock clock = systemClock()) : m_stores(stores), m_clock(std::move(clock)) {}

    /// What became of one.
    struct Step {
        bool found = false; ///< false: nothing waits now
        Todo todo;
        QString fault; ///< why it could not be done; it is tried again later, or was refused to the person who asked
    };
    /// Does what has waited longest. An error is one of the server: try again later.
    Result<Step> doNext();

private:
    Result<> consequence(const Todo &todo);
    Result<> settle(const Todo &todo);
    Result<> makeGold(const Todo &todo);
    Result<> decide(const Todo &todo);
    Result<> judgeWritten(const ValidationId &round);

    Stores &m_stores;
    Clock m_clock;
};

} // namespace yuyi
