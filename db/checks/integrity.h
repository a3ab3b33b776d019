// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/connection/connection.h"

namespace yuyi {

/// @brief What is wrong in a database, one sentence each: its pages, its references, its schema, and all stored values that can
/// be derived from others. Read-only.
Result<QStringList> databaseFindings(Connection &connection);
/// The part of these checks that concerns the content, in a database of the newest schema: derived values and, on a server, the pictures.
Result<QStringList> contentFindings(Connection &connection);

} // namespace yuyi
