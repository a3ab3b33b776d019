// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/connection/connection.h"
#include "models/domain/project/project.h"

namespace yuyi {

/// @name Work packages of older versions
/// A package may be packed, filled in and merged by three different versions. A file is first examined against the schema of its
/// own version and then migrated to this program's schema. The project stores a content hash over the columns of the version that
/// packed the file, so the hash is computed for each version since then. If a migration changes values in packed columns, such
/// returns no longer match and are refused.
/// @{
/// The first version of the schema that had packages.
inline constexpr int firstPackageSchema = 4;

/// Migrates a file that nobody has open to the newest schema, in place and in one transaction, and seals it again.
Result<> raisePackage(const ProjectLocation &location);
/// The same for a file that somebody works with: migrates a copy next to it, which then replaces the file. On
/// failure the file is unchanged.
Result<> replaceByRaised(const ProjectLocation &location);

/// @brief packageContentHash as computed by each version that may have packed this file, newest first. `raisedHere`: this program
/// has just migrated the file, so the columns of later versions are trusted; else a version counts only if these columns hold
/// their migrations' defaults.
Result<QStringList> packageContentHashes(Connection &package, Role role, bool raisedHere);
/// @}

} // namespace yuyi
