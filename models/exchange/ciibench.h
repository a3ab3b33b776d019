// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/exchange/entryfields.h"
#include "models/exchange/exportplan.h"

namespace yuyi {

/// @brief One object of the published CII-Bench files: {local_path, questions: [{id, question, options, correct_option, answer}],
/// meta_data: {labels…, metaphorical_meaning, explanation}}. `position` and `raw` are left to the caller.
EntryResult<ImportedEntry> readCiiBench(const Json &entry, const Preset &preset);

/// @brief The object for one or several items of one entry. Starts from the imported object where there is one, and changes
/// only what differs from it.
Json writeCiiBench(const QList<PlannedItem> &items, const Preset &preset, bool withKeys);

} // namespace yuyi
