// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/connection/connection.h"

#include <functional>
#include <memory>

namespace yuyi {

/// Which kind of file is expected.
enum class FileKind {
    Project,
    Package
};

/// @brief Checks the SQLite file of a project (or work package) before it is used, without changing a byte of it. Returns the
/// version of its schema. Errors with a sentence if the file is not a project, damaged, newer or altered.
Result<int> examineProjectFile(const ProjectLocation &location, FileKind kind = FileKind::Project);

/// @brief The part of the check that needs no database: size, header, application id, version. Returns the version in the header.
Result<int> examineHeader(const ProjectLocation &location, FileKind kind = FileKind::Project);

/// Whether the file's header marks it as a work package. False if this process has the file open.
bool isPackageFile(const QString &file);

/// @brief Runs `look` on a read-only connection that, if nobody else uses the file, leaves no files next to it. `look` may run
/// several times: Damaged is only reported if no other program was writing in the meantime.
Result<> lookAtFile(const ProjectLocation &location, FileKind kind, const std::function<Result<>(Connection &)> &look);

/// @brief Like lookAtFile(), for a longer reading whose answer must be of one state of the file: `look` runs again if somebody wrote
/// meanwhile, and at last in a transaction. It owns the connection while it runs.
Result<> readFile(const ProjectLocation &location, FileKind kind, const std::function<Result<>(std::unique_ptr<Connection>)> &look);

} // namespace yuyi
