// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/exchange/benchmarks/entryfields.h"
#include "models/exchange/benchmarks/exportplan.h"

#include <QSet>

namespace yuyi {

/// @brief Reads one object of the flat form (as on the Hugging Face hub): {id, image, question, option1…, answer, correct_option,
/// labels…, explanation, metaphorical_meaning, local_path}. Where the preset takes further pictures, also our own members: "images" (paths
/// of the pictures of the stem, in which <图片 1> or ⟦1⟧ stands for the first), "captions" and "roles" (parallel to them), and
/// "option1_image" …. The caller sets `position` and `raw`.
EntryResult<ImportedEntry> readCiiFlat(const Json &entry, const Preset &preset);

/// @brief Writes the object of one item. Starts from the imported object, if any, and changes only what differs from it.
/// Members for pictures are only written for questions that list pictures or have them as options.
/// `lists`: dimensions always written as {"choices": […]}, even with one label, so each column has one type.
Json writeCiiFlat(const PlannedItem &item, const Preset &preset, bool withKeys, const QSet<DimensionCode> &lists = {});

} // namespace yuyi
