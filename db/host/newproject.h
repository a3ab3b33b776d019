// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/connection/connection.h"
#include "models/stores/projecthost.h"

#include <memory>

namespace yuyi {

/// Creates the folder, its subfolders and a complete project.yuyi; leaves nothing behind on failure.
Result<> createProjectFile(const ProjectLocation &location, const NewProject &project);
/// Creates the schema with all its tables in one transaction.
Result<> createServerProject(const ProjectLocation &location, const NewProject &project);
/// @brief The tables that are missing and the first rows, in one transaction, where there is no project yet: a new file, a new schema (made
/// if it is named), or one whose tables are empty.
Result<> fillProject(std::unique_ptr<Connection> connection, const NewProject &project, const QString &schema = {});

} // namespace yuyi
