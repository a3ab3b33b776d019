// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/preset/itemfilter.h"
#include "models/domain/runs/run.h"

namespace yuyi {

/// Whether one of these values of a field meets the condition. Ignores case; of "text" a part is enough, whatever the comparison.
bool meets(const FilterTerm &term, const QStringList &values);

/// @brief Whether an item, as it is frozen in an item set, meets all conditions: of its labels, its kind of question, its split and its id.
/// A set knows neither the stage of an item nor its text: see readWhere() in models/domain/preset/itemfilter.h.
bool holds(const ItemFilter &filter, const ItemSetItem &item);

/// The values of a filter as a part of a file's name: letters and digits with hyphens between them; empty without conditions.
QString filterSlug(const ItemFilter &filter);

} // namespace yuyi
