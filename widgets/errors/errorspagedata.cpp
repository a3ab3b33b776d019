// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/errors/errorspagedata.h"

namespace yuyi {

namespace {

constexpr int changePauseMs = 300;

} // namespace

ErrorsPageData::ErrorsPageData(PageContext context, QObject *parent)
    : PageDataOf(context, changePauseMs,
                 {Entity::ErrorSample, Entity::ErrorCase, Entity::Run, Entity::Assignment, Entity::Vote, Entity::Project}, parent)
{
}

const SampleProgress *ErrorsPageData::sample() const
{
    if (!data())
        return nullptr;
    for (const SampleProgress &one : data()->samples) {
        if (one.sample.id == data()->chosen)
            return &one;
    }
    return nullptr;
}

void ErrorsPageData::choose(const ErrorSampleId &id)
{
    if (data() && data()->chosen == id && m_wanted == id)
        return;
    m_wanted = id;
    reload();
}

std::function<ErrorsPageData::Reading(Stores &)> ErrorsPageData::reading() const
{
    const QHash<ErrorCaseId, CaseWords> words = data() ? data()->words : QHash<ErrorCaseId, CaseWords>();
    return [person = context().project.person().id, wanted = m_wanted, words](Stores &stores) {
        return errorsData(stores, person, wanted, words);
    };
}

} // namespace yuyi
