// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/connection.h"

namespace yuyi {

/// @brief Copies every row of a project, as it stands at one moment, into a new SQLite file of the
/// same schema version. As on disk, the pictures themselves are no part of it.
Result<> copyToFile(Connection &from, const QString &file);

} // namespace yuyi
