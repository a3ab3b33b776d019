// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/curation/importstate.h"

#include "models/stores/stores.h"

#include <algorithm>

namespace yuyi {

namespace {

constexpr int recordsSearched = 50; // of the newest jobs: the last import is among them

} // namespace

bool isImport(std::optional<JobKind> kind)
{
    return kind == JobKind::ImportImages || kind == JobKind::ImportItems;
}

Result<ImportState> importState(Stores &stores, bool withLast)
{
    ImportState state;
    YUYI_TRY(const auto counts, stores.images().funnel());
    state.counts = counts;
    if (!withLast)
        return state;
    YUYI_TRY(const auto records, stores.jobs().recent(recordsSearched));
    const auto last = std::find_if(records.begin(), records.end(), [](const JobRecord &record) {
        return isImport(record.knownKind()) && (record.state == JobState::Done || record.state == JobState::Failed);
    });
    if (last != records.end())
        state.last = *last;
    return state;
}

} // namespace yuyi
