// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/connection/connection.h"
#include "models/domain/project/project.h"

namespace yuyi {

/// @name Checksum over the work in a package, updated in the same transaction that changes it
/// The file can be returned as its last commit left it, even if the program crashed afterwards; a partial change in it is detected.
/// The sum is over the SHA-256 of each row, in four lanes modulo 2^64: rows are added and removed without reading the others.
/// @{
/// The tables that hold the work of this role, both in the package and when it is merged.
QStringList workTables(Role role);
/// From now on this connection records which rows of these tables change. The record is kept in memory, not in the file.
Result<> watchWork(Connection &package);
/// Within a transaction: returns the sum after the changes since `former`, and forgets these changes. If `former` is not a valid
/// sum, all rows are read.
Result<QString> sumAfterWork(Connection &package, const QString &former);
/// The sum over all rows: 64 hexadecimal digits.
Result<QString> workSum(Connection &package);
/// @}

} // namespace yuyi
