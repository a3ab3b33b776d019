// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/studies/participation/session.h"

#include <QHash>
#include <QSet>

namespace yuyi {

/// What a participant's window remembers of the trials, as long as it is open.
class TrialMemory
{
public:
    /// Whether it is shown for the first time.
    bool show(const TrialId &trial);
    /// A picture of it cannot be shown.
    void skip(const TrialId &trial) { m_skipped.insert(trial); }
    qsizetype skipped() const { return m_skipped.size(); }
    void answer(const TrialId &trial) { m_answered.insert(trial); }
    /// The input for a trial that is left unanswered to go back.
    void keep(const TrialId &trial, const StudyAnswer &begun) { m_begun.insert(trial, begun); }
    /// Returns that input once; of a trial that was left by stopping, the time that was used.
    StudyAnswer begun(const Trial &trial);
    /// The first trial to ask of the first `horizon`; −1: none.
    qsizetype next(const StudyVisit &visit, qsizetype horizon) const;
    /// Whoever sits down here later sees nothing that was answered before.
    bool mayGoBackFrom(const StudyVisit &visit, qsizetype index) const;

private:
    QSet<TrialId> m_shown;
    QSet<TrialId> m_skipped;
    QSet<TrialId> m_answered;
    QHash<TrialId, StudyAnswer> m_begun;
};

} // namespace yuyi
