// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/clock.h"
#include "models/domain/project/project.h"
#include "models/domain/result.h"
#include "models/services/people/peoplelist.h"
#include "models/services/people/undosteps.h"
#include "models/stores/stores.h"

namespace yuyi {

/// What each person has to do.
struct Workloads {
    QHash<PersonId, PersonLoad> loads;
    QHash<PersonId, qint64> waits; ///< open validation rounds that this person could answer
};

/// @brief Manages a project's people, title and rules. Leads only (Refused).
class PeopleService
{
public:
    PeopleService(Stores &stores, const PersonId &actor, Clock clock = systemClock())
        : m_stores(stores), m_actor(actor), m_clock(std::move(clock))
    {
    }

    /// Adds a person. Invalid if the name is empty or taken, or there is no role.
    Result<Person> add(const QString &name, const QList<Role> &roles);
    /// @brief Adds all people of the list or none. Invalid names the first invalid line.
    Result<QList<Person>> addAll(const QList<ListedPerson> &listed);
    /// @brief Changes name and roles. Refused if no active lead would be left.
    Result<> update(const Person &person);
    /// A paused person keeps their assigned work and gets no new work.
    Result<> pause(const PersonId &person, bool paused);
    /// @brief Removes a person from the project. Their open work is free for others; drafts are kept, but no longer reserve the
    /// image. Submitted work stays in force. Refused for the last lead and for oneself.
    Result<> end(const PersonId &person);
    /// Lets a removed person work in the project again.
    Result<> resume(const PersonId &person);
    /// @brief Restores a person to the state before a step (`undo`) or after it, with the work that the step took from them. Work that
    /// others have taken since stays with them. Refused if the person was changed since. Call it within a transaction.
    Result<> restoreInTransaction(const PersonStepData &data, bool undo);
    /// @brief Saves title and rules. Conflict if another window changed them since; Invalid for impossible rules. Images in
    /// progress move to another stage where the new rules require it.
    Result<> updateProject(const ProjectInfo &info);

    /// For leads.
    Result<Workloads> workloads();

private:
    Result<Person> addInTransaction(const QString &name, const QList<Role> &roles);
    Result<Person> find(const PersonId &id);
    Result<> save(const Person &person, AuditAction action, const QString &text, const QList<WorkMove> &moves = {});
    Result<> requireLeadLeft(const Person &changed);
    Result<> freeCases(const PersonId &id, const QDateTime &now);
    Result<> followRules(const WorkRules &before, const WorkRules &now);

    Stores &m_stores;
    PersonId m_actor;
    Clock m_clock;
};

} // namespace yuyi
