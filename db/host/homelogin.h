// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/connection/connection.h"

namespace yuyi {

/// @brief Refused for a login that sees only its own work: it would copy, check or upgrade only a part of the project, unnoticed.
Result<> requireHome(const Connection &connection);

} // namespace yuyi
