// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/json/json.h"
#include "models/services/errors/flaggeditems.h"

namespace yuyi {

/// Returns the JSON that `yuyi-cli errors suspects --json` prints.
Json flaggedItemsJson(const ResultsData &data, const FlaggedItemRules &rules, const QList<FlaggedItem> &flaggedItems);
/// Returns one row per flagged item, with a header: CSV (RFC 4180), UTF-8, without a byte order mark.
QByteArray flaggedItemsCsv(const ResultsData &data, const QList<FlaggedItem> &flaggedItems);

} // namespace yuyi
