// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/exchange/tables/table.h"

namespace yuyi {

/// @brief Writes a table of LaTeX that breaks across pages (longtable): columns as wide as their text needs, together as wide as
/// the page, in letters small enough for it. Needs array, booktabs and longtable. Only headings and rows are written.
QString longTableLatex(const Table &table);

} // namespace yuyi
