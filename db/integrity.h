// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/connection.h"

namespace yuyi {

/// @brief What is wrong in a database, one sentence each: its pages, its references, its schema,
/// and everything stored that can be derived from something else. Changes nothing.
Result<QStringList> databaseFindings(Connection &connection);

} // namespace yuyi
