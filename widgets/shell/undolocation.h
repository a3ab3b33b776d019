// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/undoservice.h"
#include "widgets/shell/page.h"

namespace yuyi {

/// Where a step that was taken back can be seen.
Location locationOf(const UndoneStep &step);

} // namespace yuyi
