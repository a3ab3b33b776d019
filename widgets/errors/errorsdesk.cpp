// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/errors/errorsdesk.h"

namespace yuyi {

namespace {

constexpr int changePauseMs = 300;

} // namespace

ErrorsDesk::ErrorsDesk(PageContext context, QObject *parent)
    : PageDeskOf(context, changePauseMs,
                 {Entity::ErrorSample, Entity::ErrorCase, Entity::Run, Entity::Assignment, Entity::Vote, Entity::Project}, parent)
{
}

const SampleProgress *ErrorsDesk::sample() const
{
    if (!data())
        return nullptr;
    for (const SampleProgress &one : data()->samples) {
        if (one.sample.id == data()->chosen)
            return &one;
    }
    return nullptr;
}

void ErrorsDesk::choose(const ErrorSampleId &id)
{
    if (data() && data()->chosen == id && m_wanted == id)
        return;
    m_wanted = id;
    reload();
}

std::function<ErrorsDesk::Reading(Stores &)> ErrorsDesk::reading() const
{
    const QHash<ErrorCaseId, CaseWords> words = data() ? data()->words : QHash<ErrorCaseId, CaseWords>();
    return [person = context().project.person().id, wanted = m_wanted, words](Stores &stores) {
        return errorsData(stores, person, wanted, words);
    };
}

} // namespace yuyi
