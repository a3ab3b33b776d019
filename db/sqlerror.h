// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/dialect.h"
#include "models/domain/result.h"

#include <QSqlError>

namespace yuyi {

/// @brief A database error as a sentence for the person: disk full, read-only, locked, damaged,
/// server gone …
Error errorOf(const QSqlError &error, Backend backend, const QString &statement = {});
/// The connection to the server is lost: open again and prepare again.
bool isServerGone(const QSqlError &error, Backend backend);
/// Somebody else holds the lock.
bool isBusy(const QSqlError &error, Backend backend);

} // namespace yuyi
