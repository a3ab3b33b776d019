// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/connection.h"

#include <functional>

namespace yuyi {

/// Which of our files it has to be.
enum class FileKind { Project, Package };

/// @brief Looks at a project's (or a work package's) SQLite file before it is used, without changing a byte of it: what
/// is no project, damaged, newer or altered is refused with a sentence. Returns the version of its
/// schema.
Result<int> examineProjectFile(const Place &place, FileKind kind = FileKind::Project);

/// @brief The part of the look that needs no database: size, header, application, version. Returns
/// the header's version.
Result<int> examineHeader(const Place &place, FileKind kind = FileKind::Project);

/// Whether the header of the file says that it is a work package. False for what this process has open.
bool isPackageFile(const QString &file);

/// @brief Looks with a connection that changes nothing and, where nobody else is at the file, leaves nothing beside it. `look` may
/// run several times: what it calls Damaged is believed only when no other program was writing in the meantime.
Result<> lookAtFile(const Place &place, FileKind kind, const std::function<Result<>(Connection &)> &look);

} // namespace yuyi
