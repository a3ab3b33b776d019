// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/connection/connection.h"
#include "models/stores/projectstore.h"

#include <optional>

namespace yuyi {

class SqlProjectStore final : public ProjectStore
{
public:
    explicit SqlProjectStore(Connection &connection) : m_connection(connection) {}
    Result<ProjectInfo> info() override;
    Result<> setInfo(const ProjectInfo &info) override;
    Result<> addPerson(const Person &person) override;
    Result<> updatePerson(const Person &person) override;
    Result<QList<Person>> people() override;

    /// Call this when a transaction begins: forgets the cached project and people.
    void forget()
    {
        m_info.reset();
        m_people.reset();
    }

    /// Inserts the single row of a new project, within the transaction that creates the project.
    Result<> create(const ProjectInfo &info, const PersonId &by);

private:
    Result<QUuid> addPreset(const Preset &preset, const PersonId &by);
    Result<> addRoles(const Person &person);
    Connection &m_connection;
    /// Cached: a stored preset never changes and is read very often.
    QUuid m_presetId;
    Preset m_preset;
    /// Cached: within a transaction nobody else changes them, and services read them at every step.
    std::optional<ProjectInfo> m_info;
    std::optional<QList<Person>> m_people;
};

} // namespace yuyi
