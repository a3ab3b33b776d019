// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/connection.h"

namespace yuyi {

/// Pictures are rows of it on a server, in a work package and in a backup of a server; in a folder they are files.
inline const QString pictureTable = QStringLiteral("blob");

/// @brief Copies every row of a project, as it stands at one moment, into a new SQLite file of the
/// same schema version; of a project on a server the pictures too.
Result<> copyToFile(Connection &from, const QString &file);

/// The rows of `blob`, one picture at a time in memory.
Result<> copyPictureRows(Connection &from, Connection &to);

} // namespace yuyi
