// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/project/project.h"
#include "models/domain/result.h"
#include "models/stores/imagestore.h"

#include <QString>

#include <optional>

namespace yuyi {

class Stores;

/// Whether jobs of this kind bring images or items into the project.
bool isImport(std::optional<JobKind> kind);

/// What the project has collected.
struct ImportState {
    FunnelCounts counts;
    std::optional<JobRecord> last; ///< the newest import that has ended, if asked for
};

/// Thread of the stores.
Result<ImportState> importState(Stores &stores, bool withLast);

} // namespace yuyi
