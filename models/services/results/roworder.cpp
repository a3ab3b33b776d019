// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/results/roworder.h"

#include <algorithm>
#include <utility>

namespace yuyi {

void sortRows(QList<ResultsRow> &rows, ResultsBy by)
{
    // What was imported for a part of the data set comes after what rests on all of it: it is no better for being higher.
    const auto leading = [](const ResultsRow &row) {
        for (const ResultsCell &cell : row.cells) {
            if (!cell.empty && cell.n > 0)
                return std::pair(cell.missing == 0, cell.share);
        }
        return std::pair(false, -1.0);
    };
    std::stable_sort(rows.begin(), rows.end(), [&](const ResultsRow &a, const ResultsRow &b) {
        return a.section != b.section ? a.section < b.section : leading(a) > leading(b);
    });
    if (by != ResultsBy::Size)
        return;
    std::stable_sort(rows.begin(), rows.end(), [](const ResultsRow &a, const ResultsRow &b) {
        if (a.section != b.section)
            return a.section < b.section;
        return a.billions && b.billions ? *a.billions < *b.billions : a.billions && !b.billions;
    });
}

} // namespace yuyi
