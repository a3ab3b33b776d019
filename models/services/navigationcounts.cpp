// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/navigationcounts.h"

#include "models/services/overviewservice.h"

namespace yuyi {

Result<NavigationCounts> navigationCounts(Stores &stores, const PersonId &person)
{
    const auto collected = stores.images().count({});
    if (!collected)
        return passOn(collected);
    const auto open = OverviewService(stores, person).openWork();
    if (!open)
        return passOn(open);
    return NavigationCounts{*collected, open->duplicateGroups, open->overTextLimit, open->toInspect, open->toAnnotate};
}

} // namespace yuyi
