// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/exchange/entryfields.h"
#include "models/exchange/exportplan.h"

#include <QSet>

namespace yuyi {

/// @brief One object of the flat form (as on the Hugging Face hub): {id, image, question, option1…, answer, correct_option, labels…,
/// explanation, metaphorical_meaning, local_path}. `position` and `raw` are left to the caller.
EntryResult<ImportedEntry> readCiiFlat(const Json &entry, const Preset &preset);

/// @brief The object of one item; starts from the imported object where there is one, and changes only what differs from it.
/// `lists`: dimensions that are written as {"choices": […]} even where there is one label, so that each column has one type.
Json writeCiiFlat(const PlannedItem &item, const Preset &preset, bool withKeys, const QSet<DimensionCode> &lists = {});

} // namespace yuyi
