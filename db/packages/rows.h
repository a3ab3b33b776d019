// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/connection/connection.h"
#include "models/stores/packagecontent.h"

namespace yuyi {

/// Writes the rows of a package, as packedTables() lists them, into its empty, migrated database. `home` is in a snapshot, `to`
/// in a transaction. Pictures are not written.
Result<> copyPackageRows(Connection &home, Connection &to, const PackageContent &content,
                         const QDateTime &now);

} // namespace yuyi
