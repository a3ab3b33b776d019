// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/overview/overviewservice.h"

#include "models/domain/clock.h"
#include "models/filtering/duplicates/duplicatesearch.h"
#include "models/services/rules/permissions.h"
#include "models/services/rules/reservations.h"

#include <algorithm>

namespace yuyi {

namespace {
constexpr int daysShown = 7;
}

Result<OpenWork> OverviewService::openWork()
{
    YUYI_TRY(const auto person, requirePerson(m_stores, m_actor));
    YUYI_TRY(const auto funnel, m_stores.images().funnel());
    return openWork(funnel, person);
}

Result<OpenWork> OverviewService::openWork(const FunnelCounts &funnel, const Person &person)
{
    OpenWork open;
    YUYI_TRY(const auto info, m_stores.project().info());
    open.collected = funnel.collected;
    open.toInspect = funnel.stages.value(Stage::Collected);
    open.accepted = funnel.stages.value(Stage::Accepted);
    open.released = funnel.stages.value(Stage::Released);
    YUYI_TRY(const auto filters, m_stores.inbox().filterWork(duplicateEngineVersion(),
                                                             info.rules.textRatioLimit - info.rules.textReviewBand));
    open.unsearched = filters.unsearched;
    open.duplicateGroups = filters.duplicateGroups;
    open.unmeasured = filters.unmeasured;
    open.overTextLimit = filters.nearTextLimit;
    YUYI_TRY(const auto turn, turnOf(m_stores, m_actor, m_now));
    YUYI_TRY(const auto annotate, m_stores.annotationQueue().workFor(turn));
    open.annotation = annotate;
    open.toAnnotate = annotate.all();
    const QDateTime now = m_now();
    // Whoever is no adjudicator settles nothing, a lead neither.
    YUYI_TRY(const auto cases, person.is(Role::Adjudicator) ? m_stores.review().openCases(m_actor, now) : Result<qint64>(0));
    open.toAdjudicate = cases;
    YUYI_TRY(const auto validate, m_stores.validationQueue().waitingFor(m_actor, now));
    open.toValidate = validate;
    return open;
}

Result<Overview> OverviewService::overview()
{
    Overview overview;
    YUYI_TRY(const auto person, requirePerson(m_stores, m_actor));
    YUYI_TRY(const auto funnel, m_stores.images().funnel());
    overview.counts = funnel;
    for (const FilterStep step : {FilterStep::Duplicate, FilterStep::Text, FilterStep::Inspect}) {
        QList<FunnelReason> ofStep;
        YUYI_TRY(const auto reasons, m_stores.images().reasons(step));
        for (auto it = reasons.begin(); it != reasons.end(); ++it)
            ofStep.append({step, it.key(), it.value()});
        std::sort(ofStep.begin(), ofStep.end(), [](const FunnelReason &a, const FunnelReason &b) {
            return a.images != b.images ? a.images > b.images : a.reason < b.reason;
        });
        YUYI_TRY(const auto run, m_stores.filters().lastStepRun(step));
        if (run || !ofStep.isEmpty())
            overview.begun.insert(step);
        overview.reasons.append(ofStep);
    }
    YUYI_TRY(const auto open, openWork(funnel, person));
    overview.open = open;
    YUYI_TRY(const auto inbox, inboxOf(m_stores, person, open, m_now()));
    overview.inbox = inbox;
    YUYI_TRY(const auto questions, m_stores.annotations().goldQuestionCount());
    overview.questions = questions;
    YUYI_TRY(const auto releases, m_stores.releases().releases());
    overview.releases = releases.size();
    YUYI_CHECK(readWeek(overview, person));
    return overview;
}

std::optional<QDate> forecast(const Overview &overview)
{
    constexpr qint64 leastDone = 5;
    qint64 done = 0;
    for (const DayWork &day : overview.week)
        done += day.images;
    if (done < leastDone || overview.annotationsLeft <= 0)
        return std::nullopt;
    const qint64 days = (overview.annotationsLeft * overview.week.size() + done - 1) / done;
    return overview.week.constLast().day.addDays(days);
}

Result<> OverviewService::readWeek(Overview &overview, const Person &person)
{
    const QDate today = m_now().toLocalTime().date();
    const QDate first = today.addDays(1 - daysShown);
    for (int day = 0; day < daysShown; ++day)
        overview.week.append({first.addDays(day)});
    const bool leads = person.is(Role::Lead);
    YUYI_TRY(const auto done, m_stores.inbox().doneSince(leads ? PersonId() : person.id, first.startOfDay().toUTC()));
    QHash<PersonId, PersonWork> people;
    for (const WorkDone &one : done) {
        const QDate day = one.at.toLocalTime().date();
        const qint64 index = first.daysTo(day);
        if (index < 0 || index >= daysShown)
            continue;
        (one.answer ? overview.week[index].answers : overview.week[index].images) += one.count;
        PersonWork &his = people[one.person];
        his.person = one.person;
        (one.answer ? his.answers : his.images) += one.count;
        his.today += day == today ? one.count : 0;
        if (one.person == person.id && day == today)
            (one.answer ? overview.answeredToday : overview.submittedToday) += one.count;
    }
    overview.annotationsLeft = overview.open.toAnnotate;
    if (!leads)
        return {};
    YUYI_TRY(const auto info, m_stores.project().info());
    YUYI_TRY(const auto left, m_stores.inbox().annotationsLeft(info.rules.annotatorsPerImage));
    overview.annotationsLeft = left;
    overview.people = people.values();
    std::sort(overview.people.begin(), overview.people.end(), [](const PersonWork &a, const PersonWork &b) {
        const qint64 sumA = a.images + a.answers, sumB = b.images + b.answers;
        return sumA != sumB ? sumA > sumB : a.person < b.person;
    });
    return {};
}

} // namespace yuyi
