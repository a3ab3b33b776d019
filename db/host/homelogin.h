// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/connection/connection.h"

namespace yuyi {

/// @brief Refused for a login that sees only its own work: a copy, a check or an upgrade would be of a part, and nobody would notice.
Result<> requireHome(const Connection &connection);

} // namespace yuyi
