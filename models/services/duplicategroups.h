// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/duplicates.h"
#include "models/domain/result.h"
#include "models/stores/stores.h"

#include <QList>

namespace yuyi {

/// @brief Brings the stored groups to what a search found, within a transaction. Settled groups stay as they are. An open group
/// that a person touched keeps its kept image and its members and may gain new ones. Other open groups become what was found,
/// under the same id where they are about the same pictures; what did not change is not written.
/// Images that were discarded while the search ran are left out. Returns the groups that stand now for `found`.
Result<QList<DuplicateGroup>> bringGroupsTo(Stores &stores, const QList<DuplicateGroup> &found);

} // namespace yuyi
