// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/connection/connection.h"
#include "db/migrations/migrations.h"
#include "models/stores/packagecontent.h"

#include <functional>

namespace yuyi {

class Progress;

/// The error for a package file that could not be written.
tl::unexpected<Error> packageNotWritten(const QString &path, const QString &why);

/// The location of a package's file. It is opened with a rollback journal, so it is a single file when nobody has it open.
ProjectLocation packageLocation(const QString &file);

/// @brief SHA-256 (hexadecimal) over every column of every row in an open package that its holder may not change, in the order of
/// the primary keys. What the holder adds or changes is not included. The project keeps it in Package::contentHash.
/// `version`: hashes only the columns of that schema version.
Result<QString> packageContentHash(Connection &package, Role role, int version = newestSchema());

/// Implements ProjectHost::createPackage. `project` is read in one snapshot.
Result<> makePackageFile(const QString &file, const PackageContent &content, Connection &project, const QString &homeFolder,
                         const std::function<Result<>(const Package &, qint64 bytes)> &agreed, Progress &progress);

/// Writes the pictures of a package, also those that were added in it, into `folder` in the layout of a project; existing files are kept.
/// Damaged if a picture does not match its hash.
Result<> layOutPictures(Connection &package, const QString &folder);

} // namespace yuyi
