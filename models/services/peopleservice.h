// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/project.h"
#include "models/domain/result.h"
#include "models/stores/stores.h"

namespace yuyi {

/// @brief The people of a project, its title and its rules.
class PeopleService
{
public:
    PeopleService(Stores &stores, const PersonId &actor) : m_stores(stores), m_actor(actor) {}

    /// Invalid for an empty name or one that is taken.
    Result<Person> add(const QString &name, const QList<Role> &roles);
    Result<> update(const Person &person);
    /// Title and rules; Conflict when another window changed them since.
    Result<> updateProject(const ProjectInfo &info);

private:
    Stores &m_stores;
    PersonId m_actor;
};

} // namespace yuyi
