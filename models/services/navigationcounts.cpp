// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/navigationcounts.h"

#include "models/services/mayread.h"
#include "models/services/overviewservice.h"

#include <QDateTime>

namespace yuyi {

namespace {

Result<qint64> openValidation(Stores &stores, const PersonId &person)
{
    const auto waiting = stores.validation().waitingFor(person, QDateTime::currentDateTimeUtc());
    if (!waiting || *waiting > 0)
        return waiting;
    const auto lead = isLead(stores, person);
    if (!lead)
        return passOn(lead);
    return *lead ? stores.validation().openDiscussions() : waiting;
}

} // namespace

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
    const auto validate = openValidation(stores, person);
    if (!validate)
        return passOn(validate);
    const auto errors = stores.errors().openFor(person);
    if (!errors)
        return passOn(errors);
    NavigationCounts counts;
    counts.collected = *collected;
    counts.duplicates = open->duplicateGroups;
    counts.text = open->overTextLimit;
    counts.inspect = open->toInspect;
    counts.annotate = open->toAnnotate;
    counts.calibrate = *calibrate;
    counts.review = open->toAdjudicate;
    counts.validate = *validate;
    counts.errors = *errors;
    counts.mentions = *mentions;
    return counts;
}

} // namespace yuyi
