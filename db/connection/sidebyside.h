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

/// @brief Does two readings of the same state of the database. If the project file has at least `worth` bytes, the second
/// reading runs at the same time, in its own thread on its own connection. If somebody commits in between, the function repeats both,
/// one after the other. So both always see the same commit. On a server, on a network folder and within a transaction they always run
/// one after the other. Do not call it within a snapshot. It blocks the thread of `connection` until both are done. The error is
/// that of a failed reading.
Result<> readSideBySide(Connection &connection, const ReadOn &here, const ReadOn &beside, qint64 worth = worthSecondConnection);

} // namespace yuyi
