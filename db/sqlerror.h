// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/dialect.h"
#include "models/domain/result.h"

#include <QSqlError>

namespace yuyi {

/// @brief A database error as a sentence for the person: disk full, read-only, locked, damaged,
/// server gone …
/// `file` is the project's: where there is no room beside it, an error of the disk is said to be that.
Error errorOf(const QSqlError &error, Backend backend, const QString &statement = {}, const QString &file = {});
/// @brief Why a server did not let anybody in: what the client library said, as a sentence for the person. It gives no code
/// before a connection stands, so its words are read; unknown ones leave it open what it was.
Error connectionError(const QString &said, const QString &host, const QString &database);
/// The connection to the server is lost: open again and prepare again.
bool isServerGone(const QSqlError &error, Backend backend);
/// Somebody else holds the lock.
bool isBusy(const QSqlError &error, Backend backend);

} // namespace yuyi
