// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/history/changes.h"
#include "models/domain/project/project.h"
#include "models/domain/result.h"

#include <QList>

#include <optional>

namespace yuyi {

/// @brief The project itself and its people. Thread of the connection.
class ProjectStore
{
public:
    virtual ~ProjectStore() = default;
    virtual Result<ProjectInfo> info() = 0;
    virtual Result<> setInfo(const ProjectInfo &info) = 0; ///< title, rules; Conflict by version
    virtual Result<> addPerson(const Person &person) = 0;
    virtual Result<> updatePerson(const Person &person) = 0;
    virtual Result<QList<Person>> people() = 0; ///< oldest first
};

} // namespace yuyi
