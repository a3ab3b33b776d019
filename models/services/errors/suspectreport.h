// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/json.h"
#include "models/services/errors/suspects.h"

namespace yuyi {

/// Returns the JSON that `yuyi-cli errors suspects --json` prints.
Json suspectsJson(const ResultsData &data, const SuspectRules &rules, const QList<Suspect> &suspects);
/// Returns one row per suspected question, with a header: CSV (RFC 4180), UTF-8, without a byte order mark.
QByteArray suspectsCsv(const ResultsData &data, const QList<Suspect> &suspects);

} // namespace yuyi
