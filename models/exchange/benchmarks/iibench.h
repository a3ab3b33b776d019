// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/exchange/benchmarks/entryfields.h"
#include "models/exchange/benchmarks/exportplan.h"

#include <QSet>

namespace yuyi {

/// @brief Reads one object of II-Bench (Liu et al. 2024): of its repository (one entry per image, as CII-Bench, labels as texts or lists)
/// or of its data set on the hub (one per question, as the flat form; several labels are one text with commas between them). The caller
/// sets `position` and `raw`.
EntryResult<ImportedEntry> readIiBench(const Json &entry, const Preset &preset);

/// @brief Writes the object of one entry in the form of the repository; `items` are its questions. Starts from the imported object, if it
/// has this form, and changes only what differs from it. `lists`: dimensions whose labels are a list even if there is one. The member
/// "metaphorical_meaning", which II-Bench does not have, is only written if there is a text.
Json writeIiBench(const QList<PlannedItem> &items, const Preset &preset, bool withKeys, const QSet<DimensionCode> &lists);

} // namespace yuyi
