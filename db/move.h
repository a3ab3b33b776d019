// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/place.h"
#include "models/stores/projecthost.h"

namespace yuyi {

/// @brief Copies a whole project, pictures and all, to a place where there is none: from a folder to a server or back (the same
/// code copies between two folders, or two schemas). The old one is read only, and held so that nobody works in it meanwhile;
/// the new one appears complete and checked, or not at all. Both must have the program's newest schema.
/// Refused: the project is open elsewhere, or something is at the target; Damaged: a picture is missing or altered, or the copy
/// is not what was read; Cancelled. Progress counts rows and pictures, twice: copied and compared.
Result<MoveReport> moveProject(const Place &from, const Place &to, Progress &progress);

} // namespace yuyi
