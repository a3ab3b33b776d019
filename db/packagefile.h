// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/connection.h"
#include "db/migrations.h"
#include "models/stores/packagecontent.h"

#include <functional>

namespace yuyi {

class Progress;

/// "YuYP": marks an SQLite file as a work package. Neither is opened as the other.
inline constexpr quint32 packageApplicationId = 0x59755950;

/// The sentence on a file of a package that could not be written.
tl::unexpected<Error> packageNotWritten(const QString &path, const QString &why);

/// Where a package's file is opened: with a rollback journal, so that it is one file whenever nobody is at it.
Place packagePlace(const QString &file);

/// @brief SHA-256 (hexadecimal) over every column of every row in an open package's file that its holder may not change, in the
/// order of the primary keys. What the holder adds and changes is no part of it. Home keeps it in Package::contentHash.
/// `version`: over the columns that there were in that version of the schema.
Result<QString> packageContentHash(Connection &package, Role role, int version = newestSchema());

/// @brief See ProjectHost::createPackage. `home` is read in one snapshot.
Result<> makePackageFile(const QString &file, const PackageContent &content, Connection &home, const QString &homeFolder,
                         const std::function<Result<>(const Package &, qint64 bytes)> &agreed, Progress &progress);

/// @brief Writes the images of a package into `folder` in the layout of a project; existing files are left.
/// Damaged where one is not what its hash says.
Result<> layOutPictures(Connection &package, const QString &folder);

} // namespace yuyi
