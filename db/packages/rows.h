// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/connection/connection.h"
#include "models/stores/packagecontent.h"

namespace yuyi {

/// Writes the rows of a package, as packedTables() lists them, into its empty, migrated database. `project` is in a snapshot, `to`
/// in a transaction. Pictures are not written.
Result<> copyPackageRows(Connection &project, Connection &to, const PackageContent &content,
                         const QDateTime &now);

} // namespace yuyi
