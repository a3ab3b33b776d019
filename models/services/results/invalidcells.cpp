// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/results/invalidcells.h"

#include "models/services/results/table.h"
#include "models/services/results/validity.h"

#include <QHash>

#include <algorithm>
#include <optional>

namespace yuyi {

void markNoResults(const ResultsData &data, ResultsTable &table)
{
    QHash<RunId, std::optional<NoResult>> known;
    for (ResultsRow &row : table.rows) {
        for (ResultsCell &cell : row.cells) {
            if (cell.run.isNull() || cell.blank())
                continue;
            if (!known.contains(cell.run)) {
                const auto run =
                    std::find_if(data.runs.begin(), data.runs.end(), [&](const ResultsRun &one) { return one.run.id == cell.run; });
                known.insert(cell.run, run == data.runs.end() ? std::nullopt
                                                              : noResultOf(data, *run, table.query.withExamples, table.only()));
            }
            cell.noResult = known.value(cell.run);
        }
    }
}

} // namespace yuyi
