// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/participate/trialmemory.h"

namespace yuyi {

bool TrialMemory::show(const TrialId &trial)
{
    const bool first = !m_shown.contains(trial);
    m_shown.insert(trial);
    return first;
}

StudyAnswer TrialMemory::begun(const Trial &trial)
{
    StudyAnswer begun = m_begun.take(trial.id);
    if (begun.trial.isNull() && !trial.isAnswered() && trial.milliseconds > 0) {
        // Left by stopping: the time that was used is used.
        begun.trial = trial.id;
        begun.milliseconds = trial.milliseconds;
    }
    return begun;
}

qsizetype TrialMemory::next(const StudyVisit &visit, qsizetype horizon) const
{
    qsizetype index = visit.nextOpen();
    while (index >= 0 && m_skipped.contains(visit.trials.at(index).id))
        index = visit.nextOpen(index + 1);
    return index < horizon ? index : -1;
}

bool TrialMemory::mayGoBackFrom(const StudyVisit &visit, qsizetype index) const
{
    return visit.mayGoBack() && !visit.opensBlock(index) && m_answered.contains(visit.trials.at(index - 1).id);
}

} // namespace yuyi
