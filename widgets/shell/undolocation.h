// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/undoservice.h"
#include "widgets/shell/page.h"

namespace yuyi {

/// Where a step that was taken back can be seen by somebody on the page `current`: the page of the step, or the page that
/// shows every image with its decisions ("collect"), which keeps and discards too.
Location locationOf(const UndoneStep &step, const QString &current);

} // namespace yuyi
