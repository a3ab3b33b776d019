// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/overviewservice.h"

#include "models/domain/clock.h"
#include "models/filtering/duplicatesearch.h"
#include "models/services/places.h"

#include <algorithm>

namespace yuyi {

Result<OpenWork> OverviewService::openWork()
{
    OpenWork open;
    const auto info = m_stores.project().info();
    if (!info)
        return passOn(info);
    const auto funnel = m_stores.images().funnel();
    if (!funnel)
        return passOn(funnel);
    const auto groups = m_stores.filters().groups(GroupState::Open);
    if (!groups)
        return passOn(groups);
    open.duplicateGroups = groups->size();
    open.toInspect = funnel->stages.value(Stage::Collected);
    open.accepted = funnel->stages.value(Stage::Accepted);

    ImageFilter collectedOnly;
    collectedOnly.stage = Stage::Collected;
    const auto collected = m_stores.images().list(collectedOnly, ImageSort::Added);
    if (!collected)
        return passOn(collected);
    const auto searched = m_stores.filters().searchedImages(filtering::duplicateEngineVersion());
    if (!searched)
        return passOn(searched);
    const auto ratios = m_stores.filters().ratios();
    if (!ratios)
        return passOn(ratios);
    const auto decisions = m_stores.images().decisionsInForce(FilterStep::Text);
    if (!decisions)
        return passOn(decisions);
    const double from = info->rules.textRatioLimit - info->rules.textReviewBand;
    for (const ImageId &image : *collected) {
        if (!searched->contains(image))
            ++open.unsearched;
        const auto ratio = ratios->find(image);
        if (ratio == ratios->end())
            ++open.unmeasured;
        else if (*ratio >= from && !decisions->contains(image))
            ++open.overTextLimit;
    }
    const auto turn = turnOf(m_stores, m_actor);
    if (!turn)
        return passOn(turn);
    const auto annotate = m_stores.annotations().openFor(*turn);
    if (!annotate)
        return passOn(annotate);
    open.toAnnotate = *annotate;
    const QDateTime now = currentTime();
    const auto cases = m_stores.review().openCases(m_actor, now);
    if (!cases)
        return passOn(cases);
    open.toAdjudicate = *cases;
    const auto validate = m_stores.validation().waitingFor(m_actor, now);
    if (!validate)
        return passOn(validate);
    open.toValidate = *validate;
    return open;
}

Result<Overview> OverviewService::overview()
{
    Overview overview;
    const auto funnel = m_stores.images().funnel();
    if (!funnel)
        return passOn(funnel);
    overview.counts = *funnel;
    for (const FilterStep step : {FilterStep::Duplicate, FilterStep::Text, FilterStep::Inspect}) {
        QList<FunnelReason> ofStep;
        const auto reasons = m_stores.images().reasons(step);
        if (!reasons)
            return passOn(reasons);
        for (auto it = reasons->begin(); it != reasons->end(); ++it)
            ofStep.append({step, it.key(), it.value()});
        std::sort(ofStep.begin(), ofStep.end(), [](const FunnelReason &a, const FunnelReason &b) {
            return a.images != b.images ? a.images > b.images : a.reason < b.reason;
        });
        overview.reasons.append(ofStep);
    }
    const auto open = openWork();
    if (!open)
        return passOn(open);
    overview.open = *open;
    const auto questions = m_stores.annotations().goldQuestionCount();
    if (!questions)
        return passOn(questions);
    overview.questions = *questions;
    const auto releases = m_stores.releases().releases();
    if (!releases)
        return passOn(releases);
    overview.releases = releases->size();
    const QDateTime midnight = QDate::currentDate().startOfDay().toUTC();
    const auto today = m_stores.annotations().submittedSince(m_actor, midnight);
    if (!today)
        return passOn(today);
    overview.submittedToday = *today;
    return overview;
}

} // namespace yuyi
