// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/connection.h"
#include "models/domain/project.h"

namespace yuyi {

/// @name Checksum over the work in a package, updated in the same transaction that changes it
/// So a file can be returned as its last commit left it, whatever became of the program then; half of a change in it shows.
/// The sum is over the SHA-256 of each row, in four lanes modulo 2^64: rows are added and taken away without reading the others.
/// @{
/// @brief The tables that hold the work of this role, both in the package and when it is merged.
QStringList workTables(Role role);
/// From now on this connection remembers which rows of these tables change; in memory, nothing of it is in the file.
Result<> watchWork(Connection &package);
/// @brief Within a transaction: gives the sum that holds with what was changed since `former`, and forgets those changes. A `former`
/// that is no sum makes it read all rows.
Result<QString> sumAfterWork(Connection &package, const QString &former);
/// Over all rows: 64 hexadecimal digits.
Result<QString> workSum(Connection &package);
/// @}

} // namespace yuyi
