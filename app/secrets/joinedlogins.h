// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace yuyi {

/// @brief Connections of this program find the passwords of logins with which this computer has joined projects on servers. The client
/// library of PostgreSQL says its faults in English, by which they are recognised. Before the first connection.
void useJoinedLogins();

} // namespace yuyi
