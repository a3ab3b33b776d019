// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/clock.h"
#include "models/domain/result.h"
#include "models/domain/studies/study.h"

#include <QList>
#include <QStringList>

#include <functional>
#include <vector>

namespace yuyi {

class Stores;

/// Most participants of a study, people and simulated participants each.
inline constexpr int participantsAtMost = 1'000;

/// @brief Adds participants to a frozen study and plans all their trials. Call it within a transaction.
class Enrolment
{
public:
    /// Whether to add another person, given how many were added, how many existed before, and how many answer each main item.
    using Wanted = std::function<bool(int added, int before, const std::vector<int> &answers)>;

    Enrolment(Stores &stores, const PersonId &actor, Clock now) : m_stores(stores), m_actor(actor), m_now(std::move(now)) {}

    /// @brief Adds people as long as they are wanted. `names` belong to the first of them; `simulated`: how they answer, empty
    /// for people. Refused beyond participantsAtMost.
    Result<QList<Participant>> add(const Study &study, const Wanted &wanted, const QStringList &names = {},
                                   const QString &simulated = {});

private:
    Stores &m_stores;
    PersonId m_actor;
    Clock m_now;
};

} // namespace yuyi
