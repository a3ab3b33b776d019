// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/clock.h"
#include "models/services/errors/flaggeditems.h"
#include "models/services/results/resultsservice.h"

namespace yuyi {

/// The data in which flagged items are found.
struct FlaggedItemData {
    ResultsData results;
    FlaggedItemFacts facts;
};

/// @brief Finds flagged items and records what is done with them. Reading is for leads and experts, acting for leads;
/// items that HiddenItems names are neither listed nor changed. Each acting call is one step of the audit.
class FlaggedItemService
{
public:
    FlaggedItemService(Stores &stores, const PersonId &actor, Clock now = systemClock())
        : m_stores(stores), m_actor(actor), m_now(std::move(now))
    {
    }

    /// Returns the data of all runs that are not hidden, read by this scorer. Practice runs are left out if there are others, unless
    /// `withPractice`.
    Result<FlaggedItemData> data(Scorer scorer = Scorer::Strict, bool withPractice = false);

    /// @brief Sends the question back to review: the team discusses it. Refused while people answer it blind or it is being discussed, for
    /// a version no longer in force, and for items the person may not see. An empty note is replaced by the reasons.
    Result<DiscussionId> sendBack(const FlaggedItem &flaggedItem, const QString &note = {});
    /// @brief Like sendBack(), and concludes at once that the author rewrites it. Refused if nobody in the project wrote it.
    Result<> returnToAuthor(const FlaggedItem &flaggedItem, const QString &note = {});
    /// @brief Confirms the question: it leaves the list until there is more evidence than now. The note may be empty.
    Result<> dismiss(const FlaggedItem &flaggedItem, const QString &note = {});
    /// Withdraws a dismissal. Refused if there is none.
    Result<> listAgain(const FlaggedItem &flaggedItem);

private:
    Result<> readQuestions(FlaggedItemData &data);
    Result<> readReview(FlaggedItemFacts &facts, const ResultsData &results);
    Result<> readExperts(FlaggedItemFacts &facts);
    Result<> readStudies(FlaggedItemFacts &facts);
    Result<> readMarks(FlaggedItemFacts &facts);
    Result<> mayAct(const FlaggedItem &flaggedItem);
    Result<> mark(const FlaggedItem &flaggedItem, AuditAction action, const QString &note);

    Stores &m_stores;
    PersonId m_actor;
    Clock m_now;
};

} // namespace yuyi
