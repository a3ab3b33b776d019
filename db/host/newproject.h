// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/connection/projectlocation.h"
#include "models/stores/projecthost.h"

namespace yuyi {

/// Creates the folder, its subfolders and a complete project.yuyi; leaves nothing behind on failure.
Result<> createProjectFile(const ProjectLocation &location, const NewProject &project);
/// Creates the schema with all its tables in one transaction.
Result<> createServerProject(const ProjectLocation &location, const NewProject &project);

} // namespace yuyi
