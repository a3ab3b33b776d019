// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/exchange/benchmarks/entryfields.h"
#include "models/exchange/benchmarks/exportplan.h"

namespace yuyi {

/// @brief Reads one object of the published CII-Bench files: {local_path, questions: [{id, question, options, correct_option,
/// answer}], meta_data: {labels…, metaphorical_meaning, explanation}}. The caller sets `position` and `raw`.
EntryResult<ImportedEntry> readCiiBench(const Json &entry, const Preset &preset);

/// @brief Writes the object for one or several items of one entry. Starts from the imported object, if any, and changes only what
/// differs from it.
Json writeCiiBench(const QList<PlannedItem> &items, const Preset &preset, bool withKeys);

} // namespace yuyi
