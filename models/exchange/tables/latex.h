// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/exchange/tables/table.h"

namespace yuyi {

/// In what two tables of LaTeX differ that look the same otherwise.
struct LatexForm {
    QString packages;           ///< what the first line asks for: "booktabs,adjustbox"
    bool ruleBelowHead = false; ///< false if sections bring their own rules
    bool groupsApart = false;   ///< blanks between what stands in the lines of the groups
};

/// One line of a table; the cells are LaTeX already.
QString latexRow(const QStringList &cells);

/// @brief Writes a floating table over both columns of a page (table* with booktabs): caption, label, groups above the headings,
/// sections as rows that span the table, notes below. It is made smaller if too wide or too high, never larger.
QString tableLatex(const Table &table, const LatexForm &form);

} // namespace yuyi
