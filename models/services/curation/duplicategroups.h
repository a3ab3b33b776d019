// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/images/duplicates.h"
#include "models/domain/result.h"
#include "models/stores/stores.h"

#include <QList>

namespace yuyi {

/// @brief Updates the stored groups with the result of a search. Must be called inside a transaction. Settled groups stay
/// unchanged. An open group edited by a person keeps its kept image and its members and may gain new ones. Other open groups are
/// replaced by the found ones and keep their id if they concern the same pictures; unchanged groups are not written.
/// Images discarded during the search are omitted. Returns the groups that are now stored for `found`.
Result<QList<DuplicateGroup>> showGroups(Stores &stores, const QList<DuplicateGroup> &found);

} // namespace yuyi
