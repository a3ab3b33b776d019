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
    const auto calibrate = stores.calibration().openFor(person);
    if (!calibrate)
        return passOn(calibrate);
    const auto mentions = stores.talk().unseenMentions(person);
    if (!mentions)
        return passOn(mentions);
    NavigationCounts counts;
    counts.collected = *collected;
    counts.duplicates = open->duplicateGroups;
    counts.text = open->overTextLimit;
    counts.inspect = open->toInspect;
    counts.annotate = open->toAnnotate;
    counts.calibrate = *calibrate;
    counts.mentions = *mentions;
    return counts;
}

} // namespace yuyi
