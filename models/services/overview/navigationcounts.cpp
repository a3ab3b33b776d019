// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/overview/navigationcounts.h"

#include "models/services/annotation/commentservice.h"
#include "models/services/overview/inbox.h"
#include "models/services/overview/overviewservice.h"
#include "models/services/rules/hiddenitems.h"
#include "models/services/rules/permissions.h"
#include "models/stores/studystore.h"

#include <algorithm>

namespace yuyi {

namespace {

/// `waiting`: rounds that the person may answer.
Result<qint64> openValidation(Stores &stores, const PersonId &person, qint64 waiting)
{
    if (waiting > 0)
        return waiting;
    YUYI_TRY(const auto lead, isLead(stores, person));
    return lead ? stores.discussions().openDiscussions() : waiting;
}

/// Who is still to take part, or to go on.
Result<qint64> openParticipants(Stores &stores, const PersonId &person)
{
    YUYI_TRY(const auto lead, isLead(stores, person));
    YUYI_TRY(const auto studies, lead ? stores.studies().studies() : Result<QList<Study>>(QList<Study>()));
    qint64 open = 0;
    for (const Study &study : studies) {
        if (study.state != StudyState::Running)
            continue;
        YUYI_TRY(const auto people, stores.studies().participants(study.id));
        open += std::count_if(people.begin(), people.end(), [](const Participant &one) {
            return one.simulated.isEmpty() && (one.state == ParticipantState::Invited || one.state == ParticipantState::Active);
        });
    }
    return open;
}

} // namespace

Result<NavigationCounts> navigationCounts(Stores &stores, const PersonId &person)
{
    YUYI_TRY(const auto open, OverviewService(stores, person).openWork());
    YUYI_TRY(const auto calibrate, stores.calibration().openFor(person));
    YUYI_TRY(const auto mentions, CommentService(stores, person).unseenMentions());
    YUYI_TRY(const auto validate, openValidation(stores, person, open.toValidate));
    YUYI_TRY(const auto self, requirePerson(stores, person));
    YUYI_TRY(const auto errors, casesToCode(stores, self));
    YUYI_TRY(const auto discussions, stores.inbox().discussionsFor(person, self.is(Role::Lead), self.is(Role::Adjudicator)));
    YUYI_TRY(const auto finished, stores.inbox().finishedRuns());
    YUYI_TRY(const auto study, openParticipants(stores, person));
    NavigationCounts counts;
    counts.collected = open.collected;
    counts.unsearched = open.unsearched;
    counts.unmeasured = open.unmeasured;
    counts.accepted = open.accepted;
    counts.released = open.released;
    counts.finishedRuns = finished;
    counts.urgent = open.annotation.returned + mentions.size() + discussions.size() + calibrate;
    counts.duplicates = open.duplicateGroups;
    counts.text = open.overTextLimit;
    counts.inspect = open.toInspect;
    counts.annotate = open.toAnnotate;
    counts.calibrate = calibrate;
    counts.review = open.toAdjudicate;
    counts.validate = validate;
    counts.errors = errors;
    counts.study = study;
    counts.mentions = mentions.size();
    return counts;
}

} // namespace yuyi
