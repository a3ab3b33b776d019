// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/connection/projectlocation.h"
#include "models/stores/projecthost.h"

namespace yuyi {

/// @brief Copies a whole project with its pictures to an empty location: from a folder to a server or back (the same code copies
/// between two folders, or two schemas). The source is only read, and locked so nobody works in it during the copy. The new
/// project appears complete and checked, or not at all. Both must have the program's newest schema.
/// Refused: the project is open elsewhere, or the target is not empty. Damaged: a picture is missing or altered, or the copy
/// differs from the source. Cancelled. Progress counts rows and pictures twice: once copied, once compared.
Result<MoveReport> moveProject(const ProjectLocation &from, const ProjectLocation &to, Progress &progress);

} // namespace yuyi
