// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/connection/sqldialect.h"
#include "models/domain/result.h"

#include <QSqlError>

namespace yuyi {

/// Maps a database error to a sentence for the person: disk full, read-only, locked, damaged, server gone …
/// `file` is the project's file: if its disk is full, an I/O error is reported as a full disk.
Error errorOf(const QSqlError &error, Backend backend, const QString &statement = {}, const QString &file = {});
/// @brief Maps a failed connection to a sentence for the person. The client library gives no error code before a connection
/// exists, so the text of its message is matched; an unknown message gives a general sentence.
Error connectionError(const QString &said, const QString &host, const QString &database);
/// The connection to the server is lost: reconnect and prepare the statements again.
bool isServerGone(const QSqlError &error, Backend backend);
/// Another connection holds the lock.
bool isBusy(const QSqlError &error, Backend backend);

} // namespace yuyi
