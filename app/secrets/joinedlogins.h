// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace yuyi {

/// @brief Lets the connections of this program find the passwords of the logins with which this computer has joined projects on servers.
/// Makes the client library of PostgreSQL report faults in English, by which they are recognised. Call it before the first connection.
void useJoinedLogins();

} // namespace yuyi
