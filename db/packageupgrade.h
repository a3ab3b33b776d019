// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/connection.h"
#include "models/domain/project.h"

namespace yuyi {

/// @name Work packages of older versions
/// A package is packed by one version, filled in by another and merged by a third. Before a file is brought to this program's schema
/// it was examined as what it is: against the schema of its own version. What home remembers of its content was summed over the columns
/// of the version that packed it, so the sum is made in the way of each version since. A migration that changes what stands in packed
/// columns makes such returns strange, and they are refused.
/// @{
/// The first version of the schema that had packages.
inline constexpr int firstPackageSchema = 4;

/// @brief Brings a file that nobody has open to the newest schema, in place and in one transaction, and seals it again.
Result<> raisePackage(const Place &place);
/// @brief The same for a file that somebody works with: in a copy beside it that takes its place when it is complete; whatever fails
/// leaves the file as it was.
Result<> replaceByRaised(const Place &place);

/// @brief packageContentHash as each version made it that may have packed this, the newest first. `raisedHere`: the columns of later
/// versions were filled by our own migrations just now; else they must hold what a migration puts there for a hash to count.
Result<QStringList> packageContentHashes(Connection &package, Role role, bool raisedHere);
/// @}

} // namespace yuyi
