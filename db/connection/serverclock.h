// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/result.h"

#include <QtGlobal>

namespace yuyi {

class Connection;

/// @brief While at least one of these lives, this program goes by the clock of the server if that of the computer is wrong: what it stores
/// and compares (reservations, records of running jobs) is then in one time for all computers. Thread-safe.
class ServerClock
{
public:
    ServerClock();
    ~ServerClock(); ///< the last one sets the clock back to that of the computer
    ServerClock(const ServerClock &) = delete;
    ServerClock &operator=(const ServerClock &) = delete;

    /// Asks the server for its time. Does nothing if the last comparison was less than 25 s ago, and if the answer takes too long to say
    /// anything.
    Result<> compare(Connection &connection);
    /// The server's clock is so many ms ahead. Differences under 1 s are those of measuring and are left out.
    static void adopt(qint64 aheadMs);

private:
    qint64 m_comparedAt = -1; ///< ms of a clock that never jumps
};

} // namespace yuyi
