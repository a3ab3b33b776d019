// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/connection.h"

namespace yuyi {

/// @brief How the database's schema differs from the one this program would make in that version,
/// one sentence each: a trigger or view that came with a file from elsewhere would run with our
/// rights. On a server the expected schema is made beside it in a transaction that is rolled back.
Result<QStringList> schemaDifferences(Connection &connection, int version);

} // namespace yuyi
