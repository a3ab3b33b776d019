// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/navigationcounts.h"

#include "models/domain/clock.h"
#include "models/services/hiddenitems.h"
#include "models/services/mayread.h"
#include "models/services/overviewservice.h"
#include "models/stores/studystore.h"

#include <QDateTime>

#include <algorithm>

namespace yuyi {

namespace {

Result<qint64> openValidation(Stores &stores, const PersonId &person)
{
    const auto waiting = stores.validation().waitingFor(person, currentTime());
    if (!waiting || *waiting > 0)
        return waiting;
    const auto lead = isLead(stores, person);
    if (!lead)
        return passOn(lead);
    return *lead ? stores.validation().openDiscussions() : waiting;
}

/// Leads may code as well, but nobody waits for them. Cases of items that are hidden from the person do not wait either.
Result<qint64> openCases(Stores &stores, const PersonId &person)
{
    const auto self = requirePerson(stores, person);
    if (!self)
        return passOn(self);
    if (!self->is(Role::Expert))
        return 0;
    const auto open = stores.errors().openFor(person);
    if (!open || open->isEmpty())
        return open ? Result<qint64>(0) : passOn(open);
    const auto hidden = hiddenItems(stores, person);
    const auto images = stores.runs().imagesOf(*open);
    if (!hidden || !images)
        return !hidden ? passOn(hidden) : passOn(images);
    return std::count_if(open->begin(), open->end(),
                         [&](const QuestionVersionId &one) { return !hidden->hides(one, images->value(one)); });
}

/// Who is still to take part, or to go on.
Result<qint64> openParticipants(Stores &stores, const PersonId &person)
{
    const auto lead = isLead(stores, person);
    if (!lead)
        return passOn(lead);
    const auto studies = *lead ? stores.studies().studies() : Result<QList<Study>>(QList<Study>());
    if (!studies)
        return passOn(studies);
    qint64 open = 0;
    for (const Study &study : *studies) {
        if (study.state != StudyState::Running)
            continue;
        const auto people = stores.studies().participants(study.id);
        if (!people)
            return passOn(people);
        open += std::count_if(people->begin(), people->end(), [](const Participant &one) {
            return one.simulated.isEmpty() && (one.state == ParticipantState::Invited || one.state == ParticipantState::Active);
        });
    }
    return open;
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
    const auto errors = openCases(stores, person);
    if (!errors)
        return passOn(errors);
    const auto study = openParticipants(stores, person);
    if (!study)
        return passOn(study);
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
    counts.study = *study;
    counts.mentions = *mentions;
    return counts;
}

} // namespace yuyi
