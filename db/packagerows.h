// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/connection.h"
#include "models/stores/packagecontent.h"

namespace yuyi {

/// @brief Writes the rows of a package into its empty, migrated database as packedTables() say, and nothing else. `home` is in a
/// snapshot, `to` in a transaction. Pictures are not among them.
Result<> copyPackageRows(Connection &home, Connection &to, const PackageContent &content,
                         const QDateTime &now);

} // namespace yuyi
