// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/clock.h"
#include "models/domain/project.h"
#include "models/domain/result.h"
#include "models/services/peoplelist.h"
#include "models/services/undosteps.h"
#include "models/stores/stores.h"

namespace yuyi {

/// @brief The people of a project, its title and its rules. Leads only (Refused).
class PeopleService
{
public:
    PeopleService(Stores &stores, const PersonId &actor, Clock clock = systemClock())
        : m_stores(stores), m_actor(actor), m_clock(std::move(clock))
    {
    }

    /// Invalid for an empty name, one that is taken, or no role.
    Result<Person> add(const QString &name, const QList<Role> &roles);
    /// @brief All of a list or nobody: Invalid names the first line that cannot be taken.
    Result<QList<Person>> addAll(const QList<ListedPerson> &listed);
    /// @brief Name and roles. Refused when no active lead would be left.
    Result<> update(const Person &person);
    /// A paused person keeps the work in hand and gets nothing new.
    Result<> pause(const PersonId &person, bool paused);
    /// @brief Somebody leaves: open work goes back, drafts stay but hold no place any more. What was submitted stays in force.
    /// Refused for the last lead and for oneself.
    Result<> end(const PersonId &person);
    /// Somebody comes back.
    Result<> resume(const PersonId &person);
    /// @brief Somebody as before a step, or as after it again, with the work that the step took: what others have taken since stays
    /// with them. Refused when the person was changed since. Within a transaction.
    Result<> restoreWithin(const PersonStepData &data, bool undo);
    /// @brief Title and rules; Conflict when another window changed them since. Invalid for rules that cannot be. Images under way
    /// move on where the new rules say so.
    Result<> updateProject(const ProjectInfo &info);

private:
    Result<Person> addWithin(const QString &name, const QList<Role> &roles);
    Result<Person> find(const PersonId &id);
    Result<> save(const Person &person, const QString &action, const QString &text, const QList<WorkMove> &moves = {});
    Result<> requireLeadLeft(const Person &changed);
    Result<> followRules(const WorkRules &before, const WorkRules &now);

    Stores &m_stores;
    PersonId m_actor;
    Clock m_clock;
};

/// Invalid with a sentence for rules that cannot be.
Result<> checkRules(const WorkRules &rules);

} // namespace yuyi
