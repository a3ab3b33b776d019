// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/result.h"
#include "models/services/runlive.h"

#include <QString>

namespace yuyi {

class Stores;

/// What to do about an answer that is an error: a whole sentence, never empty.
QString adviceOn(const Endpoint &endpoint, const Response &response);

/// @brief What went wrong in a run by what is stored, whoever asked it and when; most frequent first, at most 12 kinds. Counts are those
/// of requests that still have no answer.
Result<QList<LiveErrors>> storedErrors(Stores &stores, const RunId &run);

} // namespace yuyi
