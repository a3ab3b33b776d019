// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/result.h"
#include "models/services/runs/runner/live.h"

#include <QString>

namespace yuyi {

class Stores;

/// Returns advice on a response that is an error: a whole sentence, never empty.
QString adviceOn(const Endpoint &endpoint, const Response &response);

/// @brief Returns the stored errors of a run by kind, whichever program asked; most frequent first, at most 12 kinds. The
/// counts are of requests that still have no answer.
Result<QList<LiveErrors>> storedErrors(Stores &stores, const RunId &run);

} // namespace yuyi
