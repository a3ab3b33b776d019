// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace yuyi {

/// Connections of this program find the passwords of logins with which this computer has joined projects on servers.
void useJoinedLogins();

} // namespace yuyi
