// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/connection/connection.h"
#include "models/domain/result.h"

#include <QtGlobal>

#include <functional>

namespace yuyi {

/// Size of a project file from which on two readings take longer than a second connection and a thread, in bytes.
inline constexpr qint64 worthSecondConnection = qint64(32) << 20;

/// What one of two readings does; uses only the connection that it is given. It may be called twice and starts from nothing each time.
using ReadOn = std::function<Result<>(Connection &)>;

/// @brief Does two readings of one state of the database. If the file is as large as `worth`, the second is done in a thread of its own on
/// a connection of its own, at the same time; both see the same commit, because they are repeated one after the other when something was
/// committed meanwhile. On a server, on a network folder and within a transaction they are always done one after the other. Not to
/// be called within a snapshot. Thread of the connection, which waits for both.
Result<> readSideBySide(Connection &connection, const ReadOn &here, const ReadOn &beside, qint64 worth = worthSecondConnection);

} // namespace yuyi
