// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/connection/projectlocation.h"
#include "models/domain/result.h"

#include <functional>

namespace yuyi {

class Stores;

/// Implements `ProjectHost::look`. Blocks while it reads: never call it in the GUI thread.
Result<> readUnchanged(const ProjectLocation &location, const std::function<Result<>(Stores &)> &read);

} // namespace yuyi
