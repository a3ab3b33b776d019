// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/runs/runner/endpointqueue.h"

namespace yuyi {

/// Returns the current state of an active run, for the live page.
/// @param now of the runner's monotonic clock
/// @param program this program's name
RunLive liveOf(const ActiveRun &run, const EndpointQueue &queue, qint64 now, const QString &program);

} // namespace yuyi
