// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/clock.h"
#include "models/services/resultsservice.h"
#include "models/services/suspects.h"

namespace yuyi {

/// Everything suspects are found in.
struct SuspectData {
    ResultsData results;
    SuspectFacts facts;
};

/// @brief Questions that may be wrong themselves. Reading is for leads and experts, acting for leads; what HiddenItems names is
/// neither listed nor acted upon. Each call that acts is one step of the audit.
class SuspectService
{
public:
    SuspectService(Stores &stores, const PersonId &actor, Clock now = systemClock())
        : m_stores(stores), m_actor(actor), m_now(std::move(now))
    {
    }

    /// Of all runs that are not put away, read by this scorer.
    Result<SuspectData> data(Scorer scorer = Scorer::Strict);

    /// @brief Sends the question back to review: the team discusses it. Refused while people answer it blind or it is being discussed,
    /// for a version that is not in force any more, and for what the person may not see. An empty note: the reasons.
    Result<DiscussionId> sendBack(const Suspect &suspect, const QString &note = {});
    /// @brief The same, and concludes at once that its author rewrites it. Refused where nobody here wrote it.
    Result<> returnToAuthor(const Suspect &suspect, const QString &note = {});
    /// @brief Looked at, and it stands: off the list until there is more evidence than now. The note may be empty.
    Result<> dismiss(const Suspect &suspect, const QString &note = {});
    /// Takes a dismissal back. Refused where there is none.
    Result<> listAgain(const Suspect &suspect);

private:
    Result<> readQuestions(SuspectData &data);
    Result<> readReview(SuspectFacts &facts, const ResultsData &results);
    Result<> readExperts(SuspectFacts &facts);
    Result<> readStudies(SuspectFacts &facts);
    Result<> readMarks(SuspectFacts &facts);
    Result<> mayAct(const Suspect &suspect);
    Result<> mark(const Suspect &suspect, const QString &action, const QString &note);

    Stores &m_stores;
    PersonId m_actor;
    Clock m_now;
};

} // namespace yuyi
