// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/connection.h"

namespace yuyi {

/// @brief What is wrong in a database, one sentence each: its pages, its references, its schema,
/// and everything stored that can be derived from something else. Changes nothing.
Result<QStringList> databaseFindings(Connection &connection);
/// The part of it about what is stored, in a database of the newest schema: derived facts, and on a
/// server the pictures.
Result<QStringList> contentFindings(Connection &connection);

} // namespace yuyi
