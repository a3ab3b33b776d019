// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/history/undoservice.h"
#include "widgets/shell/page/page.h"

namespace yuyi {

/// The location that shows an undone step: the page of the step. If `current` is Collect, an undone inspection decision stays
/// there, because that page shows every image with its decisions and can keep and discard images too.
Location locationOf(const UndoneStep &step, std::optional<PageId> current);

} // namespace yuyi
