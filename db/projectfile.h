// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/connection.h"

namespace yuyi {

/// @brief Looks at a project's SQLite file before it is used, without changing a byte of it: what
/// is no project, damaged, newer or altered is refused with a sentence. Returns the version of its
/// schema.
Result<int> examineProjectFile(const Place &place);

/// @brief The part of the look that needs no database: size, header, application, version. Returns
/// the header's version.
Result<int> examineHeader(const Place &place);

/// A connection that changes nothing, or nothing where an unfinished journal forbids such a one.
Result<std::unique_ptr<Connection>> openToLook(const Place &place);

} // namespace yuyi
