// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/exchange/entryfields.h"
#include "models/exchange/exportplan.h"

namespace yuyi {

/// @brief One object of the flat form (as on the Hugging Face hub): {id, image, question, option1…, answer, correct_option, labels…,
/// explanation, metaphorical_meaning, local_path}. `position` and `raw` are left to the caller.
EntryResult<ImportedEntry> readCiiFlat(const Json &entry, const Preset &preset);

/// The object of one item; starts from the imported object where there is one, and changes only what differs from it.
Json writeCiiFlat(const PlannedItem &item, const Preset &preset, bool withKeys);

} // namespace yuyi
