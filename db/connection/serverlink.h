// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/project/serverlink.h"
#include "models/domain/result.h"

namespace yuyi {

class Connection;

/// What the connection to the server is like, as the server says. A lost one is opened again first. Of a file: none.
Result<ServerLink> linkOf(Connection &connection);

} // namespace yuyi
