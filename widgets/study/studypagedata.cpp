// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/study/studypagedata.h"

#include "models/services/session/projectaccess.h"

#include <algorithm>

namespace yuyi {

namespace {

constexpr int changePauseMs = 400;

} // namespace

StudyPageData::StudyPageData(PageContext context, QObject *parent)
    : PageDataOf(context, changePauseMs, {Entity::Study, Entity::Participant, Entity::Package}, parent)
{
}

const StudySummary *StudyPageData::study() const
{
    const auto studies = data();
    if (!studies || studies->isEmpty())
        return nullptr;
    const auto found = std::find_if(studies->begin(), studies->end(),
                                    [this](const StudySummary &one) { return one.study.id == m_wanted; });
    return found == studies->end() ? &studies->constFirst() : &*found; // kept alive by the page data
}

void StudyPageData::choose(const StudyId &id)
{
    m_wanted = id;
    if (!hasData())
        return;
    if (study() && study()->study.id == id)
        Q_EMIT changed();
    else
        reload();
}

void StudyPageData::taken()
{
    // Another that comes before it does not take its place.
    if (m_wanted.isNull() && !data()->isEmpty())
        m_wanted = data()->constFirst().study.id;
}

std::function<StudyPageData::Reading(Stores &)> StudyPageData::reading() const
{
    const Person person = context().project.person();
    return [person](Stores &stores) -> Reading {
        if (!person.is(Role::Lead))
            return failure(ErrorCode::Refused, tr("Only leads can set up and manage studies."));
        auto studies = StudyService(stores, person.id).studies();
        if (!studies)
            return passOn(studies);
        return std::make_shared<const QList<StudySummary>>(std::move(*studies));
    };
}

} // namespace yuyi
