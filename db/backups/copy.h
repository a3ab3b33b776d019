// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/connection/connection.h"

namespace yuyi {

/// The table that holds the pictures in a server project, in a work package and in a backup of a server project. A folder project
/// keeps its pictures as files.
inline const QString pictureTable = QStringLiteral("blob");

/// Copies every row of a project, from one snapshot, into a new SQLite file of the same schema version. The pictures of a server
/// project are copied too.
Result<> copyToFile(Connection &from, const QString &file);

/// Copies the rows of `blob`, with one picture at a time in memory.
Result<> copyPictureRows(Connection &from, Connection &to);

} // namespace yuyi
