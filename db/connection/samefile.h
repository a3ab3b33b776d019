// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/connection/projectlocation.h"

namespace yuyi {

/// @brief Checks that the path of a project or package still leads to the file with this key (see OpenFiles). If the file was
/// replaced or removed, saved data would be lost, and a second connection would replay the log of one file into the other.
/// Renaming the whole folder is harmless. Returns Environment with a sentence on what to do.
Result<> sameFile(const ProjectLocation &location, const QString &key);

} // namespace yuyi
